import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type * as ImportExport from '@/modules/import-export';
import { copyContent, type FileChanges } from './support/content-folder';
import type { TestDatabase } from './support/database';
import { createProcesses, createTemporaryFolder } from './support/processes';
import { createSmallDatabase, writeSmallContent } from './support/small-content';

/*
 * What an import does with files that have changed, with a few pages, because each import reads all of them. All of content/ is
 * imported and exported in content-files.test.ts.
 */
const processes = createProcesses();
const scratch = createTemporaryFolder();
const CONTENT = path.join(scratch, 'content');
let folders = 0;
let database: TestDatabase;
let payload: Payload;
let content: typeof ImportExport;

beforeAll(async () => {
  const media = path.join(scratch, 'media');
  database = await createSmallDatabase('content_changes', processes, media);
  writeSmallContent(CONTENT);
  // The configuration reads them when it is loaded.
  Object.assign(process.env, { DATABASE_URL: database.url, MEDIA_FOLDER: media });
  const [{ getPayload }, { default: config }] = await Promise.all([import('payload'), import('@payload-config')]);
  content = await import('@/modules/import-export');
  payload = await getPayload({ config, disableOnInit: true });
});
// Payload keeps its connections open. The database is dropped after the run, like all with the prefix of DATABASE_URL.
afterAll(() => database.client.end());

const importContent = (folder: string) => content.importContent(payload, folder);
const importChangedFiles = (folder: string, record: string) => content.importChangedFiles(payload, folder, record);

/** Copies the content and changes some files. */
function changedContent(changes: FileChanges): string {
  folders += 1;
  return copyContent(CONTENT, path.join(scratch, String(folders)), changes);
}

describe('files that have changed since the last import', () => {
  const NONE = { imported: [], conflicting: [] };
  const relabel = (label: string) => (text: string) => text.replace(/^label: .*$/m, `label: ${label}`);
  const edit = (url: string, label: string, draft: boolean) =>
    payload.update({
      collection: 'pages',
      where: { url: { equals: url } },
      data: { label, _status: draft ? 'draft' : 'published' },
      draft,
    });
  const publishedLabelOf = async (url: string) =>
    (await payload.find({ collection: 'pages', where: { url: { equals: url } }, limit: 1 })).docs[0]?.label;
  afterAll(() => importContent(CONTENT));

  it('are imported, except where an editor has changed the page, too, or has a draft of it', async () => {
    const record = path.join(scratch, 'record.json');
    await content.importAndRecord(payload, CONTENT, record);
    expect(await importChangedFiles(CONTENT, record)).toEqual(NONE);
    await edit('/company', 'By an editor', false);
    await edit('/products', 'By an editor', false);
    await edit('/', 'By an editor', true);
    expect(await importChangedFiles(CONTENT, record), 'only the database').toEqual(NONE);

    const folder = changedContent({
      'pages/company/about.yaml': relabel('From the file'),
      'pages/company.yaml': relabel('From the file'),
      'pages/home.yaml': relabel('From the file'),
      'media/square.yaml': (text) => text.replace(/^alt: .*$/m, 'alt: A changed description of the picture.'),
    });
    const expected = { imported: ['media/square.yaml', 'pages/company/about.yaml'] };
    const conflicting = ['pages/company.yaml', 'pages/home.yaml'];
    expect(await importChangedFiles(folder, record)).toEqual({ ...expected, conflicting });
    expect(await importChangedFiles(folder, record), 'again').toEqual({ imported: [], conflicting });
    expect(await Promise.all(['/company/about', '/company', '/products'].map(publishedLabelOf))).toEqual([
      'From the file',
      'By an editor',
      'By an editor',
    ]);
    const { docs } = await payload.find({ collection: 'pages', where: { url: { equals: '/' } }, draft: true });
    expect(docs.map(({ label }) => label)).toEqual(['By an editor']);
  });

  it('are reported when nothing is known about the last import', async () => {
    const record = path.join(scratch, 'no-record.json');
    await importContent(CONTENT);
    const folder = changedContent({ 'pages/company/about.yaml': relabel('Unknown') });
    const result = { imported: [], conflicting: ['pages/company/about.yaml'] };
    expect(await importChangedFiles(folder, record)).toEqual(result);
    // What is the same in both is known now.
    const next = changedContent({ 'pages/company.yaml': relabel('From the file') });
    expect(await importChangedFiles(next, record)).toEqual({ imported: ['pages/company.yaml'], conflicting: [] });
  });
});

describe('the date on which content changed', () => {
  const URL = '/company/about';
  const dateOf = async (): Promise<string> => {
    const { docs } = await payload.find({ collection: 'pages', where: { url: { equals: URL } }, limit: 1 });
    return docs[0]?.contentChangedAt ?? '';
  };
  const update = (data: { label?: string; contentChangedAt?: string }, draft = false) =>
    payload.update({
      collection: 'pages',
      where: { url: { equals: URL } },
      data: { ...data, _status: draft ? 'draft' : 'published' },
      draft,
    });
  /** The date in the file, far enough in the past to differ from now. */
  const IMPORTED = '2026-11-20T08:00:00.000Z';
  const dated = (date: string) =>
    changedContent({
      'pages/company/about.yaml': (text) => text.replace(/^contentChangedAt: .*$/m, `contentChangedAt: ${date}`),
    });

  beforeEach(() => importContent(dated(IMPORTED)).then(() => undefined));

  it('is the date in the file after an import', async () => expect(await dateOf()).toBe(IMPORTED));

  it('stays when an editor publishes without a change, saves a draft, or names another date', async () => {
    await update({});
    await update({ contentChangedAt: '2026-11-21T08:00:00.000Z' });
    await update({ label: 'Draft' }, true);
    expect(await dateOf()).toBe(IMPORTED);
  });

  it('is the current time when an editor publishes a change, and is exported', async () => {
    const before = Date.now();
    await update({ label: 'Changed' });
    const date = await dateOf();
    expect(Date.parse(date)).toBeGreaterThanOrEqual(before);
    const folder = path.join(scratch, 'exported');
    await content.exportContent(payload, folder);
    expect(readFileSync(path.join(folder, 'pages/company/about.yaml'), 'utf8')).toContain(`contentChangedAt: ${date}\n`);
  });

  it('is the current time for a changed file without a date, and stays for an unchanged one', async () => {
    const undated = (label: string) =>
      changedContent({
        'pages/company/about.yaml': (text) =>
          text.replace(/^contentChangedAt: .*\n/m, '').replace(/^label: .*$/m, `label: ${label}`),
      });
    const before = Date.now();
    const folder = undated('About us now');
    await importContent(folder);
    const date = await dateOf();
    expect(Date.parse(date)).toBeGreaterThanOrEqual(before);
    await importContent(folder);
    expect(await dateOf()).toBe(date);
  });

  it('is never in the future', async () => {
    await expect(importContent(dated('2999-01-01T00:00:00.000Z'))).rejects.toThrow('isn’t in the future');
    expect(await dateOf()).toBe(IMPORTED);
  });
});
