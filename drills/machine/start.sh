#!/bin/bash
# The first process of a machine: a private copy of this computer's files, with its own processes,
# network and memory files. Everything in it ends with this process.
set -e
folder=$1
mkdir -p "$folder/upper" "$folder/work" "$folder/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$folder/upper,workdir=$folder/work" "$folder/root"
cd "$folder/root"
mount -t proc proc proc
mount --rbind /dev dev
mount -t tmpfs tmpfs dev/shm
mount -t tmpfs tmpfs run
mkdir -m 777 run/drill
ip link set lo up
echo ready
# Bash takes in processes whose parent has ended.
exec chroot . bash -c 'while :; do sleep 1000 & wait $!; done'
