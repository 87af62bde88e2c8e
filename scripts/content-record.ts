import './check-runtime';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { getToday } from '@/platform/utc-day';
import { runCommand } from './command';
import { CommandError } from './command-error';
import { recordBlocks, type Outcome } from './content-record/record-blocks';
import { findMarkdownBlocks, findPageBlocks, replaceOutputs, type RecordedBlock } from './content-record/recorded-blocks';
import { withNewDatabase } from './content-record/run-blocks';
import { markRecorded } from './content-record/recorded-on';
import { canEnter } from './database/data-folder';
import { ensurePostgresAccount } from './database/postgres-account';
import { copyBinaries, getInstalledBinaries } from './database/postgres-binaries';
import { repositoryRoot, stateFolder } from './paths';
import { connect, createServer, type Lab } from './recordings/lab-server';
import type { Shutdown } from './shutdown';

const LABELS = { changed: 'Changed:', differs: 'To look at:' } as const;

// npm run content:record: runs the SQL of content files on a new embedded server and updates recorded outputs that differ.
// `--check` writes nothing; `--all` also writes outputs of blocks that readers can't run, which need a review afterwards.
// Without arguments, all of content/ is run.
await runCommand({ processFile: path.join(stateFolder, 'record-processes.json') }, async ({ shutdown, terminal }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } },
  });
  const server = await startServer(shutdown);
  const counts: Record<Outcome['kind'], number> = { unchanged: 0, changed: 0, differs: 0, 'not-run': 0 };
  const notRun = new Map<string, string[]>();
  for (const file of positionals.length > 0 ? positionals : findContentFiles()) {
    const text = readText(file);
    const blocks = file.endsWith('.yaml') ? findPageBlocks(text) : findMarkdownBlocks(text);
    const outcomes = await recordBlocks(blocks, (work) => withNewDatabase(server.url, 'text', work));
    const changes = new Map<RecordedBlock, string>();
    for (const [block, outcome] of outcomes) {
      const place = `${file}:${block.line}`;
      counts[outcome.kind] += 1;
      if (outcome.kind === 'not-run') notRun.set(outcome.reason, [...(notRun.get(outcome.reason) ?? []), place]);
      if (outcome.kind !== 'changed' && outcome.kind !== 'differs') continue;
      const printed = outcome.printed.trimEnd();
      const isWritten = !values.check && (outcome.kind === 'changed' || values.all);
      if (isWritten) changes.set(block, printed);
      terminal.print(`${isWritten ? 'Wrote' : LABELS[outcome.kind]} ${place}`, printed, '');
    }
    if (changes.size === 0) continue;
    const isComplete = [...outcomes].every(([block, { kind }]) => kind === 'unchanged' || changes.has(block));
    const written = replaceOutputs(text, changes);
    writeFileSync(file, isComplete ? markRecorded(written, server.version, getToday()) : written);
  }
  for (const [reason, places] of [...notRun].toSorted((one, other) => other[1].length - one[1].length))
    terminal.print(`${places.length} not run here (${reason}):`, ...places.map((place) => `  ${place}`));
  terminal.print(
    `✓ PostgreSQL ${server.version}: ${counts.unchanged} outputs unchanged, ${counts.changed} changed, ` +
      `${counts.differs} to look at, ${counts['not-run']} not run here`,
  );
  return values.check && counts.changed > 0 ? 1 : 0;
});

/** All content files except lessons, whose test runs them in the browser database (src/modules/learning/lessons). */
function findContentFiles(): string[] {
  return readdirSync(path.join(repositoryRoot, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.md$|^pages\/.*\.yaml$/.test(file) && !file.startsWith('lessons/'))
    .map((file) => path.join('content', file))
    .toSorted();
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new CommandError(`There is no file ${file}.`, {
      hint: 'Name files as in: npm run content:record -- content/tutorials/arrays.md',
    });
  }
}

/** Starts a dedicated server, because other activity affects what VACUUM can remove and which plans are chosen. */
async function startServer(shutdown: Shutdown): Promise<{ url: string; version: string }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'content-record-'));
  const lab: Lab = { folder, account: ensurePostgresAccount(), servers: [] };
  shutdown.addCleanup(() => {
    for (const server of lab.servers) server.crash();
    rmSync(folder, { recursive: true, force: true });
    return Promise.resolve();
  });
  chmodSync(folder, 0o777);
  const installed = getInstalledBinaries();
  const programs = path.join(canEnter(installed, lab.account) ? installed : copyBinaries(installed, folder), 'bin');
  const server = await createServer(lab, 'record', programs, ['autovacuum = off', 'fsync = off']);
  server.start();
  const client = await connect(server);
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  return { url: `postgres://postgres@127.0.0.1:${server.port}/postgres`, version: rows[0]?.server_version ?? '' };
}
