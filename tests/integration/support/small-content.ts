import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CONTENT_LISTS } from '@/modules/import-export/content-lists';
import { serializeMarkdown, serializeYaml } from '@/modules/import-export/files';
import { getProgramPath } from '../../../scripts/build/programs';
import type { ProcessManager } from '../../../scripts/process-manager';
import { createMigratedDatabase, type TestDatabase } from './database';

const CHANGED_AT = '2026-11-27T08:00:00.000Z';
const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" width="16" height="16"><path d="M0 0h16v16H0z"/></svg>\n';

/**
 * Writes a valid content folder with a few files of each format, as an export writes them. An import of it takes a second instead of
 * fifteen. For tests of commands: that all of content/ can be imported and exported is tested in content-files.test.ts.
 */
export function writeSmallContent(folder: string): void {
  const page = (url: string, label: string, more: object = {}) => ({
    url,
    ...more,
    label,
    description: `${label} in the content of a test.`,
    longDescription: `${label} in the content of a test, which has only as much as a site needs to start.`,
    icon: 'database',
    pagetitle: label,
    meta: { title: label, description: `${label} in the content of a test, which has few pages.` },
    contentChangedAt: CHANGED_AT,
    layout: [{ blockType: 'hero', heading: label, lead: 'Read [our products](/products).' }],
  });
  const lists = new Map<string, unknown[]>([
    ['data/authors.yaml', [{ key: 'engineering-team', name: 'Engineering team', about: 'Works on Postgres.' }]],
    ['redirects.yaml', [{ from: '/old-products', to: '/products', note: 'The products have moved.' }]],
  ]);
  const post = {
    title: 'A vacuum in the content of a test',
    description: 'What a vacuum removes, in the content of a test, which has only as much as a site needs to start.',
    topics: ['performance'],
    author: 'engineering-team',
    published: '2026-11-23',
    verified: '2026-11-23',
    postgres: [18],
    contentChangedAt: CHANGED_AT,
    body: 'A vacuum removes rows that no transaction sees anymore.\n\n## Where it is read\n\nOn [a page](/products).',
  };
  const chapter = { title: 'Install', order: 1, description: 'Installing Postgres, in the content of a test.', icon: 'download' };
  const files: Record<string, string> = {
    'settings.yaml': serializeYaml({
      name: 'EDB',
      legalName: 'EnterpriseDB Corporation',
      tagline: 'The content of a test',
      defaultTitle: 'The content of a test',
      defaultDescription: 'The content of a test, which has only as much as a site needs to start.',
    }),
    'pages/home.yaml': serializeYaml(page('/', 'Home')),
    'pages/products.yaml': serializeYaml(page('/products', 'Products', { section: 'products', order: 1 })),
    'pages/company.yaml': serializeYaml(page('/company', 'Company', { section: 'company', order: 2 })),
    'pages/company/about.yaml': serializeYaml(page('/company/about', 'About us', { section: 'company', order: 3 })),
    'blog/a-vacuum.md': serializeMarkdown(post),
    'docs/18/install/_group.yaml': serializeYaml(chapter),
    'media/square.yaml': serializeYaml({ alt: 'A square.' }),
    'media/square.svg': SQUARE,
    ...Object.fromEntries(CONTENT_LISTS.map(({ file }) => [file, serializeYaml(lists.get(file) ?? [])])),
  };
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

/**
 * Like createSeededDatabase, with the small content.
 * @param media the folder for its picture
 */
export async function createSmallDatabase(suffix: string, processes: ProcessManager, media: string): Promise<TestDatabase> {
  const database = await createMigratedDatabase(suffix, processes);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'small-content-'));
  try {
    writeSmallContent(folder);
    await processes.run({
      name: 'Importing a small content',
      arguments: [getProgramPath('content-import'), folder],
      environment: { ...process.env, NODE_ENV: 'production', DATABASE_URL: database.url, MEDIA_FOLDER: media },
      output: 'keep',
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
  return database;
}
