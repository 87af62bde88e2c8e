import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as ImportExport from '@/modules/import-export';
import { repositoryRoot } from '../../scripts/paths';
import { ContentCopy, type FileChanges, readContentFiles } from './support/content-folder';
import { createSeededDatabase, runContentCommand, type TestDatabase } from './support/database';
import { createProcesses, createTemporaryFolder } from './support/processes';

const CONTENT = path.join(repositoryRoot, 'content');
const processes = createProcesses();
const scratch = createTemporaryFolder();
let folders = 0;
let database: TestDatabase;
let payload: Payload;
let importContent: typeof ImportExport.importContent;
let previewImport: typeof ImportExport.previewImport;
let exportContent: typeof ImportExport.exportContent;

beforeAll(async () => {
  database = await createSeededDatabase('content', processes);
  // The configuration reads it when it is loaded. In this process, because a command takes seconds to load it each time.
  process.env['DATABASE_URL'] = database.url;
  const [{ getPayload }, { default: config }, content] = await Promise.all([
    import('payload'),
    import('@payload-config'),
    import('@/modules/import-export'),
  ]);
  payload = await getPayload({ config, disableOnInit: true });
  ({ importContent, previewImport, exportContent } = content);
});
// Payload keeps its connections open. The database is dropped after the run, like all with the prefix of DATABASE_URL.
afterAll(() => database.client.end());

/** Returns what an export writes now. */
async function exported(): Promise<Map<string, string>> {
  const folder = newFolder();
  await exportContent(payload, folder);
  return readContentFiles(folder);
}

/** A folder of its own for each export. */
function newFolder(): string {
  folders += 1;
  return path.join(scratch, String(folders));
}

/** Returns a string that changes with anything in the catalog, its versions, the redirects, or the settings. */
async function fingerprint(): Promise<string> {
  const tables = [
    'pages',
    '_pages_v',
    'redirects',
    'settings',
    'plans',
    'plan_terms',
    'products',
    'server_features',
    'courses',
    'postgres_versions',
    'platforms',
    'installations',
    'download_files',
    'tutorials',
    'posts',
    'labs',
    'docs',
    'media',
    'forms',
  ];
  const parts = tables.map((table) => `(select coalesce(md5(string_agg(md5(t::text), '' order by id)), '') from ${table} t)`);
  const { rows } = await database.client.query(`select ${parts.join(' || ')} as fingerprint`);
  return JSON.stringify(rows);
}

/** A mistake in a content file, and the line of the error message about it. */
interface Mistake {
  what: string;
  file: string;
  change: (text: string) => string;
  named: readonly string[];
}

const copy = new ContentCopy(CONTENT, path.join(scratch, 'changed'));
/** Returns a folder with all content, in which only some files are changed. */
const changedContent = (changes: FileChanges) => copy.change(changes);

/** Returns the message of a rejected import. */
async function refusalOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'It was not refused.',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

describe('the content files', () => {
  it('round-trip through the database unchanged, all of them and no others', async () => {
    expect(await exported()).toEqual(readContentFiles(CONTENT));
  });

  it('can be imported again: nothing is written, not even a version', async () => {
    const before = await fingerprint();
    expect(await importContent(payload, CONTENT)).toEqual({ pages: 0, pictures: 0, entries: 0, rows: 0, others: 0 });
    expect(await fingerprint()).toBe(before);
  });

  it('are written where they differ, and replace the previous content', async () => {
    const folder = changedContent({
      'pages/company.yaml': (text) => text.replace(/^label: .*$/m, 'label: Changed'),
      'docs/18/install/_group.yaml': (text) => text.replace(/^title: .*$/m, 'title: Changed'),
      'media/insert-rates.yaml': (text) => text.replace(/^alt: .*$/m, 'alt: A changed description of the picture.'),
      'blog/backup-you-have-restored.md': (text) => `${text}\nChanged.\n`,
      'data/authors.yaml': (text) => text.replace(/about: .*/, 'about: Somebody else.'),
      'settings.yaml': (text) => `# Not in the format of the export.\n${text}`,
    });
    const authors = readFileSync(path.join(folder, 'data/authors.yaml'), 'utf8').match(/^- /gm)?.length;
    expect(await importContent(payload, folder)).toEqual({ pages: 1, pictures: 1, entries: 1, rows: authors, others: 2 });
    writeFileSync(path.join(folder, 'settings.yaml'), readFileSync(path.join(CONTENT, 'settings.yaml')));
    expect(await exported()).toEqual(readContentFiles(folder));
    await importContent(payload, CONTENT);
    expect(await exported()).toEqual(readContentFiles(CONTENT));
  });
});

