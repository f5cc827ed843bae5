"""How fast it is: ``python -m bench``. Each figure stands beside a floor measured in the same run."""
