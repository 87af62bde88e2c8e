import { spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { assertPortFree } from '../../scripts/ports';
import { waitUntil } from '../../scripts/shutdown';
import { CheckoutCopy, type RunningCommand } from './support/checkout-copy';
import { readContentFiles } from './support/content-folder';
import { findFreePort } from './support/free-port';
import { QUICK_START } from './support/instance';
import { createProcesses, createTemporaryFolder } from './support/processes';

/** What `npm start` prints when the site is ready. */
const ANSWER = /is ready after/;

const processes = createProcesses();
const above = createTemporaryFolder();
let copy: CheckoutCopy;
let port = 0;

beforeAll(async () => {
  copy = new CheckoutCopy(above, processes);
  copy.replaceContent();
  port = await findFreePort();
});
afterAll(async () => {
  await processes.close();
  await copy.remove();
});

const start = (variables: Record<string, string> = {}) => copy.script('start', [], variablesOfStart(variables));
const variablesOfStart = (variables: Record<string, string> = {}) => ({ ...QUICK_START, PORT: String(port), ...variables });
const statusOf = async (urlPath: string) => (await fetch(`http://localhost:${port}${urlPath}`)).status;

/** Fails when `npm start` has imported the content or built the site. */
function expectNothingMadeAnew(running: Pick<RunningCommand, 'text'>): void {
  expect(running.text()).toContain('Content is there');
  expect(running.text()).toContain('The build is up to date');
}

/** Fails when a run has left something behind. */
async function expectNothingLeft(): Promise<void> {
  expect({ starter: copy.starter, server: copy.server, postgres: copy.postgres }).toEqual({
    starter: undefined,
    server: undefined,
    postgres: undefined,
  });
  await assertPortFree(port, 'npm start');
}

/** Kills a process of the site; 0 would be the test's own. */
function kill(pid: number | undefined): void {
  if (pid === undefined) throw new Error('The process to kill is not running.');
  process.kill(pid, 'SIGKILL');
}

/** Like Ctrl-C in a terminal: every process of the group gets the signal. */
async function pressControlC(command: RunningCommand): Promise<void> {
  process.kill(-command.pid, 'SIGINT');
  await command.exited;
}

describe('npm start explains the problem and the solution, and leaves no process behind', () => {
  afterEach(expectNothingLeft);

  it('when its port is in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    const address = other.address();
    const used = typeof address === 'object' && address !== null ? address.port : 0;
    const command = start({ PORT: String(used) });
    const { code } = await command.exited;
    other.close();
    expect(code).toBe(1);
    expect(command.text()).toContain(`Port ${used} is in use by process ${process.pid}`);
    expect(command.text()).toContain(`PORT=${used + 1} npm start`);
  });

  const wrong: { what: string; change: (url: URL, unused: number) => void; sentence: RegExp; advice: string }[] = [
    {
      what: 'a host that refuses',
      change: (url, unused) => (url.port = String(unused)),
      sentence: /No database is listening at 127\.0\.0\.1:\d+ \(DATABASE_URL\)/,
      advice: 'Start it, or correct host and port. Or unset DATABASE_URL',
    },
    {
      what: 'a host that nobody knows',
      change: (url) => (url.hostname = 'database.invalid'),
      sentence: /The host "database\.invalid" of DATABASE_URL is unknown/,
      advice: 'Correct its name',
    },
    {
      what: 'a wrong password',
      change: (url) => (url.password = 'not-the-password'),
      sentence: /does not accept the password of user "postgres"/,
      advice: 'Correct the user or the password',
    },
    {
      what: 'a database that does not exist',
      change: (url) => (url.pathname = '/no_such_database'),
      sentence: /There is no database "no_such_database" at /,
      advice: 'createdb -h',
    },
    {
      what: 'an address of another kind',
      change: (url) => (url.href = url.href.replace(/^postgres/, 'mysql')),
      sentence: /DATABASE_URL begins with "mysql:\/\/"/,
      advice: 'DATABASE_URL=postgres://user:password@host:5432/database',
    },
  ];
  for (const { what, change, sentence, advice } of wrong) {
    it(`when DATABASE_URL names ${what}`, async () => {
      const url = new URL(process.env['DATABASE_URL'] ?? '');
      const { password } = url;
      change(url, await findFreePort());
      const command = start({ DATABASE_URL: url.href });
      const { code } = await command.exited;
      expect(code).toBe(1);
      expect(command.text()).toMatch(sentence);
      expect(command.text()).toContain(advice);
      expect(command.text(), 'no password on the terminal').not.toContain(password);
      expect(command.text()).not.toContain('not-the-password');
      expect(command.text(), 'no stack').not.toMatch(/^\s+at /m);
    });
  }
});