describe('the products that a page of the handbook is about', () => {
  const FILE = 'docs/18/high-availability/choose-a-design.md';
  const withProducts = (products: string) =>
    changedContent({ [FILE]: (text) => text.replace(/^related:$/m, `products:\n  - ${products}\nrelated:`) });
  afterAll(() => importContent(payload, CONTENT));

  it('are keys that round-trip', async () => {
    const folder = withProducts('cloudnativepg');
    await importContent(payload, folder);
    expect((await exported()).get(FILE)).toBe(readFileSync(path.join(folder, FILE), 'latin1'));
  });

  it('exist', async () => {
    const refusal = await refusalOf(importContent(payload, withProducts('teapot')));
    expect(refusal).toContain('no product has this key');
    expect(refusal).not.toContain('a link is a path');
  });
});

describe('an import with an error names file, field, and value, and changes nothing', () => {
  /** A valid change in a file that is written before the others, which must be rolled back. */
  const goodChange = { 'pages/company.yaml': (text: string) => text.replace(/^label: .*$/m, 'label: Changed') };

  /** Found before anything is written, and reported together. */
  const mistakesOfReading: readonly Mistake[] = [
    {
      what: 'a picture that does not exist',
      file: 'labs/uuid-v4-v7-and-bigint-keys.md',
      change: (text: string) => text.replace('## The numbers: the index', '![](media:no-such "A caption")\n\n$&'),
      named: ['content/labs/uuid-v4-v7-and-bigint-keys.md', 'body', 'media:no-such', 'there is no such picture'],
    },
    {
      what: 'an author whom nobody knows',
      file: 'blog/backup-you-have-restored.md',
      change: (text: string) => text.replace(/^author: .*$/m, 'author: Jo Example'),
      named: ['content/blog/backup-you-have-restored.md', 'author', 'Jo Example', 'no author has this key'],
    },
    {
      what: 'a field that does not exist',
      file: 'pages/why-edb/leave-oracle.yaml',
      change: (text: string) => text.replace(/^pagetitle:/m, 'pagetitel:'),
      named: ['content/pages/why-edb/leave-oracle.yaml', 'pagetitel', 'there is no such field'],
    },
    {
      what: 'a field that does not exist, within a block',
      file: 'pages/services/support.yaml',
      change: (text: string) => text.replace('    heading: ', '    haeding: '),
      named: ['content/pages/services/support.yaml', 'layout.0.haeding'],
    },
    {
      what: 'a link that leads nowhere',
      file: 'pages/services/support.yaml',
      change: (text: string) => text.replace('href: /contact', 'href: /no/such/page'),
      named: ['content/pages/services/support.yaml', 'layout.0.links.0.href', '/no/such/page', 'there is no such page'],
    },
    {
      what: 'a link that leads nowhere, within Markdown',
      file: 'pages/services/support.yaml',
      change: (text: string) => text.replace('](#what-to-send-with-a-case)', '](/no/such/markdown-page)'),
      named: ['content/pages/services/support.yaml', 'layout.0.lead', '/no/such/markdown-page'],
    },
    {
      what: 'an address that belongs in another file',
      file: 'pages/training.yaml',
      change: (text: string) => text.replace(/^url: .*$/m, 'url: /trainings'),
      named: ['content/pages/training.yaml', 'url', '/trainings', 'content/pages/trainings.yaml'],
    },
    {
      what: 'a redirect that leads nowhere',
      file: 'redirects.yaml',
      change: (text: string) => text.replace('to: /company/about', 'to: /no/such/target'),
      named: ['redirects.yaml entry 1', 'to', '/no/such/target'],
    },
    {
      what: 'a field that does not exist, in a list of facts',
      file: 'data/products.yaml',
      change: (text: string) => text.replace(/^ {2}summary:/m, '  sumary:'),
      named: ['content/data/products.yaml entry 1', 'sumary', 'there is no such field'],
    },
    {
      what: 'a key that two rows have',
      file: 'data/plans.yaml',
      change: (text: string) => text.replace('- key: standard', '- key: community-360'),
      named: ['content/data/plans.yaml entry 2', 'key', 'community-360', 'another entry of this file has the same'],
    },
    {
      what: 'a link that leads nowhere, in a list of facts',
      file: 'data/products.yaml',
      change: (text: string) => text.replace(/^ {2}url: .*$/m, '  url: /no/such/product'),
      named: ['content/data/products.yaml entry 2', 'url', '/no/such/product', 'there is no such page'],
    },
  ];

  it('for each of them when there are several', async () => {
    const before = await fingerprint();
    const changes: Record<string, (text: string) => string> = { ...goodChange };
    for (const { file, change } of mistakesOfReading) {
      const others = changes[file];
      changes[file] = (text) => change(others === undefined ? text : others(text));
    }
    const output = await refusalOf(importContent(payload, changedContent(changes)));
    const lines = output.split('\n');
    for (const { what, named } of mistakesOfReading)
      expect(
        lines.filter((line) => named.every((text) => line.includes(text))),
        `${what}\n${output}`,
      ).toHaveLength(1);
    expect(await fingerprint()).toBe(before);
  });

  /** Each ends the import: the first two while the files are read, the others while they are written. */
  const mistakes: readonly Mistake[] = [
    {
      what: 'a list that is none',
      file: 'data/courses.yaml',
      change: () => 'key: essentials\n',
      named: ['content/data/courses.yaml', 'a list was expected'],
    },
    {
      what: 'text that is no YAML',
      file: 'settings.yaml',
      change: (text: string) => `${text}\nname: [`,
      named: ['content/settings.yaml', 'line '],
    },
    {
      what: 'a picture without words',
      file: 'media/insert-rates.yaml',
      change: (text: string) => text.replace(/^alt: .*$/m, 'decorative: false'),
      named: ['content/media/insert-rates.yaml', 'alt', 'Describe the picture'],
    },
    {
      what: 'a token that no fact has',
      file: 'pages/training.yaml',
      change: (text: string) => text.replace('{{training.passMark}}', '{{training.passmark}}'),
      named: [
        'content/pages/training.yaml',
        'meta.description',
        'Free Postgres lessons',
        'There is no fact named training.passmark',
      ],
    },
    {
      what: 'a value that is not among the choices, in the last page',
      file: 'pages/why-edb/leave-oracle.yaml',
      change: (text: string) => text.replace(/^icon: .*$/m, 'icon: no-such-icon'),
      named: ['content/pages/why-edb/leave-oracle.yaml', 'icon', 'no-such-icon'],
    },
    {
      what: 'a description that is too short',
      file: 'pages/why-edb/leave-oracle.yaml',
      change: (text: string) => text.replace(/^ {2}description: .*$/m, '  description: Too short'),
      named: ['content/pages/why-edb/leave-oracle.yaml', 'meta.description', 'Too short'],
    },
    {
      what: 'a key that is none, in the last list but one',
      file: 'data/installations.yaml',
      change: (text: string) => text.replace(/^- key: .*$/m, '- key: No Key'),
      named: ['content/data/installations.yaml entry 1', 'key', 'No Key'],
    },
    {
      what: 'a choice that does not exist, in a list of facts',
      file: 'data/products.yaml',
      change: (text: string) => text.replace(/^ {2}kind: server$/m, '  kind: teapot'),
      named: ['content/data/products.yaml entry 1', 'kind', 'teapot'],
    },
  ];

  for (const { what, file, change, named } of mistakes) {
    it(what, async () => {
      const before = await fingerprint();
      const output = await refusalOf(importContent(payload, changedContent({ ...goodChange, [file]: change })));
      for (const text of named) expect(output).toContain(text);
      expect(await fingerprint()).toBe(before);
    });
  }
});

