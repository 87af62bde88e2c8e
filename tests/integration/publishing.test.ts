import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { repositoryRoot } from '../../scripts/paths';
import { createPool } from '@/platform/database/pool';
import { pageTag } from '@/platform/page-cache/tags';
import type { ManagedProcess } from '../../scripts/process-manager';
import { startServer } from '../../scripts/site-processes';
import { signInAdministrator } from './support/administrator';
import { createSeededDatabase, findLockWaiters, type TestDatabase } from './support/database';
import { findFreePort } from './support/free-port';
import { QUICK_START } from './support/instance';
import { createSeededPostgres, type DedicatedPostgres } from './support/dedicated-postgres';
import { buildValidFields, postForm } from './support/form-visitor';
import { createProcesses } from './support/processes';

/** How soon every instance must show a publication. */
const SHOWN_WITHIN_MS = 10_000;
/** A page that isn't rendered at startup. */
const PAGE = '/services/support';
const OTHER_PAGE = '/company/about';
const UNKNOWN_PATHS = 40;
const NEVER_VISITED = '/why-edb/leave-oracle';

const pageEntry = z.looseObject({
  id: z.number(),
  layout: z.array(z.looseObject({ blockType: z.string(), heading: z.string().optional() })),
});
const pageList = z.object({ docs: z.array(pageEntry) });
const idList = z.object({ docs: z.array(z.object({ id: z.number() })) });
const keyList = z.object({ docs: z.array(z.object({ id: z.number(), key: z.string() })) });
const health = z.object({ status: z.string(), missing: z.array(z.string()) });

const processes = createProcesses();
let postgres: DedicatedPostgres;
let database: TestDatabase;
let one: Site;
let two: Site;
let session = '';
let edits = 0;
/** Cleanup steps, which run in reverse order. */
const undo: (() => Promise<void>)[] = [];

/** One instance of the built site. */
class Site {
  #server: ManagedProcess | undefined;
  #output: string[] = [];

  private constructor(
    readonly port: number,
    readonly databaseUrl: string,
    private readonly publicUrl?: string,
  ) {}

