import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repositoryRoot } from '../../scripts/paths';
import { getInstalledBinaries } from '../../scripts/database/postgres-binaries';
import { readErrorClasses } from '../../scripts/reference/error-codes';
import { REFERENCE_FOLDER, renderReferenceFiles, buildReferencePages } from '../../scripts/reference/reference-pages';
import { fetchSettings } from '../../scripts/reference/settings';

/** The reference of the handbook is what the embedded server says of itself. When this fails after an update: `npm run reference`. */

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
});
afterAll(() => client.end());

const textOf = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');

test('the reference contains every setting of the server and when a change takes effect', async () => {
  const settings = await fetchSettings(client);
  expect(settings.length).toBeGreaterThan(350);
  const files = [
    ...renderReferenceFiles(
      await buildReferencePages({ client, programs: getInstalledBinaries(), checkout: repositoryRoot }),
      repositoryRoot,
      '2026-01-01',
    ).keys(),
  ];
  const reference = files.map(textOf).join('\n');
  const entries = new Map(
    [...reference.matchAll(/^#{2,3} (\w+)\n\n[^\n]+\n\n(Default: [^\n]+)$/gm)].map(([, name, change]) => [name, change]),
  );
  const words = {
    internal: 'Fixed',
    postmaster: 'at a restart',
    sighup: 'at a reload',
    'superuser-backend': 'new sessions; superusers',
    backend: 'new sessions; anybody',
    superuser: 'at once; in a session, superusers',
    user: 'at once; anybody',
  };
  for (const { name, context } of settings) expect(entries.get(name), name).toContain(words[context]);
  expect(entries.size, 'no setting that the server does not have').toBe(settings.length);
});

// What is built in differs from system to system; the files are made on Linux.
test.runIf(process.platform === 'linux')('the files are up to date with `npm run reference`', async () => {
  const files = renderReferenceFiles(
    await buildReferencePages({ client, programs: getInstalledBinaries(), checkout: repositoryRoot }),
    repositoryRoot,
    '2026-01-01',
  );
  expect(files.size).toBeGreaterThan(25);
  for (const [file, text] of files) expect(textOf(file), file).toBe(text);
});

test('the reference describes every error code correctly', async () => {
  const errors = readErrorClasses(getInstalledBinaries())
    .flatMap(({ codes }) => codes)
    .filter(({ kind }) => kind === 'E');
  expect(errors.length).toBeGreaterThan(200);
  const reference = ['access', 'data', 'transactions', 'statements', 'server', 'functions', 'success']
    .map((part) => textOf(`${REFERENCE_FOLDER}/error-codes-${part}.md`))
    .join('\n');
  for (const { code, condition } of errors) {
    expect(reference).toContain(`| \`${code}\` | \`${condition}\` |`);
    // Some conditions stand for two codes.
    const codes = errors.filter((each) => each.condition === condition).map((each) => each.code);
    const raised = await client.query(`do $$ begin raise ${condition}; end $$`).then(
      () => undefined,
      (error: unknown) => (error instanceof pg.DatabaseError ? error.code : undefined),
    );
    expect(codes, condition).toContain(raised);
  }
});
