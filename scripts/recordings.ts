import './check-runtime';
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getToday } from '@/platform/utc-day';
import { CommandError } from './command-error';
import { canEnter } from './database/data-folder';
import { ensurePostgresAccount } from './database/postgres-account';
import { copyBinaries, getInstalledBinaries } from './database/postgres-binaries';
import { repositoryRoot } from './paths';
import { CHECK_INTERVAL_MS, FAILURE_THRESHOLD, recordFailover } from './recordings/failover';
import type { Lab } from './recordings/lab-server';
import { recordReplication, recordRestore, recordUpgrade } from './recordings/sessions';

// npm run recordings: runs the sessions that the home page replays, on real servers, and records their output and timing.
// The upgrade starts from an older server, whose programs are in OLDER_POSTGRES.
const OLDER_POSTGRES = process.env.OLDER_POSTGRES ?? '/usr/lib/postgresql/15/bin';
if (!existsSync(path.join(OLDER_POSTGRES, 'postgres')))
  throw new CommandError(`There is no older Postgres in ${OLDER_POSTGRES}.`, {
    hint: 'Install one and set OLDER_POSTGRES to the folder of its programs.',
  });

const folder = mkdtempSync(path.join(os.tmpdir(), 'recordings-'));
chmodSync(folder, 0o777);
const account = ensurePostgresAccount();
const lab: Lab = { folder, account, servers: [] };
try {
  const installed = getInstalledBinaries();
  const programs = path.join(canEnter(installed, account) ? installed : copyBinaries(installed, folder), 'bin');
  const failover = await recordFailover(lab, programs);
  const restore = await recordRestore(lab, programs);
  const upgrade = await recordUpgrade(lab, programs, OLDER_POSTGRES);
  const replicate = await recordReplication(lab, programs);
  const recordings = {
    version: readVersion(programs),
    olderVersion: readVersion(OLDER_POSTGRES),
    recordedOn: getToday(),
    watcher: { checkEveryMs: CHECK_INTERVAL_MS, checksToFail: FAILURE_THRESHOLD },
    failoverTimes: failover.times,
    failover: failover.transcript.steps,
    restore: restore.steps,
    upgrade: upgrade.steps,
    replicate: replicate.steps,
  };
  const file = path.join(repositoryRoot, 'src/blocks/recorded-cluster/recordings.json');
  writeFileSync(file, `${JSON.stringify(recordings, null, 2)}\n`);
  console.log(`Recorded on PostgreSQL ${recordings.version}: writes were accepted again after ${failover.times.writableMs} ms.`);
} finally {
  for (const server of lab.servers) server.crash();
  rmSync(folder, { recursive: true, force: true });
}

function readVersion(programs: string): string {
  const printed = execFileSync(path.join(programs, 'postgres'), ['--version'], { encoding: 'utf8' });
  return /\d+(?:\.\d+)?/.exec(printed)?.[0] ?? printed.trim();
}