  /** @param publicUrl the URL of the whole site, when that is another than this instance's own */
  static async start(databaseUrl: string, publicUrl?: string): Promise<Site> {
    const site = new Site(await findFreePort(), databaseUrl, publicUrl);
    await site.start();
    return site;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Its output, for failure messages. */
  get output(): string {
    return this.#output.slice(-40).join('\n');
  }

  /** How many messages it has printed: lines that don't continue another, such as those of a stack trace. */
  get messageCount(): number {
    return this.#output.filter((line) => /^[^\s}]/.test(line)).length;
  }

  async start(): Promise<void> {
    this.#server = await startServer({
      processes,
      port: this.port,
      environment: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: this.databaseUrl,
        SITE_URL: this.publicUrl ?? this.url,
        BOT_PROTECTION: 'off',
        ...QUICK_START,
      },
      onLine: (line) => this.#output.push(line),
    });
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
  }

  /** Requests a page and returns its status and heading. */
  async visit(urlPath: string): Promise<{ status: number; heading: string }> {
    const answer = await fetch(this.url + urlPath, { redirect: 'manual' });
    const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(await answer.text())?.[1] ?? '';
    return { status: answer.status, heading: heading.replaceAll(/<[^>]*>/g, '') };
  }

  /** Sends an editor's request to Payload's REST API, from a page of this site. */
  async edit(method: string, urlPath: string, body?: unknown): Promise<unknown> {
    const answer = await fetch(`${this.url}/api${urlPath}`, {
      method,
      headers: { 'Content-Type': 'application/json', Origin: this.url, Cookie: session },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    expect(answer.ok, `${method} ${urlPath}: ${answer.status} ${text.slice(0, 500)}\n${this.output}`).toBe(true);
    return JSON.parse(text);
  }

  async entry(urlPath: string): Promise<z.infer<typeof pageEntry>> {
    const { docs } = pageList.parse(await this.edit('GET', `/pages?depth=0&where[url][equals]=${encodeURIComponent(urlPath)}`));
    const [page] = docs;
    if (!page) throw new Error(`The content has no page ${urlPath}.`);
    return page;
  }

  /** Publishes a page with a unique heading, and returns the heading. */
  async publishEdit(urlPath: string): Promise<string> {
    edits += 1;
    const heading = `Edit number ${edits}`;
    const { id, layout } = await this.entry(urlPath);
    await this.edit('PATCH', `/pages/${id}`, {
      layout: layout.map((block, index) => (index === 0 ? { ...block, heading } : block)),
      _status: 'published',
    });
    return heading;
  }
}

beforeAll(async () => {
  if (!existsSync(path.join(repositoryRoot, '.next', 'BUILD_ID')))
    throw new Error('The site is not built. `npm test` builds it; so does `npm run build`.');
  const own = await createSeededPostgres(processes);
  postgres = own;
  undo.push(() => own.remove());
  database = await createSeededDatabase('publishing', processes, own.url);
  const { client, url } = database;
  undo.push(() => client.end());
  one = await Site.start(url);
  two = await Site.start(url, one.url);
  session = await signInAdministrator(processes, one);
});

afterAll(async () => {
  await processes.close();
  for (const each of undo.toReversed()) await each();
});

describe('an edit', () => {
  it('is visible with the next request to the same instance', async () => {
    const before = await one.visit(PAGE);
    expect(before.status, one.output).toBe(200);
    for (let time = 0; time < 3; time += 1) {
      const heading = await one.publishEdit(PAGE);
      expect(await one.visit(PAGE)).toEqual({ status: 200, heading });
    }
  });

  // Less than after a lost notification. `bench:publishing` measures how long it takes.
  it('is visible to a request that comes while the page is still being rendered from the old content', async () => {
    const list = '/blog';
    const heading = 'Published during a render';
    await one.visit(list);
    await one.publishEdit(list);
    const publisher = createPool(database.url, 1);
    await database.client.query('begin');
    let responses: Promise<{ status: number; heading: string }[]>;
    try {
      // The posts of the list are read after the page itself.
      await database.client.query('lock table posts in access exclusive mode');
      const early = one.visit(list);
      await expect.poll(() => findLockWaiters(database.client), { interval: 25 }).not.toEqual([]);
      // Publishing in the admin reads the posts, too, so this does what it would do.
      await publisher.query(
        `with published as (update pages set layout = jsonb_set(layout, '{0,heading}', to_jsonb($2::text)) where url = $1)
         select page_cache.drop_tags(array[$3])`,
        [list, heading, pageTag(list)],
      );
      responses = Promise.all([early, one.visit(list)]);
      // The server answers this after it has begun with the page.
      await one.visit('/health/ready');
    } finally {
      await database.client.query('rollback');
      await publisher.end();
    }
    const [, late] = await responses;
    expect(late, one.output).toEqual({ status: 200, heading });
  });

  it('is soon visible on another instance', { retry: 2 }, async () => {
    expect((await two.visit(PAGE)).status, two.output).toBe(200);
    const heading = await one.publishEdit(PAGE);
    await expect.poll(() => two.visit(PAGE), { timeout: SHOWN_WITHIN_MS, interval: 25 }).toEqual({ status: 200, heading });
    expect(await one.visit(PAGE)).toEqual({ status: 200, heading });
  });

  it('is visible after a restart without a request in between', async () => {
    await Promise.all([one.visit(PAGE), two.visit(PAGE)]);
    const heading = await one.publishEdit(PAGE);
    await two.stop();
    await two.start();
    expect(await two.visit(PAGE)).toEqual({ status: 200, heading });
  });

  it('that is saved as a draft is not public and invalidates nothing', async () => {
    const before = await one.visit(OTHER_PAGE);
    const { id, layout } = await one.entry(OTHER_PAGE);
    await one.edit('PATCH', `/pages/${id}?draft=true`, {
      layout: layout.map((block, index) => (index === 0 ? { ...block, heading: 'Only a draft' } : block)),
      _status: 'draft',
    });
    expect(await one.visit(OTHER_PAGE)).toEqual(before);
    expect(await two.visit(OTHER_PAGE)).toEqual(before);
  });
});

describe('feeds, calendars, the sitemap, and llms.txt', () => {
  const entryList = z.object({ docs: z.array(z.object({ id: z.number(), slug: z.string(), author: z.string() })) });
  const read = async (urlPath: string): Promise<string> => {
    const answer = await fetch(one.url + urlPath);
    expect(answer.status, `${urlPath}\n${one.output}`).toBe(200);
    return answer.text();
  };
  const stored = async () => {
    const { rows } = await database.client.query<{ path: string }>(
      `select substring(key from '/(?:feeds|calendars|resource-files|training-files|machine-readable)/.*') as path
       from page_cache.page where page_cache.is_fresh(tags, snapshot)`,
    );
    return rows.flatMap(({ path: found }) => found ?? []);
  };
  const lastModifiedOf = (sitemap: string, urlPath: string) =>
    new RegExp(`<loc>[^<]*${urlPath}</loc><lastmod>([^<]+)`).exec(sitemap)?.[1];

  it('feeds and the sitemap are stored, and are current with the next request after an edit', async () => {
    const { docs } = entryList.parse(await one.edit('GET', '/posts?sort=-published&limit=1&depth=0'));
    const [post] = docs;
    if (!post) throw new Error('The content has no post.');
    const feeds = ['/blog/feed.xml', `/blog/author/${post.author}/feed.xml`];
    const before = await read('/sitemap.xml');
    for (const feed of feeds) await read(feed);
    expect(await stored()).toEqual(
      expect.arrayContaining(['/feeds/blog', `/feeds/blog/author/${post.author}`, '/machine-readable/sitemap.xml']),
    );

    const title = 'A title that no post had before';
    await one.edit('PATCH', `/posts/${post.id}`, { title, _status: 'published' });
    for (const feed of feeds) expect(await read(feed)).toContain(`<title>${title}</title>`);
    const after = await read('/sitemap.xml');
    expect(lastModifiedOf(after, `/blog/${post.slug}`)).not.toBe(lastModifiedOf(before, `/blog/${post.slug}`));

    await one.publishEdit(PAGE);
    expect(lastModifiedOf(await read('/sitemap.xml'), PAGE)).not.toBe(lastModifiedOf(after, PAGE));

    const chapter = '/docs/operate';
    const handbook = idList.parse(await one.edit('GET', '/docs?where[version][equals]=18&where[group][equals]=operate&depth=0'));
    const edited = await one.edit('PATCH', `/docs/${handbook.docs[0]?.id}`, { body: 'A new text.', _status: 'published' });
    expect(edited).toMatchObject({ doc: { body: 'A new text.' } });
    expect(lastModifiedOf(await read('/sitemap.xml'), chapter), 'when only the text of a page has changed').not.toBe(
      lastModifiedOf(after, chapter),
    );
    await expect.poll(() => fetch(`${two.url}/blog/feed.xml`).then((answer) => answer.text()), { interval: 25 }).toContain(title);
  });

  it('calendars are stored, and are current with the next request after an edit', async () => {
    const slug = 'postgres-day-lisbon-2026';
    const region = '/resources/events/region/europe/calendar.ics';
    const calendars = ['/resources/events/calendar.ics', region, `/resources/events/${slug}.ics`];
    const others = [
      '/resources/webinars/calendar.ics',
      '/training/live-postgresql-training/calendar.ics',
      '/training/live-postgresql-training/course/postgresql-essentials/calendar.ics',
      '/releases/lifecycle.ics',
    ];
    for (const calendar of [...calendars, ...others]) await read(calendar);
    expect(await stored()).toEqual(
      expect.arrayContaining([
        '/calendars/resources/events',
        '/calendars/resources/events/region/europe',
        '/calendars/resources/webinars',
        '/calendars/training/live-postgresql-training',
        '/calendars/training/live-postgresql-training/course/postgresql-essentials',
        '/calendars/releases',
        `/resource-files/calendar/events/${slug}`,
      ]),
    );

    const { docs } = idList.parse(await one.edit('GET', `/events?where[slug][equals]=${slug}&depth=0`));
    await one.edit('PATCH', `/events/${docs[0]?.id}`, { city: 'Almada', _status: 'published' });
    for (const calendar of calendars) expect(await read(calendar)).toContain('Almada');

    const classes = keyList.parse(await one.edit('GET', '/training-classes?limit=1&depth=0'));
    const [first] = classes.docs;
    if (!first) throw new Error('The content has no class.');
    const file = `/training/classes/${first.key}.ics`;
    await read(file);
    expect(await stored()).toContain(`/training-files/calendar/${first.key}`);
    await one.edit('DELETE', `/training-classes/${first.id}`);
    expect((await fetch(one.url + file)).status).toBe(404);
    expect(await read('/training/live-postgresql-training/calendar.ics')).not.toContain(first.key);
  });

  it('on a large site, the sitemap is an index of sitemaps with 10,000 pages, and llms.txt has the newest entries', async () => {
    const { client } = database;
    // As after a change on another instance, which this one notices soon.
    const invalidate = () => client.query(`select page_cache.drop_tags(array['data:posts'])`);
    const listUrls = (xml: string) => [...xml.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname);
    await client.query(
      `insert into posts (slug, title, description, author, published, verified, content_changed_at, body, _status)
       select 'of-many-' || i, 'Post ' || i, 'One of many posts.', (select key from authors limit 1), '2026-01-01', '2026-01-01',
         timestamptz '2026-01-01' + i * interval '1 second', 'Text.', 'published'
       from generate_series(1, 10_000) i`,
    );
    await invalidate();
    try {
      await expect.poll(() => read('/sitemap.xml'), { interval: 25 }).toContain('<sitemapindex ');
      const parts = listUrls(await read('/sitemap.xml'));
      expect(parts).toEqual(['/sitemaps/1', '/sitemaps/2']);
      const urls = (await Promise.all(parts.map(read))).flatMap(listUrls);
      expect(new Set(urls).size).toBe(urls.length);
      expect(urls.filter((url) => url.startsWith('/blog/of-many-'))).toHaveLength(10_000);
      expect(urls).toEqual(expect.arrayContaining(['/', PAGE, '/blog/topic/sql']));
      expect((await fetch(`${one.url}/sitemaps/3`)).status).toBe(404);

      const listed = [...(await read('/llms.txt')).matchAll(/\/blog\/[\w-]+\.md/g)].map(([url]) => url);
      expect(listed).toHaveLength(1_000);
      expect(listed).toContain('/blog/of-many-10000.md');
      expect(listed).not.toContain('/blog/of-many-1.md');
    } finally {
      await client.query(`delete from posts where slug like 'of-many-%'`);
      await invalidate();
    }
    await expect.poll(() => read('/sitemap.xml'), { interval: 25 }).toContain('<urlset ');
  });

  it('llms.txt is stored, and is current with the next request after an edit of a page, an entry, or a fact', async () => {
    const before = await read('/llms.txt');
    expect(await stored()).toContain('/machine-readable/llms.txt');

    const page = await one.entry(PAGE);
    await one.edit('PATCH', `/pages/${page.id}`, {
      longDescription: 'What support covers, in other words.',
      _status: 'published',
    });
    expect(before).not.toContain('in other words');
    expect(await read('/llms.txt')).toContain('What support covers, in other words.');

    const { docs } = idList.parse(await one.edit('GET', '/posts?limit=1&depth=0'));
    const description = 'The newest version of CloudNativePG is {{product.cloudnativepg.version}}, as one of the facts says.';
    await one.edit('PATCH', `/posts/${docs[0]?.id}`, { description, _status: 'published' });
    expect(await read('/llms.txt')).toMatch(/CloudNativePG is [\d.]+, as one of the facts says/);
    const versions = idList.parse(await one.edit('GET', '/software-versions?where[key][equals]=cloudnativepg&depth=0'));
    await one.edit('PATCH', `/software-versions/${versions.docs[0]?.id}`, { version: '98.7.6' });
    expect(await read('/llms.txt')).toContain('CloudNativePG is 98.7.6, as one of the facts says');
  });
});

describe('a page', () => {
  const urlPath = '/company/new-page';
  let id = 0;

  it('that is new is public immediately, even if its URL was a 404 before', async () => {
    expect((await one.visit(urlPath)).status).toBe(404);
    expect((await two.visit(urlPath)).status).toBe(404);
    const { layout } = await one.entry(OTHER_PAGE);
    const description = 'A page that a test has made, to see that it comes and goes at once, everywhere.';
    const page = {
      url: urlPath,
      section: 'company',
      label: 'New',
      description: 'New.',
      longDescription: description,
      icon: 'support',
      pagetitle: 'New',
      meta: { title: 'New', description },
      layout,
      _status: 'published',
    };
    id = z.object({ doc: z.object({ id: z.number() }) }).parse(await one.edit('POST', '/pages', page)).doc.id;
    expect((await one.visit(urlPath)).status).toBe(200);
    await expect.poll(() => two.visit(urlPath).then(({ status }) => status), { interval: 25 }).toBe(200);
  });

  it('that is unpublished is a 404 immediately, and is back when it is published again', async () => {
    await one.edit('PATCH', `/pages/${id}`, { _status: 'draft' });
    expect((await one.visit(urlPath)).status).toBe(404);
    await expect.poll(() => two.visit(urlPath).then(({ status }) => status), { interval: 25 }).toBe(404);
    await one.edit('PATCH', `/pages/${id}`, { _status: 'published' });
    expect((await one.visit(urlPath)).status).toBe(200);
    await expect.poll(() => two.visit(urlPath).then(({ status }) => status), { interval: 25 }).toBe(200);
  });

  it('that is deleted is a 404 immediately', async () => {
    await one.edit('DELETE', `/pages/${id}`);
    expect((await one.visit(urlPath)).status).toBe(404);
    await expect.poll(() => two.visit(urlPath).then(({ status }) => status), { interval: 25 }).toBe(404);
  });
});

describe('a row of facts', () => {
  const FROM_PRODUCTS = [
    '/products/edb-postgres-extended-server',
    '/products/view-all',
    '/products/plans-comparison',
    '/training/training-catalog',
  ];
  const FROM_OTHERS = [
    '/services/support',
    '/company/about',
    '/training/free-postgres-training',
    '/products/compare-postgres-databases',
  ];
  const rowList = z.object({ docs: z.array(z.looseObject({ id: z.number(), key: z.string() })) });

  /** Pages are stored under Next's keys, which end with their paths. */
  const pathOf = (key: string) => key.slice(key.indexOf('/$') + 2);

  /** Returns the keys of stored pages that are outdated. */
  async function droppedKeys(): Promise<string[]> {
    const { rows } = await database.client.query<{ key: string }>(
      'select key from page_cache.page where not page_cache.is_fresh(tags, snapshot)',
    );
    return rows.map(({ key }) => key);
  }

  it('that is changed invalidates exactly the pages that show its collection', async () => {
    for (const urlPath of [...FROM_PRODUCTS, ...FROM_OTHERS])
      expect(await one.visit(urlPath), one.output).toMatchObject({ status: 200 });
    // Pages that earlier tests have invalidated don't count.
    const before = new Set(await droppedKeys());
    const { docs } = rowList.parse(await one.edit('GET', '/products?limit=0&depth=0'));
    const row = docs.find(({ key }) => key === 'edb-postgres-extended-server');
    const summary = 'A summary that no product had before this test.';
    await one.edit('PATCH', `/products/${row?.id}`, { summary });

    const dropped = (await droppedKeys()).filter((key) => !before.has(key)).map(pathOf);
    expect(dropped).toEqual(expect.arrayContaining(FROM_PRODUCTS));
    expect(dropped.filter((urlPath) => FROM_OTHERS.includes(urlPath))).toEqual([]);
    const { rows } = await database.client.query<{ key: string }>(
      `select key from page_cache.page where 'data:products' = any(tags)`,
    );
    expect(rows.map(({ key }) => pathOf(key))).toEqual(expect.arrayContaining(dropped));

    expect(await (await fetch(`${one.url}/products/view-all`)).text()).toContain(summary);
    await expect
      .poll(() => fetch(`${two.url}/products/view-all`).then((answer) => answer.text()), { interval: 25 })
      .toContain(summary);
  });

  it('that texts refer to by token updates every page, answer, and search result with the token', async () => {
    const page = '/resources';
    const textOf = async (site: Site, urlPath: string) => (await fetch(site.url + urlPath)).text();
    const texts = (site: Site) => Promise.all([page, `${page}.md`].map((urlPath) => textOf(site, urlPath)));
    for (const text of await texts(one)) {
      expect(text).toContain('November 12, 2026');
      expect(text).not.toContain('{{postgres');
    }
    const { docs } = rowList.parse(await one.edit('GET', '/postgres-versions?limit=0&depth=0'));
    const row = docs.find(({ key }) => key === 'postgresql-14');
    await one.edit('PATCH', `/postgres-versions/${row?.id}`, { endOfLife: '2026-12-24' });
    for (const text of await texts(one)) expect(text).toContain('end of life on December 24, 2026');
    expect(await textOf(one, '/search?q=%22end+of+life+on+December+24,+2026%22')).toContain(`href="${page}"`);
    await expect.poll(async () => (await texts(two))[0], { interval: 25 }).toContain('end of life on December 24, 2026');
    await one.edit('PATCH', `/postgres-versions/${row?.id}`, { endOfLife: '2026-11-12' });
  });

  it('with an unknown token is rejected', async () => {
    const { docs } = rowList.parse(await one.edit('GET', '/products?limit=1&depth=0'));
    const answer = await fetch(`${one.url}/api/products/${docs[0]?.id}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Origin: one.url, Cookie: session },
      body: JSON.stringify({ summary: 'For PostgreSQL {{postgres.19.eol}}.' }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      errors: [{ data: { errors: [{ path: 'summary', message: 'There is no fact named postgres.19.eol.' }] } }],
    });
  });

  it('with a broken link is rejected, with the field and the reason', async () => {
    const { docs } = rowList.parse(await one.edit('GET', '/products?limit=1&depth=0'));
    const answer = await fetch(`${one.url}/api/products/${docs[0]?.id}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Origin: one.url, Cookie: session },
      body: JSON.stringify({ url: '/products/no-such-product' }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      errors: [
        {
          name: 'ValidationError',
          data: { errors: [{ path: 'url', message: 'The link to /products/no-such-product: there is no such page.' }] },
        },
      ],
    });
  });
});

