#!/bin/bash
# The first process of a machine: a private copy of this computer's files, with its own processes,
# network and memory files, in which systemd runs what pages start. All of it ends with this process.
set -e
folder=$1
groups=$(dirname "$DRILLS_GROUP")
if [ "$2" != grouped ]; then
  if [ ! -x /lib/systemd/systemd ] || [ ! -x /usr/bin/dbus-daemon ]; then
    echo "drills need systemd and D-Bus, which run the services of machines: apt-get install systemd dbus (as root)"
    exit 1
  fi
  group=$DRILLS_GROUP/$(basename "$folder")
  if ! mkdir -p "$group" || ! echo 0 > "$group/cgroup.procs"; then
    echo "cannot create the control group $group, which systemd needs: run drills as root on a computer (not in a container) whose /sys/fs/cgroup is writable"
    exit 1
  fi
  exec unshare --cgroup "$BASH" "$0" "$folder" grouped
fi
mkdir -p "$folder/upper" "$folder/work" "$folder/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$folder/upper,workdir=$folder/work" "$folder/root"
cd "$folder/root"
mount -t proc proc proc
mount -t sysfs -o ro sysfs sys
if [ "$groups" = /sys/fs/cgroup ]; then
  mount -t cgroup2 cgroup2 sys/fs/cgroup
else
  mount -t tmpfs tmpfs sys/fs/cgroup
  mkdir sys/fs/cgroup/systemd
  mount -t cgroup -o none,name=systemd cgroup sys/fs/cgroup/systemd
  # Hide the other hierarchies, in which all machines would share their groups.
  mount --bind /dev/null proc/cgroups
fi
mount --rbind /dev dev
mount -t tmpfs tmpfs dev/shm
mount -t tmpfs tmpfs run
mkdir -m 777 run/drill
# Nothing runs but the journal and the bus; `/dev/log` is this computer's.
rm -rf etc/systemd/system/*.wants usr/lib/systemd/system/*.wants/*
units=run/systemd/system
mkdir -p $units/systemd-journald-dev-log.socket.d
printf '[Socket]\nSymlinks=\n' > $units/systemd-journald-dev-log.socket.d/drill.conf
printf '[Unit]\nRequires=systemd-journald.service dbus.socket\n' > $units/drill.target
ip link set lo up
# In a chroot the kernel lets no unit have users of its own.
mkdir run/outside
pivot_root . run/outside
umount --lazy /run/outside
rmdir /run/outside
echo ready
exec env -i container=drill PATH="$PATH" /lib/systemd/systemd --unit=drill.target --show-status=0 \
  systemd.legacy_systemd_cgroup_controller=1
