import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { runContentCommand, type TestDatabase } from './support/database';
import { createSession } from './support/form-visitor';
import { startInstance, type Instance } from './support/instance';
import { createProcesses, createTemporaryFolder } from './support/processes';
import { createSmallDatabase, writeSmallContent } from './support/small-content';

const entries = z.object({
  docs: z.array(z.looseObject({ id: z.number(), label: z.string(), layout: z.array(z.looseObject({ blockType: z.string() })) })),
});
const refusal = z.object({ errors: z.array(z.looseObject({ message: z.string() })) });

const KEY = 'ask-an-engineer';
const PAGES = ['/company/about', '/products'];
const OTHER_PAGE = '/company';

const processes = createProcesses();
const scratch = createTemporaryFolder();
let database: TestDatabase;
let site: Instance;
let session = '';

beforeAll(async () => {
  const media = path.join(scratch, 'media');
  // The site and the commands read it.
  process.env['MEDIA_FOLDER'] = media;
  database = await createSmallDatabase('shared_blocks', processes, media);
  site = await startInstance(processes, database.url);
  session = await createSession(database, 'administrator');
});

afterAll(async () => {
  await processes.close();
  await database.drop();
});

function ask(method: string, urlPath: string, body?: unknown): Promise<Response> {
  return site.get(`/api${urlPath}`, {
    method,
    headers: { 'content-type': 'application/json', origin: site.url, cookie: session },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function edit(method: string, urlPath: string, body?: unknown): Promise<unknown> {
  const answer = await ask(method, urlPath, body);
  const text = await answer.text();
  expect(answer.ok, `${method} ${urlPath}: ${answer.status} ${text.slice(0, 500)}\n${site.output()}`).toBe(true);
  return JSON.parse(text);
}

/** Adds a block to the end of a page and publishes it; without a block, removes the last one. */
async function withLastBlock(url: string, block?: object): Promise<void> {
  const [page] = entries.parse(await edit('GET', `/pages?depth=0&where[url][equals]=${url}`)).docs;
  if (!page) throw new Error(`There is no page ${url}.`);
  await edit('PATCH', `/pages/${page.id}`, {
    layout: block ? [...page.layout, block] : page.layout.slice(0, -1),
    _status: 'published',
  });
}

const textOf = async (url: string) => (await site.get(url)).text();

/** Returns which of these pages were invalidated. */
async function droppedOf(urls: readonly string[]): Promise<string[]> {
  const { rows } = await database.client.query<{ key: string }>(
    'select key from page_cache.page where not page_cache.is_fresh(tags, snapshot)',
  );
  return urls.filter((url) => rows.some(({ key }) => key.endsWith(`/$${url}`)));
}

describe('a shared block', () => {
  it('shows its blocks on each page that has it, and a change invalidates only these pages', async () => {
    await edit('POST', '/shared-blocks', {
      id: KEY,
      name: 'Ask an engineer',
      layout: [{ blockType: 'prose', heading: 'Ask an engineer', markdown: 'The words at first.' }],
    });
    for (const url of PAGES) await withLastBlock(url, { blockType: 'sharedBlock', block: KEY });
    for (const url of PAGES) expect(await textOf(url), site.output()).toContain('The words at first.');
    expect((await site.get(OTHER_PAGE)).status).toBe(200);
    expect(await droppedOf([...PAGES, OTHER_PAGE])).toEqual([]);

    await edit('PATCH', `/shared-blocks/${KEY}`, {
      layout: [{ blockType: 'prose', heading: 'Ask an engineer', markdown: 'The words afterwards.' }],
    });
    expect(await droppedOf([...PAGES, OTHER_PAGE])).toEqual(PAGES);
    for (const url of PAGES) expect(await textOf(url)).toContain('The words afterwards.');
  });

  it('that is in use cannot be deleted, and the error lists the pages, including drafts', async () => {
    const answer = await ask('DELETE', `/shared-blocks/${KEY}`);
    expect(answer.status).toBe(409);
    const message = refusal.parse(await answer.json()).errors[0]?.message;
    expect(message).toMatch(/^Nothing was deleted\. “.+”, “.+” show this block\./);
    for (const url of PAGES) expect(await textOf(url)).toContain('The words afterwards.');
  });

  it('with a broken link is rejected', async () => {
    expect(
      (await ask('PATCH', `/shared-blocks/${KEY}`, { layout: [{ blockType: 'prose', markdown: '[nowhere](/no-such-page)' }] }))
        .status,
    ).toBe(400);
  });

  it('is imported and removed with the content files, and a missing one is reported with its position', async () => {
    const exported = path.join(scratch, 'exported');
    const { code, output } = await runContentCommand(processes, { program: 'content-export', folder: exported, database });
    expect(code, output).toBe(0);
    const file = path.join(exported, 'shared-blocks', `${KEY}.yaml`);
    expect(readFileSync(file, 'utf8')).toBe(
      'name: Ask an engineer\nlayout:\n  - blockType: prose\n    heading: Ask an engineer\n    markdown: The words afterwards.\n',
    );

    const changed = path.join(scratch, 'changed');
    cpSync(exported, changed, { recursive: true });
    writeFileSync(
      path.join(changed, 'shared-blocks', `${KEY}.yaml`),
      readFileSync(file, 'utf8').replace('afterwards', 'from a file'),
    );
    const imported = await runContentCommand(processes, { program: 'content-import', folder: changed, database });
    expect(imported.code, imported.output).toBe(0);
    for (const url of PAGES) await expect.poll(() => textOf(url)).toContain('The words from a file.');

    const broken = path.join(scratch, 'broken');
    writeSmallContent(broken);
    const page = path.join(broken, 'pages/company/about.yaml');
    writeFileSync(page, `${readFileSync(page, 'utf8')}  - blockType: sharedBlock\n    block: no-such-block\n`);
    const refused = await runContentCommand(processes, { program: 'content-import', folder: broken, database });
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(
      /content\/pages\/company\/about\.yaml: layout\.\d+\.block \("no-such-block"\): no shared block has this key/,
    );
    // The message names the mistake, not the place in the code.
    expect(refused.output).not.toMatch(/^\s+at /m);
  });

  it('that is no longer in use can be deleted', async () => {
    for (const url of PAGES) await withLastBlock(url);
    for (const url of PAGES) expect(await textOf(url)).not.toContain('Ask an engineer');
    expect((await ask('DELETE', `/shared-blocks/${KEY}`)).status).toBe(200);
  });
});
