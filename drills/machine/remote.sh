#!/bin/bash
# `ssh` and `scp -3` between the machines of the drills, called by these names. DRILL_MACHINES holds
# a file for each name of a machine, with the number of its first process.
into() { nsenter --target "$(cat "$DRILL_MACHINES/$1")" --mount --net --pid --root --wd=/ "${@:2}"; }
place() { echo "/proc/$(cat "$DRILL_MACHINES/${1%%:*}")/root${1#*:}"; }
case "$(basename "$0")" in
  ssh) into "$1" runuser -l admin1 -c "${*:2}" ;;
  scp) cp --preserve=mode "$(place "${@:(-2):1}")" "$(place "${@: -1}")" ;;
esac
