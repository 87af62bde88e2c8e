import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPidFile, pidLine } from '../../scripts/database/postmaster';
import { CheckoutCopy, type RunningCommand } from './support/checkout-copy';
import { extractCommands, fillPlaceholders } from './support/documented-commands';
import { findFreePort } from './support/free-port';
import { QUICK_START } from './support/instance';
import { createProcesses, createTemporaryFolder } from './support/processes';

const URLS = [
  '/',
  '/services/support',
  '/products/view-all',
  '/postgres-tutorials/window-functions',
  '/search?q=vacuum',
  '/llms.txt',
];

const RUNBOOK = 'docs/runbook.md';

const processes = createProcesses();
const above = createTemporaryFolder();
const backup = path.join(above, 'backup');
let copy: CheckoutCopy;
let port = 0;

beforeAll(async () => {
  copy = new CheckoutCopy(above, processes);
  await copy.fill();
  port = await findFreePort();
});
afterAll(async () => {
  await processes.close();
  await copy.remove();
});

async function start(): Promise<RunningCommand> {
  const running = copy.run(['start'], { ...QUICK_START, PORT: String(port) });
  await running.waitForOutput(/is ready after/);
  return running;
}

async function stop(running: RunningCommand): Promise<void> {
  process.kill(-running.pid, 'SIGINT');
  await running.exited;
}

/** What a visitor reads at each URL. The order of what surrounds it may differ each time. */
async function pages(): Promise<string[]> {
  return Promise.all(
    URLS.map(async (url) => {
      const text = await (await fetch(`http://localhost:${port}${url}`)).text();
      return /<main[\s\S]*<\/main>/.exec(text)?.[0].replaceAll(/<script[\s\S]*?<\/script>/g, '') ?? text;
    }),
  );
}

/** Opens the database of the copy as an operator does. */
function databaseUrl(): string {
  const data = path.join(copy.folder, '.data/postgres');
  const password = readFileSync(path.join(data, 'connection-password'), 'utf8').trim();
  return `postgres://postgres:${password}@127.0.0.1:${readPidFile(data)[pidLine.port]}/site`;
}

/** The runbook’s statements about an outdated page: some show its tags, and the last one invalidates every page. */
async function tryStatements(): Promise<void> {
  const statements = extractCommands(RUNBOOK, 'An outdated page is shown');
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    // As many pages as a site has after some weeks, so that their tags don't fit into one NOTIFY.
    await client.query(
      `insert into page_cache.page (key, tags, snapshot, value)
       select 'page ' || i, array['page:/generated/' || i], pg_current_snapshot(), ''
       from generate_series(1, 2000) i`,
    );
    for (const statement of statements) await client.query(statement);
    const { rowCount } = await client.query('select from page_cache.page where page_cache.is_fresh(tags, snapshot)');
    expect(rowCount, 'pages that are still fresh').toBe(0);
  } finally {
    await client.end();
  }
  const url = `http://localhost:${port}/products/view-all`;
  await expect.poll(async () => (await fetch(url)).headers.get('x-nextjs-cache'), { interval: 50 }).not.toBe('HIT');
}

/** The runbook’s emergency sign-in for an administrator, without the identity provider. */
async function signInAsAdministrator(): Promise<void> {
  const [command = ''] = extractCommands(RUNBOOK, 'Emergency sign-in to the admin');
  const printed = copy.shell(
    fillPlaceholders(command, {
      DATABASE_URL: databaseUrl(),
      SITE_URL: `http://localhost:${port}`,
      PAYLOAD_SECRET: 'a-secret-of-at-least-24-characters',
    }),
  );
  expect((await printed.exited).code, printed.text()).toBe(0);
  const url = /^http\S+$/m.exec(printed.text())?.[0] ?? '';
  expect((await fetch(url, { redirect: 'manual' })).status).toBe(303);
}

describe('the disaster recovery of the runbook', () => {
  it('backup while the site runs, wipe, restore: the same pages', async () => {
    let running = await start();
    const before = await pages();
    expect(before.every((page) => page.length > 1_000)).toBe(true);
    const [backUp = '', restore = ''] = extractCommands(RUNBOOK, 'Backup and restore: the embedded database').map((command) =>
      fillPlaceholders(command, { '/backups/2026-11-21': backup }),
    );
    const made = copy.shell(backUp);
    expect((await made.exited).code, made.text()).toBe(0);
    expect(await pages(), 'the site goes on').toEqual(before);
    await tryStatements();
    await signInAsAdministrator();

    const early = copy.shell(restore);
    expect((await early.exited).code).toBe(1);
    expect(early.text(), 'never below a running site').toContain('is running already');

    await stop(running);
    // Not deleted, because ext4 then takes seconds to create as many files again.
    renameSync(path.join(copy.folder, '.data'), path.join(above, 'wiped'));
    const restored = copy.shell(restore);
    expect((await restored.exited).code, restored.text()).toBe(0);
    running = await start();
    expect(running.text(), 'nothing is imported anew').toContain('Content is there');
    expect(await pages()).toEqual(before);
    await stop(running);
  }, 300_000);

  it('a restore keeps the previous data, and rejects a folder that isn’t a backup', async () => {
    const wrong = copy.run(['run', 'restore', '--', path.join(copy.folder, '.data')]);
    expect((await wrong.exited).code).toBe(1);
    expect(wrong.text()).toContain('no complete backup');
    const full = copy.run(['run', 'restore', '--', backup], { MEDIA_FOLDER: '/proc/x/media' });
    expect((await full.exited).code, full.text()).toBe(1);
    expect(full.text()).toContain('/proc/x');
    const data = path.join(copy.folder, '.data');
    expect(
      readdirSync(data).filter((name) => name.includes('before-restore')),
      'the database stays as it is',
    ).toEqual([]);
    // A restore of another backup that was killed while it wrote a file.
    const pictures = path.join(data, 'media');
    mkdirSync(path.join(pictures, '.restoring/public'), { recursive: true });
    writeFileSync(path.join(pictures, '.restoring/public/other-0123456789ab.svg'), '<sv');
    const before = readdirSync(path.join(pictures, 'public'));
    const again = copy.run(['run', 'restore', '--', backup]);
    expect((await again.exited).code, again.text()).toBe(0);
    expect(readdirSync(path.join(pictures, 'public'))).toEqual(before);
    expect(readdirSync(pictures)).not.toContain('.restoring');
    const aside = /is now in (\S+before-restore-\S+);/.exec(again.text())?.[1] ?? '';
    expect(existsSync(path.join(aside, 'PG_VERSION'))).toBe(true);
    const twice = copy.run(['run', 'backup', '--', backup]);
    expect((await twice.exited).code).toBe(1);
    expect(twice.text()).toContain('already exists');
  });
});
