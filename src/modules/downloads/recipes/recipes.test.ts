import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Commands } from './command-steps';
import { RECIPES, type RecipeSource } from './recipes';

const SOURCE: RecipeSource = {
  title: 'PostgreSQL 18 on Debian 12',
  system: 'debian-12',
  major: 18,
  packageManager: 'apt',
  commands: {
    steps: [
      { title: 'Install', language: 'bash', code: 'install postgresql-18' },
      { title: 'Start', language: 'bash', code: 'systemctl start postgresql' },
    ],
    verify: 'check',
    remove: 'remove',
    packageName: 'postgresql-18',
  },
};
const WITH_TOKEN: Commands = {
  ...SOURCE.commands,
  steps: [{ title: 'Token', language: 'bash', code: ': "${EDB_SUBSCRIPTION_TOKEN:?}"' }, ...SOURCE.commands.steps],
};

/** Commands in the place of those that need a system with packages. */
const STAND_INS = [
  'apt-cache() { [ "$1" = depends ] && echo postgresql-18 || true; }',
  'apt-get() { echo package > "$2.deb"; }',
  'sudo() { :; }',
  'systemctl() { :; }',
].join('\n');

const build = (file: string, source: RecipeSource): string => RECIPES.find((each) => each.file === file)?.build(source) ?? '';
const filesFor = (source: RecipeSource): string[] => RECIPES.filter((recipe) => recipe.isFor(source)).map(({ file }) => file);

test('the server of an image accepts connections from outside with a password', () => {
  const config = '/etc/postgresql/18/main';
  const lines = build('dockerfile', SOURCE).split('\n');
  expect(lines).toContain(`RUN echo 'host all all all scram-sha-256' >> ${config}/pg_hba.conf`);
  expect(lines.at(-2)).toBe(
    'CMD ["/usr/lib/postgresql/18/bin/postgres", "-D", "/var/lib/postgresql/18/main", "-c", ' +
      `"config_file=${config}/postgresql.conf", "-c", "listen_addresses=*"]`,
  );
  const data = '/var/lib/pgsql/18/data';
  const ofRhel = build('dockerfile', { ...SOURCE, system: 'rhel-9', packageManager: 'dnf' }).split('\n');
  expect(ofRhel.filter((line) => line.startsWith('RUN ')).slice(1)).toEqual([
    `RUN /usr/pgsql-18/bin/initdb -D ${data}`,
    `RUN echo 'host all all all scram-sha-256' >> ${data}/pg_hba.conf`,
  ]);
});

test('no command of an image reads its own script as input, and the server stores UTF-8', () => {
  const lines = build('dockerfile', SOURCE).split('\n');
  expect(lines).toContain('ENV LANG=C.UTF-8');
  expect(lines[lines.indexOf("RUN <<'COMMANDS'") - 1]).toBe('SHELL ["/bin/bash", "-euo", "pipefail", "-c"]');
  expect(lines.filter((line) => line.startsWith('ENV DEBIAN_FRONTEND'))).toEqual([]);
});

test('a virtual package at the end of the list does not end the script for machines without a network', () => {
  const script = build('air-gapped.sh', SOURCE);
  const [loop = ''] = /while read[\s\S]*?done/.exec(script) ?? [];
  const run = spawnSync(
    'bash',
    [
      '-euo',
      'pipefail',
      '-c',
      `apt-cache() { [ "$2" = real ]; }; apt-get() { echo "$2"; }; printf 'real\\nvirtual\\n' | ${loop}`,
    ],
    { encoding: 'utf8' },
  );
  expect([run.status, run.stdout]).toEqual([0, 'real\n']);
});

test('a script for machines without a network fetches where there is one, and creates the cluster where there is none', () => {
  const step = (code: string) => ({ title: code, language: 'bash', code }) as const;
  const steps = [step('add repository'), step('install postgresql-18'), step('setup initdb')];
  const script = build('air-gapped.sh', { ...SOURCE, commands: { ...SOURCE.commands, steps } });
  const [fetching = '', installing = ''] = script.split('install_packages() {');
  expect([fetching.includes('  add repository\n'), fetching.includes('initdb')]).toEqual([true, false]);
  expect([installing.includes('add repository'), installing.includes('  setup initdb\n')]).toEqual([false, true]);
});

test('a second fetch on a machine with a network starts over, and its checksums pass', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'air-gapped-'));
  const run = (part: string) =>
    spawnSync('bash', ['-c', `${STAND_INS}\n${build('air-gapped.sh', SOURCE)}`, 'air-gapped.sh', part], {
      cwd: folder,
      encoding: 'utf8',
    });
  try {
    await mkdir(join(folder, 'packages'));
    await writeFile(join(folder, 'packages/old.deb'), '');
    for (const part of ['fetch', 'fetch', 'install']) expect(run(part), part).toMatchObject({ status: 0, stderr: '' });
    expect(await readdir(join(folder, 'packages'))).toEqual(['SHA256SUMS', 'postgresql-18.deb']);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('commands that need a token are not offered in a file that cannot carry it', () => {
  expect(filesFor(SOURCE)).toEqual(['install.sh', 'dockerfile', 'cloud-init.yaml', 'playbook.yaml', 'air-gapped.sh']);
  expect(filesFor({ ...SOURCE, commands: WITH_TOKEN })).toEqual(['install.sh', 'playbook.yaml', 'air-gapped.sh']);
});

test('a new machine gets no file for a package of a repository that only a customer can add', () => {
  const files = filesFor({
    ...SOURCE,
    packageManager: 'zypper',
    commands: { ...SOURCE.commands, packageName: 'edb-as18-server' },
  });
  expect(files).not.toContain('cloud-init.yaml');
});

test('every task of a playbook gets the token', () => {
  const text = build('playbook.yaml', { ...SOURCE, commands: WITH_TOKEN });
  expect(text.split('\n')[0]).toContain('Set EDB_SUBSCRIPTION_TOKEN');
  const environment = {
    DEBIAN_FRONTEND: 'noninteractive',
    EDB_SUBSCRIPTION_TOKEN: "{{ lookup('env', 'EDB_SUBSCRIPTION_TOKEN') }}",
  };
  expect(parse(text)).toMatchObject([{ tasks: [{}, { environment }, { environment }, { environment }, {}] }]);
  expect(build('playbook.yaml', SOURCE)).not.toContain('EDB_SUBSCRIPTION_TOKEN');
});