describe('npm start, and the content commands beside it', () => {
  let running: RunningCommand;

  it('creates, fills, and serves a new database', async () => {
    running = copy.run(['start'], variablesOfStart());
    await running.waitForOutput(ANSWER);
    expect(running.text()).toContain('The build is up to date');
    expect(await statusOf('/')).toBe(200);
  });

  it('is the only one of its checkout, and says so', async () => {
    const second = start({ PORT: String(await findFreePort()) });
    const { code } = await second.exited;
    expect(code).toBe(1);
    expect(second.text()).toContain(`npm start on http://localhost:${port} of this checkout is running already`);
  });

  it('export and import use its database, and leave it running', async () => {
    const server = copy.postgres;
    const target = path.join(above, 'exported');
    const exported = copy.run(['run', 'content:export', '--', target]);
    expect((await exported.exited).code, exported.text()).toBe(0);
    expect(readContentFiles(target)).toEqual(readContentFiles(path.join(copy.folder, 'content')));
    const imported = copy.run(['run', 'content:import', '--', target]);
    expect((await imported.exited).code, imported.text()).toBe(0);
    expect(imported.text()).toContain('The database is already up to date. Nothing was changed.');
    expect(copy.postgres).toBe(server);
    expect(await statusOf('/products')).toBe(200);
  });

  it('recovers after its process was killed', async () => {
    const [starter, postgres] = [copy.starter, copy.postgres];
    kill(starter);
    await running.exited;
    expect(copy.postgres, 'left running').toBe(postgres);
    running = start();
    await running.waitForOutput(ANSWER);
    expect(running.text()).toMatch(/stopped what an earlier run had left behind: .*the server/);
    expect(running.text()).toContain('running since an earlier run');
    expectNothingMadeAnew(running);
    expect(await statusOf('/')).toBe(200);
  });

  it('starts its Postgres again when that is killed, and the site recovers', async () => {
    const { starter, server, postgres } = copy;
    kill(postgres);
    await running.waitForOutput('Postgres exited unexpectedly and is restarted');
    await running.waitForOutput('Postgres is running again on port');
    // A page that is rendered for each request.
    await expect.poll(() => statusOf('/search?q=vacuum'), { interval: 100 }).toBe(200);
    expect([copy.starter, copy.server]).toEqual([starter, server]);
    expect(copy.postgres).not.toBe(postgres);
  });

  it('stops everything with Ctrl-C', async () => {
    expect([copy.starter, copy.server, copy.postgres]).not.toContain(undefined);
    await pressControlC(running);
    expect(running.text()).toContain('Stopping (Ctrl-C)');
    await expectNothingLeft();
  });

  it('imports what has changed in content/ meanwhile', async () => {
    const file = path.join(copy.folder, 'content/pages/company/about.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^ {2}title: .*$/m, '  title: Changed while the site was stopped'));
    running = start();
    await running.waitForOutput(ANSWER);
    expect(running.text()).toContain('Imported 1 changed file: pages/company/about.yaml.');
    expect(await (await fetch(`http://localhost:${port}/company/about.md`)).text()).toContain(
      'title: Changed while the site was stopped',
    );
    await pressControlC(running);
    await expectNothingLeft();
  });

  it('rebuilds nothing when nothing has changed, and exits when its npm is killed', async () => {
    // Started directly, because the test's process manager ends the whole process group, and here only npm ends.
    const npm = spawn('npm', ['start'], {
      cwd: copy.folder,
      env: copy.environment(variablesOfStart()),
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let printed = '';
    npm.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
    // The server is started last. What was printed before may arrive here later.
    expect(await waitUntil(() => copy.server !== undefined, 120_000), printed).toBe(true);
    await expect.poll(() => printed).toContain('The build is up to date');
    await expect.poll(() => printed).toContain('Content is there');
    expect(npm.kill('SIGKILL')).toBe(true);
    expect(await waitUntil(() => copy.starter === undefined, 120_000)).toBe(true);
    await expectNothingLeft();
  });
});

describe('the content commands, while no site runs', () => {
  it('start the database for their duration', async () => {
    const target = path.join(above, 'exported alone');
    const [first, second] = [copy.script('content:export', [target]), copy.script('content:import')];
    expect((await first.exited).code, first.text()).toBe(0);
    expect((await second.exited).code, second.text()).toBe(0);
    expect(readdirSync(target)).toContain('pages');
    expect(second.text()).toContain('The database is already up to date. Nothing was changed.');
    await expectNothingLeft();
  });

  it('explain the problem with a DATABASE_URL', async () => {
    const command = copy.script('content:export', [], {
      DATABASE_URL: `postgres://nobody@127.0.0.1:${await findFreePort()}/none`,
    });
    expect((await command.exited).code).toBe(1);
    expect(command.text()).toContain('No database is listening at 127.0.0.1:');
  });
});

describe('damaged data is reported, left unchanged, and nothing starts', () => {
  const SECRET = 'connection-password';
  const version = () => readFileSync(copy.state('postgres', 'PG_VERSION'), 'utf8').trim();
  const databases = () => readdirSync(copy.state()).filter((name) => name.includes('postgres') && !name.endsWith('.log'));

  async function expectRefused(command: RunningCommand, sentences: RegExp): Promise<void> {
    expect((await command.exited).code, command.text()).toBe(1);
    expect(command.text()).toMatch(sentences);
    expect(command.text(), 'no stack').not.toMatch(/^\s+at /m);
  }

  /** Changes or removes a file of the state for the duration of a test. */
  async function withBroken(file: string, text: string | undefined, work: () => Promise<void>): Promise<void> {
    const kept = readFileSync(file);
    const { uid, gid, mode } = statSync(file);
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
    try {
      await work();
      expect(existsSync(file) ? readFileSync(file, 'utf8') : undefined, 'left as it was').toBe(text);
    } finally {
      writeFileSync(file, kept, { mode });
      chownSync(file, uid, gid);
    }
  }

  const damages: { what: string; file: string; text: (version: string) => string | undefined; sentence: RegExp }[] = [
    {
      what: 'a missing password',
      file: SECRET,
      text: () => undefined,
      sentence:
        /The database in \S+ cannot be opened: connection-password is missing there\.[^]*npm run restore[^]*mv \S+ \S+\.old/,
    },
    {
      what: 'a wrong password',
      file: SECRET,
      text: () => 'not-the-password\n',
      sentence: /The password in \S+connection-password is not that of the database/,
    },
    {
      what: 'a damaged folder',
      file: 'PG_VERSION',
      text: () => undefined,
      sentence: /cannot be opened: PG_VERSION is missing there/,
    },
    {
      what: 'data of another version',
      file: 'PG_VERSION',
      text: (made) => `${Number(made) - 1}\n`,
      sentence: /was created by Postgres \d+; this is Postgres \d+\.[^]*pg_upgrade[^]*mv \S+ \S+\.old/,
    },
    {
      what: 'a damaged control file',
      file: 'global/pg_control',
      text: () => 'nonsense',
      sentence: /The embedded Postgres did not start\.[^]*nothing was changed in its data/,
    },
  ];
  for (const { what, file, text, sentence } of damages) {
    it(`${what}: the database stays where it is`, async () => {
      const before = databases();
      await withBroken(copy.state('postgres', file), text(version()), () =>
        expectRefused(file === SECRET ? start() : copy.script('content:export', [path.join(above, 'never')]), sentence),
      );
      expect(databases()).toEqual(before);
      await expectNothingLeft();
    });
  }

  it('a restore that was cut short: no empty database takes its place', async () => {
    renameSync(copy.state('postgres'), copy.state('postgres.restoring'));
    try {
      await expectRefused(start(), /A restore was cut short: there is \S+postgres\.restoring, but no/);
      expect(databases()).toEqual(['postgres.restoring']);
    } finally {
      renameSync(copy.state('postgres.restoring'), copy.state('postgres'));
    }
  });

  it('a half-written file of the companion', async () => {
    const file = copy.state('companion', 'identity', 'secrets.json');
    await withBroken(file, '{"signingKeys":', () =>
      expectRefused(start(), /secrets\.json is not what the companion writes\.[^]*mv \S+ \S+\.old/),
    );
    await expectNothingLeft();
  });

  it('a record of processes that cannot be read, because a folder is in its place', async () => {
    mkdirSync(copy.state('processes.json'));
    await expectRefused(start(), /processes\.json cannot be read \(EISDIR\)\.[^]*move it away/);
    rmSync(copy.state('processes.json'), { recursive: true });
  });

  const wrong: { command: string; variables: Record<string, string>; sentence: RegExp }[] = [
    { command: 'npm start', variables: { ROLE: 'nobody' }, sentence: /ROLE: must be site, cms, or both/ },
    { command: 'npm run dev', variables: { FORMS_PER_HOUR: 'many' }, sentence: /FORMS_PER_HOUR: must be a whole number/ },
    {
      command: 'npm run content:import',
      variables: { MEDIA_FOLDER: '/proc/x' },
      sentence: /MEDIA_FOLDER: must be a folder that the site can write to/,
    },
    ...['content:import', 'content:export'].map((name) => ({
      command: `npm run ${name} -- --dryrun`,
      // Before the database is needed, let alone filled.
      variables: { DATABASE_URL: 'postgres://nobody:hidden@127.0.0.1:9/none' },
      sentence: /Unknown option '--dryrun'[^]*Nothing was changed\.\s+As in: npm run content:/,
    })),
    {
      command: 'npm run administrator -- name@example.com',
      variables: { SITE_URL: 'nowhere' },
      sentence: /SITE_URL: must be a URL/,
    },
    {
      command: 'node .build/server.mjs',
      variables: { PORT: 'x', GEO_IP_DATABASE: 'x' },
      sentence: /PORT: must be a number[^]*GEO_IP_DATABASE: must be/,
    },
    {
      command: 'node .build/migrate-and-import.mjs',
      variables: { SITE_URL: 'https://www.example.org' },
      sentence: /PAYLOAD_SECRET: must be set when SITE_URL/,
    },
    {
      command: 'node .build/migrate-and-import.mjs',
      variables: { DATABASE_URL: 'postgres://nobody:hidden@127.0.0.1:9/none' },
      sentence: /The database at 127\.0\.0\.1:9 cannot be used \(DATABASE_URL\)/,
    },
    {
      command: 'node .build/companion.mjs',
      variables: { COMPANION_PORT: 'x' },
      sentence: /COMPANION_PORT: must be a number[^]*REGISTRY_USER: must be set/,
    },
    { command: 'npm run backup -- /proc/x/y', variables: {}, sentence: /ENOENT: no such file or directory, mkdir '\/proc\/x'/ },
  ];
  for (const { command, variables, sentence } of wrong) {
    it(`${command} with ${JSON.stringify(variables)}`, async () => {
      const running = copy.shell(command, variables);
      await expectRefused(running, sentence);
      expect(running.text()).not.toContain('hidden');
    });
  }
});

describe.runIf(process.getuid?.() === 0)('below a folder that others cannot enter', () => {
  it('the data is in another folder, and nothing else is different', async () => {
    copy.openTo('owner');
    const closed = start();
    expect((await closed.exited).code).toBe(1);
    expect(closed.text()).toMatch(/cannot enter \S+ anymore, and the data is there/);
    renameSync(copy.state('postgres'), copy.state('postgres.old'));
    const empty = copy.script('content:export', [path.join(above, 'never')]);
    expect((await empty.exited).code, empty.text()).toBe(1);
    expect(empty.text()).toContain('there is nothing to export yet');
    expect(copy.hasDataOutside).toBe(true);
    expect(copy.postgresOutside).toBeUndefined();

    // Importing into the new database takes as long as the first import.
    copy.moveDataOutside(copy.state('postgres.old'));
    const running = start();
    await running.waitForOutput(ANSWER);
    expectNothingMadeAnew(running);
    expect(await statusOf('/')).toBe(200);
    const exported = copy.script('content:export', [path.join(above, 'from outside')]);
    expect((await exported.exited).code, exported.text()).toBe(0);
    await pressControlC(running);
    expect(copy.postgresOutside).toBeUndefined();
    await expectNothingLeft();
  });
});
