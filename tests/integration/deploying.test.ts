import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasContent } from '../../scripts/database/content-state';
import { repositoryRoot } from '../../scripts/paths';
import { waitUntil } from '../../scripts/shutdown';
import { DOCUMENTS, extractCommands, extractAllCommands, fillPlaceholders } from './support/documented-commands';
import { createDedicatedPostgres, type DedicatedPostgres } from './support/dedicated-postgres';
import { findFreePort } from './support/free-port';
import { QUICK_START } from './support/instance';
import { createProcesses, createTemporaryFolder } from './support/processes';
import { writeSmallContent } from './support/small-content';
import { findSystemPostgres } from './support/system-postgres';

/*
 * The commands that the documents give to whoever deploys the site on a server of their own, run as they stand
 * there. The server is the system's Postgres, because pg_dump takes none that is newer than itself. What concerns the
 * embedded database is in backup.test.ts.
 */
const DEPLOYING = 'The steps';
const DUMP = 'Backup and restore: your own server';
const MEMORY = 'Responses from memory are wrong';
const READ_ONLY = 'Postgres can only be read';
const CLOCK = 'A clock is wrong';
const COMPOSE_RESTORE = 'Backup and restore: the compose file';
/**
 * Their commands need Docker or Kubernetes. scripts/deploy/documented-commands.test.ts compares them with deploy/, and what a
 * restore runs on the database is tested here.
 */
const IN_CONTAINERS = [
  COMPOSE_RESTORE,
  'Roll back a release',
  'The certificate',
  'Versions of the images',
  'The disk of Postgres is nearly full',
];
/** Sections whose commands run in other tests, or with every `npm test`. */
const ELSEWHERE = [
  'How many instances',
  // package-and-proxies.test.ts
  'An image',
  'An outdated page is shown',
  'Pages are slow in browsers',
  'Postgres is unavailable',
  'A replica of content',
  'The search finds too little',
  'The learning platform',
  'Backup and restore: the embedded database',
  'Emergency sign-in to the admin',
];
/** Sections whose commands need a cluster, which these tests don't have. */
const UNTESTED = ['Backup and restore: Kubernetes', 'Health', 'Backups of Postgres fail', 'A standby is missing or lagging'];
/** Every run of `npm test` is one of npm ci and of a build, and the other is in commands.test.ts. */
const RUN_ELSEWHERE = ['npm ci && npm run build', 'npm start'];

/** The values of the documented variables, except the database. */
const VALUES = { SITE_URL: 'https://www.example.org', PAYLOAD_SECRET: 'a-secret-of-at-least-24-characters' };

const processes = createProcesses();
const above = createTemporaryFolder();
/** A checkout with little content, which is imported in a second. */
const checkout = path.join(above, 'checkout');
let server: DedicatedPostgres;
let programs = '';

beforeAll(async () => {
  mkdirSync(checkout);
  for (const name of readdirSync(repositoryRoot).filter((each) => each !== 'content'))
    symlinkSync(path.join(repositoryRoot, name), path.join(checkout, name));
  writeSmallContent(path.join(checkout, 'content'));
  programs = await findSystemPostgres(processes);
  server = await createDedicatedPostgres(processes, [], programs);
});
afterAll(() => server?.remove());

const urlOf = (database: string) => server.url.replace(/\w+$/, database);
/** As the site connects: its role owns its database, and is no superuser. */
const siteUrlOf = (database: string) => Object.assign(new URL(urlOf(database)), { username: 'site' }).href;

/** Starts a command as an operator does, with the account in libpq's variables. */
function shell(command: string, variables: Record<string, string> = {}) {
  const lines: string[] = [];
  const { PATH, HOME } = process.env;
  const started = processes.start({
    name: command,
    command: 'sh',
    arguments: ['-c', command],
    environment: {
      PATH: `${programs}:${PATH}`,
      HOME,
      NODE_ENV: 'production',
      PGHOST: '127.0.0.1',
      PGPORT: String(server.port),
      PGUSER: 'postgres',
      MEDIA_FOLDER: path.join(above, 'media'),
      ...variables,
    },
    folder: checkout,
    output: (line) => lines.push(line),
  });
  return { ...started, text: () => lines.join('\n') };
}

async function succeeds(command: string, variables: Record<string, string> = {}): Promise<void> {
  const { exited: ended } = shell(command, variables);
  const { code, output } = await ended;
  expect(code, `${command}\n${output}`).toBe(0);
}

async function rowsOf(database: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: urlOf(database) });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

