#!/bin/sh
# The smallest bot there can be: it always takes the first option.
# Try it: hotelier simulate --bots "porter,cmd:sh examples/first.sh"
while read -r line; do
    case $line in
    *'"hello"'*) echo '{"type": "ready", "protocol": 1}' ;;
    *'"goodbye"'*) exit ;;
    *) echo '{"type": "choice", "number": 0}' ;;
    esac
done