describe('an edit of a page’s own text', () => {
  it('invalidates that page and the pages that show it, and no others', async () => {
    for (const urlPath of [PAGE, OTHER_PAGE, '/', '/services', '/products']) await one.visit(urlPath);
    const stale = async () =>
      (
        await database.client.query<{ key: string }>(
          'select key from page_cache.page where not page_cache.is_fresh(tags, snapshot)',
        )
      ).rows.map(({ key }) => key);
    const before = new Set(await stale());
    await one.publishEdit(PAGE);
    const dropped = (await stale()).filter((key) => !before.has(key));
    // Besides the page itself, those whose cards show it; never all.
    const { rows } = await database.client.query<{ key: string }>('select key from page_cache.page where $1 = any(tags)', [
      `page:${PAGE}`,
    ]);
    expect(dropped.toSorted()).toEqual(
      rows
        .map(({ key }) => key)
        .filter((key) => !before.has(key))
        .toSorted(),
    );
    expect(dropped.some((key) => key.endsWith(`/$${PAGE}`))).toBe(true);
    expect(dropped.filter((key) => ['/$/services', '/$/products', `/$${OTHER_PAGE}`].some((end) => key.endsWith(end)))).toEqual(
      [],
    );
  });
});

describe('a change that shows on every page', () => {
  const PATHS = ['/', '/products', '/training', '/resources', '/company/about', '/customers', '/partners', '/docs'];
  const MAKINGS = `create table if not exists making (key text);
    truncate making;
    create or replace function note_making() returns trigger language plpgsql as $$
      begin insert into making values (new.key); return null; end $$;
    create or replace trigger making after insert or update on page_cache.page
      for each row execute function note_making();`;
  const textOf = async (site: Site, urlPath: string) => {
    const answer = await fetch(site.url + urlPath);
    return answer.ok ? answer.text() : `${answer.status}`;
  };

  let names = 0;

  it(
    'reaches every page of every instance within five seconds, and each is made once, however many ask',
    { retry: 2 },
    async () => {
      for (const urlPath of PATHS) for (const site of [one, two]) expect(await textOf(site, urlPath)).toContain('<footer');
      await database.client.query(MAKINGS);
      names += 1;
      const legalName = `A legal name that only this test knows, number ${names}`;
      await one.edit('POST', '/globals/settings', { legalName });
      const saved = Date.now();

      // Many requests arrive at once, and each gets the page from before or after the change.
      const crowd = await Promise.all(PATHS.flatMap((urlPath) => Array.from({ length: 12 }, () => textOf(one, urlPath))));
      expect(crowd.filter((html) => !html.includes('<footer'))).toEqual([]);
      const limit = 20_000;
      for (const site of [one, two]) {
        for (const urlPath of PATHS) {
          await expect
            .poll(() => textOf(site, urlPath), {
              timeout: Math.max(limit - (Date.now() - saved), 50),
              interval: 100,
              message: `${urlPath} of ${site.url}`,
            })
            .toContain(legalName);
        }
      }
      const { rows } = await database.client.query<{ key: string; times: number }>(
        'select key, count(*)::int as times from making group by key',
      );
      expect(rows.length, rows.map(({ key }) => key).join(' ')).toBeGreaterThanOrEqual(PATHS.length);
      // Twice at most: once by each instance, if both were asked before either had stored it.
      expect(rows.filter(({ times }) => times > 2)).toEqual([]);
    },
  );

  it('is shown even after a failed render', async () => {
    expect(await textOf(one, '/customers')).toContain('<footer');
    const legalName = 'A legal name that a failed rendering delays';
    await one.edit('POST', '/globals/settings', { legalName });
    const { client } = database;
    await client.query('begin');
    await client.query('lock table pages in access exclusive mode');
    // The old page is sent while the new one waits for the locked table, until its statement is canceled.
    expect(await textOf(one, '/customers')).toContain('<footer');
    await expect.poll(() => findLockWaiters(client)).not.toEqual([]);
    const first = await findLockWaiters(client);
    await expect.poll(async () => (await findLockWaiters(client)).filter((pid) => first.includes(pid))).toEqual([]);
    await client.query('rollback');
    await expect.poll(() => textOf(one, '/customers'), { message: one.output }).toContain(legalName);
  });
});