describe('the documented commands', () => {
  it('are all tested: a section with untested commands fails here', () => {
    const sections = DOCUMENTS.flatMap(extractAllCommands).map(({ section }) => section);
    const known = [DEPLOYING, DUMP, MEMORY, READ_ONLY, CLOCK, ...IN_CONTAINERS, ...ELSEWHERE, ...UNTESTED];
    expect([...new Set(sections)].filter((section) => !known.includes(section))).toEqual([]);
  });

  it('migrate a database, dump it, restore it, and serve the site from there', async () => {
    const port = await findFreePort();
    const values = { ...VALUES, DATABASE_URL: siteUrlOf('site') };
    const [migrate = '', serve = '', ...others] = extractCommands('docs/deploying.md', DEPLOYING).filter(
      (command) => !RUN_ELSEWHERE.includes(command),
    );
    expect(others, 'commands that no test knows').toEqual([]);
    await succeeds('createuser site');
    await succeeds('createdb --owner=site site');
    await succeeds(fillPlaceholders(migrate, values));
    expect(await hasContent(urlOf('site'))).toBe(true);
    await rowsOf('site', "insert into payload_migrations (name, batch) values ('99991231_235959_newer', 99)");
    expect(await hasContent(urlOf('site')), 'a database of a newer release, after a rollback').toBe(true);
    await rowsOf('site', "delete from payload_migrations where name = '99991231_235959_newer'");
    await rowsOf(
      'site',
      `insert into page_cache.page (key, tags, snapshot, value) values ('kept', array['page:/'], pg_current_snapshot(), '')`,
    );

    for (const command of extractCommands('docs/runbook.md', DUMP))
      await succeeds(command.replaceAll('site.dump', path.join(above, 'site.dump')), values);
    expect(await hasContent(urlOf('site_restored'))).toBe(true);
    const pages = 'select url, updated_at from pages order by url';
    expect(await rowsOf('site_restored', pages)).toEqual(await rowsOf('site', pages));
    expect(await rowsOf('site_restored', 'select from page_cache.page'), 'the page cache is left out').toEqual([]);

    const site = shell(serve, {
      ...values,
      ...QUICK_START,
      DATABASE_URL: siteUrlOf('site_restored'),
      PORT: String(port),
      HOST: '127.0.0.1',
    });
    expect(await waitUntil(() => site.text().includes(`ready ${values.SITE_URL}`), 120_000), site.text()).toBe(true);
    const home = await fetch(`http://127.0.0.1:${port}/`);
    expect([home.status, home.headers.get('strict-transport-security')]).toEqual([200, expect.stringContaining('max-age')]);
    for (const command of extractCommands('docs/runbook.md', READ_ONLY)) await succeeds(command, values);
    const ofClock = extractCommands('docs/runbook.md', CLOCK);
    for (const command of ofClock.filter((each) => !each.includes('…'))) await succeeds(command, values);
    for (const command of extractCommands('docs/runbook.md', MEMORY)) await succeeds(command.replace(':3000/', `:${port}/`));
    await site.stop();
  });

  it('back up by the script of the compose file into a complete folder, and restore the database that it backs up', async () => {
    const backups = path.join(above, 'backups');
    await succeeds('sh deploy/backup/backup.sh once', { PGDATABASE: 'site', BACKUP_FOLDER: backups });
    // A hidden file is the lock.
    const [made = '', ...others] = readdirSync(backups).filter((name) => !name.startsWith('.'));
    expect(others).toEqual([]);
    expect(readdirSync(path.join(backups, made)).toSorted()).toEqual(['media.tar.gz', 'site.dump']);
    await succeeds(`pg_restore --list ${path.join(backups, made, 'site.dump')} | grep -q 'TABLE DATA public pages '`);
    await succeeds(`tar --list --file ${path.join(backups, made, 'media.tar.gz')} | grep -q public/`);

    const pages = await rowsOf('site', 'select url, updated_at from pages order by url');
    // A new machine.
    for (const name of ['site', 'site_restored']) await succeeds(`dropdb --force ${name}`);
    await succeeds('dropuser site');
    await succeeds('sh deploy/postgres/create-site-role.sh', { POSTGRES_USER: 'postgres', POSTGRES_PASSWORD: 'x' });
    expect(await rowsOf('site', "select rolsuper from pg_roles where rolname = 'site'")).toEqual([{ rolsuper: false }]);
    const [migrate = ''] = extractCommands('docs/deploying.md', DEPLOYING).filter((command) => !RUN_ELSEWHERE.includes(command));
    await succeeds(fillPlaceholders(migrate, { ...VALUES, DATABASE_URL: siteUrlOf('site') }));
    await rowsOf('site', 'drop table pages cascade');
    const [restore = ''] = extractCommands('docs/runbook.md', COMPOSE_RESTORE).flatMap(
      (command) => /sh -c '([^']+)'/.exec(command)?.[1] ?? [],
    );
    await succeeds(restore.replaceAll(/\/backups\/[^/]+/g, path.join(backups, made)), { PGDATABASE: 'site', PGUSER: 'site' });
    expect(await rowsOf('site', 'select url, updated_at from pages order by url')).toEqual(pages);
  });
});
