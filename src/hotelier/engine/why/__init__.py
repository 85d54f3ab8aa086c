"""What stands in the way of an action that is not offered, one module for each part of a turn.

Every function is asked only when the pending decision could in principle be answered by this kind
of action, and only for an action that is not among the options. It measures with the same
functions of the rules as the options do.
"""