describe('while Postgres hangs', () => {
  const asked = () => ({
    search: fetchFrom('/search?q=vacuum'),
    'an unknown page': fetchFrom('/no-such-page'),
    calendar: fetchFrom('/resources/webinars/calendar.ics'),
    'a link of the newsletter': fetchFrom('/newsletter/confirm/x'),
    interface: fetchFrom('/api/pages?limit=1', { headers: { Cookie: session } }),
    admin: fetchFrom('/admin', { headers: { Cookie: session } }),
    form: postForm(one.url, { fields: buildValidFields({ email: 'hangs@example.org' }) }),
  });
  const fetchFrom = (urlPath: string, init: RequestInit = {}) =>
    fetch(one.url + urlPath, { redirect: 'manual', signal: AbortSignal.timeout(30_000), ...init });
  const answers = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(asked()).map(
          async ([name, answer]) =>
            [name, await answer.then(async (given) => ({ status: given.status, text: await given.text() }))] as const,
        ),
      ),
    );
  const statuses = async () => Object.fromEntries(Object.entries(await answers()).map(([name, { status }]) => [name, status]));
  const WELL = {
    search: 200,
    'an unknown page': 404,
    calendar: 200,
    'a link of the newsletter': 404,
    interface: 200,
    admin: 200,
    form: 303,
  };

  /** The server knows its cached pages, and which paths don't exist. */
  const CACHED_STATUS: Readonly<Record<string, number>> = { calendar: 200, 'an unknown page': 404 };

  it('every request gets a response, form input is kept, and everything recovers afterwards', async () => {
    const before = await one.visit(PAGE);
    await expect.poll(statuses, { interval: 100 }).toEqual(WELL);
    postgres.pause();
    try {
      // Twice: while all connections are waiting, and when Postgres is known not to respond.
      for (const time of ['at first', 'later']) {
        const given = await answers();
        for (const [name, { status, text }] of Object.entries(given)) {
          expect(status, `${name} ${time}: ${text.slice(0, 200)}\n${one.output}`).toBeGreaterThanOrEqual(
            CACHED_STATUS[name] ?? 500,
          );
          expect(text, `${name} ${time}`).not.toBe('');
        }
        expect(given['form']?.text).toContain('hangs@example.org');
        expect(given['form']?.text).toContain('We can’t save anything right now');
        expect(given['interface']?.text).toContain('The database isn’t responding');
        expect(await one.visit(PAGE)).toEqual(before);
      }
    } finally {
      postgres.resume();
    }
    await expect.poll(statuses, { interval: 100 }).toEqual(WELL);
  });

  it('a transaction that timed out has ended: later writes on its connection are not part of it', async () => {
    await database.client.query('create table written (value text)');
    const pool = createPool(database.url, 1);
    const client = await pool.connect();
    await client.query('begin');
    postgres.pause();
    try {
      await expect(client.query("insert into written values ('in the transaction')")).rejects.toThrow(
        'Postgres did not respond in time.',
      );
      await expect(client.query('rollback')).rejects.toThrow();
    } finally {
      postgres.resume();
    }
    client.release();
    await expect
      .poll(
        () =>
          pool.query("insert into written values ('later')").then(
            ({ rowCount }) => rowCount,
            () => 0,
          ),
        { interval: 100 },
      )
      .toBe(1);
    expect((await database.client.query('select value from written')).rows).toEqual([{ value: 'later' }]);
    await pool.end();
  });
});