describe('a dry run', () => {
  it('of the current content reports no changes', async () => {
    const { code, output } = await runContentCommand(processes, {
      program: 'content-import',
      folder: CONTENT,
      database,
      options: ['--dry-run'],
    });
    expect(code, output).toBe(0);
    expect(output.trim().split('\n').at(-1)).toBe('An import would change nothing. Nothing was changed.');
  });

  it('names the files that would change, and changes nothing', async () => {
    const before = await fingerprint();
    const folder = changedContent({
      'pages/services/support.yaml': (text) => text.replace(/^pagetitle: .*$/m, 'pagetitle: Another title'),
      'data/authors.yaml': (text) => text.replace(/about: .*/, 'about: Somebody else.'),
    });
    expect(await previewImport(payload, folder)).toEqual([
      { file: 'pages/services/support.yaml', kind: 'changed', added: 1, removed: 1 },
      { file: 'data/authors.yaml', kind: 'changed', added: 1, removed: 1 },
    ]);
    expect(await fingerprint()).toBe(before);
  });

  it('finds what an import would reject while writing', async () => {
    const before = await fingerprint();
    const output = await refusalOf(
      previewImport(
        payload,
        changedContent({
          'pages/services/support.yaml': (text) =>
            text.replace(/^label: .*$/m, 'label: A label that is far too long for any menu of this site'),
        }),
      ),
    );
    expect(output).toMatch(/pages\/services\/support\.yaml.*label/);
    expect(await fingerprint()).toBe(before);
  });

  it('finds a text that takes too long to parse as Markdown', async () => {
    const changes = { 'tutorials/window-functions.md': (text: string) => `${text}\n\n${'*a'.repeat(5_000)}\n` };
    const output = await refusalOf(previewImport(payload, changedContent(changes)));
    expect(output).toMatch(/tutorials\/window-functions\.md.*more than 1000 marks/);
  });
});
