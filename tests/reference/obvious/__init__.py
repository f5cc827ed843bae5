"""Play the game the slow and obvious way: the measure for what is fast.

Plain objects and the standard library, written from the rulebook alone and sharing no line with the package,
so that two independent readings of the rules can be compared. Cards mode, maps with the mechanics of USA and
Europe.
"""
