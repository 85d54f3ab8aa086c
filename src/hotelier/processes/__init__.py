"""Processes and programs that are started here, none of which outlives whoever needs it.

- ``program``: a program that is talked to line by line
- ``worker``: a process that does one job after another
- ``pool``: some processes that share many jobs
- ``alarm``: a call in this process that must not take too long
- ``signals``: Ctrl-C, ``kill`` and a closed window, heard where they are meant
"""
