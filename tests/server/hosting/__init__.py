"""What a host does: settings, serving, figures, logs, backups, checks."""
