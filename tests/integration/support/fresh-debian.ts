import { readFileSync } from 'node:fs';
import { spawn } from 'node:child_process';

/** Whether commands can run here as on a new Debian system of this release: as root, on the same release. */
export function canRunOnDebian(release: string): boolean {
  return process.getuid?.() === 0 && new RegExp(`^ID=debian$[\\s\\S]*^VERSION_ID="${release}"$`, 'm').test(sortedOsRelease());
}

function sortedOsRelease(): string {
  try {
    return readFileSync('/etc/os-release', 'utf8').split('\n').toSorted().join('\n');
  } catch {
    // Not a Debian system.
    return '';
  }
}

/**
 * A view of this machine's files in which everything that is written goes to memory and is forgotten, with processes of its own
 * that end with it. Postgres is removed from it first, so that the commands find a system that never had one.
 */
const PREPARE = `
set -euo pipefail
mount --make-rprivate /
mount -t tmpfs -o size=3g tmpfs /mnt
mkdir /mnt/upper /mnt/work /mnt/root
mount -t overlay overlay -o lowerdir=/,upperdir=/mnt/upper,workdir=/mnt/work /mnt/root
mount -t proc proc /mnt/root/proc
mount --rbind /dev /mnt/root/dev
cp --remove-destination /etc/resolv.conf /mnt/root/etc/resolv.conf
rm -f /mnt/root/usr/sbin/policy-rc.d
exec chroot /mnt/root /bin/bash -s
`;
const CLEAN = `
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive PATH=/usr/sbin:/usr/bin:/sbin:/bin
cd /root
exec 3>&1 1>&2
# Packages start their service only in a system that says it has been booted.
printf '#!/bin/sh\\necho N 2\\n' > /sbin/runlevel
chmod 755 /sbin/runlevel
# Manual pages take half of the time.
rm -f /var/lib/man-db/auto-update
dpkg --get-selections 'postgresql*' | cut -f1 | xargs --no-run-if-empty apt-get -qq purge -y
rm -rf /var/lib/postgresql /etc/postgresql
echo 'Acquire::Retries "3";' > /etc/apt/apt.conf.d/99retries
apt-get -qq update
apt-get -qq install -y --no-install-recommends sudo
exec 1>&3
`;

/** Runs a script on such a system. @returns its output and exit code */
export function runOnFreshDebian(script: string): Promise<{ code: number | null; output: string; errors: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn('unshare', ['--mount', '--pid', '--fork', '--kill-child', 'bash', '-c', PREPARE]);
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output, errors }));
    child.stdin.end(CLEAN + script);
  });
}