describe('while Postgres is unavailable', () => {
  const ready = async (site: Site) => {
    const answer = await fetch(`${site.url}/health/ready`);
    return { code: answer.status, ...health.parse(await answer.json()) };
  };

  it('cached pages are served, and the health check says what is missing; afterwards everything recovers by itself', async () => {
    const before = await one.visit(PAGE);
    expect(before.status).toBe(200);
    expect(await two.visit(PAGE)).toEqual(before);
    expect(await ready(one)).toEqual({ code: 200, status: 'ready', missing: [] });

    await postgres.stop();
    for (const site of [one, two]) {
      expect(await site.visit(PAGE), site.output).toEqual(before);
      expect(await ready(site)).toEqual({ code: 503, status: 'degraded', missing: [expect.stringContaining('Postgres')] });
      expect((await fetch(`${site.url}/health/live`)).status).toBe(200);
    }
    const failed = await one.visit(NEVER_VISITED);
    expect(failed.status).toBe(500);
    expect(failed.heading).not.toBe('');
    expect(await one.visit(PAGE)).toEqual(before);

    // Requests for paths that don't exist must not fill the log.
    await one.visit('/leads-nowhere');
    const messages = one.messageCount;
    for (let number = 0; number < UNKNOWN_PATHS; number += 1)
      expect([404, 500]).toContain((await one.visit(`/leads-nowhere-${number}`)).status);
    // Background jobs log now and then that they have no database.
    expect(one.messageCount - messages, one.output).toBeLessThan(UNKNOWN_PATHS / 2);

    await postgres.start();
    for (const site of [one, two]) await expect.poll(() => ready(site), { interval: 50 }).toMatchObject({ code: 200 });
    expect((await one.visit(NEVER_VISITED)).status, one.output).toBe(200);
    const heading = await one.publishEdit(PAGE);
    expect(await one.visit(PAGE)).toEqual({ status: 200, heading });
    await expect.poll(() => two.visit(PAGE), { interval: 25 }).toEqual({ status: 200, heading });
  });
});
