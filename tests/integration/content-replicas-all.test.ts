import { cpSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { getMediaFolder } from '../../scripts/environment-file';
import { createSeededDatabase } from './support/database';
import { buildValidFields, postForm } from './support/form-visitor';
import { createProcesses, createTemporaryFolder } from './support/processes';
import { readColumn, ReplicaPair, type Site } from './support/replica-pair';

/*
 * A replica of all of content/. What a replica does when content changes, or when its source is unavailable, doesn't depend on how
 * much content there is: content-replicas.test.ts tests it with a few pages, because each copy of all takes seconds.
 */
const processes = createProcesses();
const folder = createTemporaryFolder();
let pair: ReplicaPair;
let source: Site;
let replica: Site;

beforeAll(async () => {
  // The pictures of the content that every such database is a copy of.
  cpSync(getMediaFolder(), path.join(folder, 'source'), { recursive: true });
  pair = await ReplicaPair.start(processes, folder, await createSeededDatabase('all', processes));
  ({ source, replica } = pair);
});
afterAll(async () => {
  await processes.close();
  await pair.close();
});

describe('a replica of all content', () => {
  it('copies all published content as soon as the source is available', async () => {
    pair.proxy.reconnect();
    await pair.waitUntilEqual();
    expect(await replica.health()).toMatchObject({ status: 'ready', missing: [], replica: { problem: null } });
    await pair.expectSameRows(
      'select url as value from pages order by url',
      'select updated_at as value from pages order by url',
      'select slug as value from posts order by slug',
      'select updated_at as value from posts order by slug',
      `select concat(version, "group", slug) as value from docs order by 1`,
      'select concat("from", "to") as value from redirects order by 1',
      'select name as value from products order by _order',
      'select id as value from media order by id',
      'select default_title as value from settings',
    );
  });

  it.each([
    '/',
    '/products/plans-comparison',
    '/docs',
    '/blog',
    '/blog/feed.xml',
    '/customers',
    '/partners/find-partner',
    '/careers/job-openings',
    '/resources/white-papers',
    '/training/training-catalog',
    '/sitemap.xml',
    '/llms.txt',
  ])('serves %s like its source', async (urlPath) => {
    const [own, original] = [await replica.text(urlPath), await source.text(urlPath)];
    const withoutOrigin = (text: string, { url }: Site) => /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? text.replaceAll(url, '');
    expect(withoutOrigin(own, replica).length).toBeGreaterThan(200);
    expect(withoutOrigin(own, replica)).toBe(withoutOrigin(original, source));
  });

  it('accepts forms itself, and delivers their messages', async () => {
    expect((await postForm(replica.url, { fields: buildValidFields({ email: 'replica@example.org' }) })).status).toBe(303);
    const entries = `select email as value from form_entries where email = 'replica@example.org'`;
    expect(await readColumn(pair.databases.replica, entries)).toHaveLength(1);
    expect(await readColumn(pair.databases.source, entries)).toHaveLength(0);
    const sent = `select state as value from form_deliveries where kind = 'confirmation'`;
    await expect.poll(() => readColumn(pair.databases.replica, sent)).toEqual(['delivered']);
  });

  it('copies changed facts and site settings', async () => {
    const rows = z
      .object({ docs: z.array(z.looseObject({ id: z.number() })) })
      .parse(await pair.edit('GET', '/products?limit=1&depth=0'));
    await pair.edit('PATCH', `/products/${rows.docs[0]?.id}`, { summary: 'A summary for the replica.' });
    await pair.edit('POST', '/globals/settings', { legalName: 'A name for the replica' });
    await expect.poll(() => replica.text('/products/view-all')).toContain('A summary for the replica.');
    await expect.poll(() => replica.text('/')).toContain('A name for the replica');
    await pair.waitUntilEqual();
  });
});
