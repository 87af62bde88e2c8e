import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ARCHITECTURES } from './options';
import { buildPublishedFiles } from './published-files';

const choose = (system: string, architecture: (typeof ARCHITECTURES)[number] = 'x86-64') =>
  buildPublishedFiles({ product: 'postgresql', major: 18, system, architecture }, '18.7');

test.each([
  [
    'debian-12',
    'arm64',
    'https://apt.postgresql.org/pub/repos/apt/dists/bookworm-pgdg/main/binary-arm64/Packages.gz',
    'https://apt.postgresql.org/pub/repos/apt/dists/bookworm-pgdg/InRelease',
  ],
  [
    'rhel-9',
    'arm64',
    'https://download.postgresql.org/pub/repos/yum/reporpms/EL-9-aarch64/pgdg-redhat-repo-latest.noarch.rpm',
    'https://download.postgresql.org/pub/repos/yum/18/redhat/',
  ],
  [
    'sles-16',
    'x86-64',
    'https://download.postgresql.org/pub/repos/zypp/reporpms/SLES-16-x86_64/pgdg-suse-repo-latest.noarch.rpm',
    'https://zypp.postgresql.org/keys/PGDG-RPM-GPG-KEY-SLES16',
  ],
  [
    'source',
    'x86-64',
    'https://ftp.postgresql.org/pub/source/v18.7/postgresql-18.7.tar.bz2',
    'https://ftp.postgresql.org/pub/source/v18.7/postgresql-18.7.tar.bz2.sha256',
  ],
  ['docker', 'x86-64', 'https://hub.docker.com/_/postgres/tags?name=18.7', undefined],
] as const)('%s on %s has the documented URL', (system, architecture, url, proof) => {
  const [file, ...others] = choose(system, architecture);
  expect(others).toEqual([]);
  expect(file).toMatchObject({ url });
  expect(file?.proof?.url).toBe(proof);
});

test('a container is named with the release, not with a moving tag', () => {
  expect([choose('podman'), choose('kubernetes')].map(([file]) => file?.name)).toEqual([
    'docker.io/library/postgres:18.7',
    'ghcr.io/cloudnative-pg/postgresql:18.7-minimal-trixie',
  ]);
});

test('nothing is derived for what has no documented rule', () => {
  expect([choose('windows'), choose('fedora'), choose('sles-15')]).toEqual([[], [], []]);
  expect(
    buildPublishedFiles({ product: 'advanced-server', major: 18, system: 'debian-12', architecture: 'x86-64' }, undefined),
  ).toEqual([]);
});

const hasShellCheck = spawnSync('shellcheck', ['--version']).status === 0;
test.skipIf(!hasShellCheck).each(['debian-12', 'rhel-10', 'sles-16', 'docker', 'podman', 'kubernetes', 'macos'])(
  'the check for %s passes ShellCheck',
  (system) => {
    const [file] = choose(system);
    const { stdout, status } = spawnSync('shellcheck', ['--shell=bash', '--severity=style', '-'], {
      input: file?.check?.code ?? '',
      encoding: 'utf8',
    });
    expect(status, stdout).toBe(0);
  },
);
