import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '@/platform/durations';

const WEEKS_AGO = new Date(Date.now() - 40 * DAY_MS);

let above = '';
let backups = '';

beforeEach(() => {
  above = mkdtempSync(path.join(tmpdir(), 'backup-script-'));
  backups = path.join(above, 'backups');
  for (const name of ['bin', 'media', 'backups']) mkdirSync(path.join(above, name));
  program('pg_dump', WRITES_DUMP);
});
afterEach(() => rmSync(above, { recursive: true }));

const WRITES_DUMP = 'for last; do :; done; echo dump > "${last#--file=}"';

/** Makes the script run a stand-in for a program. */
function program(name: string, script: string): void {
  writeFileSync(path.join(above, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

/** Makes a folder as a backup of some weeks ago left it. */
function leave(name: string): void {
  const folder = path.join(backups, name);
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'site.dump'), 'old');
  utimesSync(folder, WEEKS_AGO, WEEKS_AGO);
}

/** Runs the script: once, or as the service does. @returns whether it succeeded, and what it wrote to its log */
function run(parameters: readonly string[]): { isSuccessful: boolean; log: string } {
  const { status, error, stderr } = spawnSync('sh', ['deploy/backup/backup.sh', ...parameters], {
    encoding: 'utf8',
    env: {
      NODE_ENV: 'test',
      PATH: `${path.join(above, 'bin')}:${process.env['PATH']}`,
      BACKUP_FOLDER: backups,
      MEDIA_FOLDER: path.join(above, 'media'),
    },
  });
  if (error) throw error;
  return { isSuccessful: status === 0, log: stderr };
}

/** Lists what is in the folder of the backups, except for the lock. */
const list = (): string[] => readdirSync(backups).filter((name) => name !== '.lock');

/** Backs up once. @returns whether it succeeded, and the folders that are there afterwards, except the new one */
function backUp(): { isSuccessful: boolean; isNew: boolean; kept: string[] } {
  const before = list();
  const { isSuccessful } = run(['once']);
  const after = list();
  const kept = after.filter((name) => before.includes(name));
  return { isSuccessful, isNew: after.length > kept.length, kept };
}

it('writes a complete backup, and removes old ones and those that a killed run left', () => {
  for (const name of ['.2026-01-05T020000Z', '2026-01-01T020000Z', '2026-01-02T020000Z', '2026-01-03T020000Z', 'notes'])
    leave(name);
  leave('2026-01-04T020000Z');
  expect(backUp()).toEqual({
    isSuccessful: true,
    isNew: true,
    kept: ['2026-01-02T020000Z', '2026-01-03T020000Z', '2026-01-04T020000Z', 'notes'],
  });
});

it.each([
  ['a dump that fails', 'pg_dump', `${WRITES_DUMP}; exit 1`],
  ['a dump that is killed', 'pg_dump', 'kill $$'],
  ['an archive that fails', 'tar', 'exit 2'],
])('leaves nothing after %s, and keeps the last complete backups however old they are', (_name, failing, script) => {
  leave('2026-01-01T020000Z');
  leave('2026-01-02T020000Z');
  program(failing, script);
  const failure = { isSuccessful: false, isNew: false, kept: ['2026-01-01T020000Z', '2026-01-02T020000Z'] };
  expect([backUp(), backUp()]).toEqual([failure, failure]);
});

it('leaves nothing when it is stopped', () => {
  program('pg_dump', 'kill $PPID');
  expect(backUp()).toEqual({ isSuccessful: false, isNew: false, kept: [] });
});

it('has a lock while it runs, so that another backup waits and doesn’t remove what this one is writing', () => {
  program('pg_dump', `flock --nonblock "$BACKUP_FOLDER/.lock" true && exit 1\n${WRITES_DUMP}`);
  expect(backUp()).toMatchObject({ isSuccessful: true, isNew: true });
});

it('accepts an archive of pictures that changed meanwhile', () => {
  program('tar', 'exit 1');
  expect(backUp()).toMatchObject({ isSuccessful: true, isNew: true });
});

it.each([
  ['waits for Postgres, which starts at the same time after a reboot', 3, ['5', '5', '5', '86400'], ''],
  [
    'reports that Postgres does not start, and tries again in an hour',
    99,
    [...Array<string>(12).fill('5'), '3600'],
    'The backup failed.\n',
  ],
])('as a service, %s', (_name, failures, expectedWaits, expectedLog) => {
  const waits = path.join(above, 'waits');
  program('pg_isready', `test "$(wc -l < ${waits})" -ge ${failures}`);
  program('pg_dump', `pg_isready || exit 1\n${WRITES_DUMP}`);
  program('sleep', `echo "$1" >> ${waits}\ntest "$1" = 5 || kill "$PPID"`);
  writeFileSync(waits, '');
  expect(run([]).log).toBe(expectedLog);
  expect(readFileSync(waits, 'utf8').trim().split('\n')).toEqual(expectedWaits);
});
