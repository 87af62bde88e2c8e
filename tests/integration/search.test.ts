import { liteClient } from 'algoliasearch/lite';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { getProgramPath } from '../../scripts/build/programs';
import { repositoryRoot } from '../../scripts/paths';
import { measureQuality, readJudgments } from '../../bench/search/quality';
import { readRules } from '@/modules/search/rules/read-rules';
import { search } from '@/modules/search/query/search';
import { createSearchPool } from '@/modules/search/query/search-site';
import { getStem } from '@/modules/search/text/tokenize';
import { buildVector } from '@/modules/search/text/vectors';
import { createAnyCharacter } from '@/platform/testing/any-character';
import { runBeforeDeadline } from './support/before-deadline';
import { createSeededDatabase, findLockWaiters, type TestDatabase } from './support/database';
import { createSession } from './support/form-visitor';
import { type Instance, startInstance } from './support/instance';
import { createProcesses } from './support/processes';
import { postponeClasses } from './support/training-classes';
import { SERVICE_KEYS, type FakeSearchService, startFakeSearchService } from './support/search-service';

const processes = createProcesses();
let database: TestDatabase;
let site: Instance;
let service: FakeSearchService;
let session = '';
/** Another server, without the search service. */
let other: Instance | undefined;

/** Slows the clock that rate limits use, a million times. */
const SLOW_CLOCK = `--import=data:text/javascript,${encodeURIComponent(
  'const now = performance.now.bind(performance); performance.now = () => now() / 1e6;',
)}`;
const INDEX = 'site-of-the-test';
const WORD = 'quokkaberry';

beforeAll(async () => {
  database = await createSeededDatabase('search', processes);
  await postponeClasses(database.client);
  service = await startFakeSearchService(async (body) => {
    const response = await askSite(body);
    if (response.status !== 200) throw new Error(`The site answered ${response.status}.`);
    return response.text();
  });
  site = await startInstance(processes, database.url, {
    SEARCH_APP_ID: SERVICE_KEYS.appId,
    SEARCH_KEY: SERVICE_KEYS.searchKey,
    SEARCH_WRITE_KEY: SERVICE_KEYS.writeKey,
    SEARCH_INDEX_NAME: INDEX,
    SEARCH_URL: service.origin,
  });
  session = await createSession(database, 'administrator');
});
afterAll(async () => {
  await other?.stop();
  await site?.stop();
  service?.close();
  await database?.drop();
});

const resultsSchema = z.object({
  results: z.array(
    z.looseObject({
      hits: z.array(
        z.looseObject({
          url: z.string(),
          kind: z.string(),
          _highlightResult: z.record(z.string(), z.object({ value: z.string() })),
        }),
      ),
      nbHits: z.number(),
      page: z.number(),
      nbPages: z.number(),
      facets: z.record(z.string(), z.record(z.string(), z.number())),
      query: z.string(),
    }),
  ),
});
type Results = z.infer<typeof resultsSchema>['results'];

function askSite(body: string): Promise<Response> {
  return site.get('/search/queries', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

async function askDefault(requests: object[]): Promise<Results> {
  const response = await askSite(JSON.stringify({ requests }));
  expect(response.status, site.output()).toBe(200);
  return resultsSchema.parse(await response.json()).results;
}

/** The official client, against the service of the test. */
async function askService(requests: object[]): Promise<Results> {
  const { host } = new URL(service.origin);
  const client = liteClient(SERVICE_KEYS.appId, SERVICE_KEYS.searchKey, {
    hosts: [{ url: host, accept: 'readWrite', protocol: 'http' }],
  });
  return resultsSchema.parse(await client.search(z.custom<Parameters<typeof client.search>[0]>().parse({ requests }))).results;
}

async function edit(method: string, path: string, body: object): Promise<number> {
  const answer = await site.get(`/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', origin: site.url, cookie: session },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  expect(answer.status, text).toBeLessThan(300);
  return z.object({ doc: z.object({ id: z.number() }) }).parse(JSON.parse(text)).doc.id;
}

async function idOf(row: string): Promise<number> {
  const { rows } = await database.client.query(`select id from ${row}`);
  return z.object({ id: z.number() }).parse(rows[0]).id;
}

/** Like every publication; a test's own statements on the index don't. */
const invalidateResults = () => database.client.query("select page_cache.drop_tags(array['test'])");

const urlsOf = async (query: string) => (await askDefault([{ indexName: INDEX, query }]))[0]?.hits.map(({ url }) => url) ?? [];

describe.each([
  ['Postgres', askDefault],
  ['the external service by the official client', askService],
])('queries to %s', (_name, ask) => {
  it('are answered in order, several in one request', async () => {
    const results = await ask([
      { indexName: INDEX, query: 'work_mem' },
      { indexName: INDEX, query: 'vacuum' },
    ]);
    expect(results.map(({ query }) => query)).toEqual(['work_mem', 'vacuum']);
    expect(results[0]?.hits[0]?.url).toBe('/docs/reference/settings-memory#work_mem');
  });

  it('count facets given as a string or a list', async () => {
    const one = { indexName: INDEX, query: 'replication', facets: 'kind' };
    const list = { indexName: INDEX, query: 'replication', facets: ['kind', 'version'] };
    const results = await ask([one, list]);
    expect(Object.keys(results[0]?.facets ?? {})).toEqual(['kind']);
    expect(Object.keys(results[1]?.facets ?? {})).toEqual(['kind', 'version']);
    expect(results[1]?.facets['kind']?.['Documentation']).toBeGreaterThan(0);
  });

  it('filter by facets, and count pages from zero', async () => {
    const query = { indexName: INDEX, query: 'replication', hitsPerPage: 2, facetFilters: [['kind:Tutorials', 'kind:Blog']] };
    const [first, second] = await ask([query, { ...query, page: 1 }]);
    for (const hit of [...(first?.hits ?? []), ...(second?.hits ?? [])]) expect(['Tutorials', 'Blog']).toContain(hit.kind);
    expect([first?.page, second?.page]).toEqual([0, 1]);
    expect(first?.hits).toHaveLength(2);
    expect(first?.hits[0]?.url).not.toBe(second?.hits[0]?.url);
  });

  it('match all entries of facetFilters, one of each inner list, and none after a minus', async () => {
    const facets = ['kind', 'version'];
    const both = {
      indexName: INDEX,
      query: 'replication',
      facets,
      facetFilters: ['kind:Documentation', ['version:17', 'version:18']],
    };
    const [all, joined, none, without] = await ask([
      { indexName: INDEX, query: 'replication', facets },
      both,
      { ...both, facetFilters: ['kind:Documentation', 'kind:Blog'] },
      { ...both, facetFilters: ['kind:-Documentation'] },
    ]);
    expect(Object.keys(joined?.facets['kind'] ?? {})).toEqual(['Documentation']);
    expect(joined?.nbHits).toBeGreaterThan(0);
    expect(none?.nbHits, 'a page has one kind').toBe(0);
    const { Documentation: left, ...others } = all?.facets['kind'] ?? {};
    expect(left).toBeGreaterThan(0);
    expect(without?.facets['kind']).toEqual(others);
  });

  it('support filters with AND, OR, NOT, and parentheses', async () => {
    const query = { indexName: INDEX, query: 'replication', facets: 'kind' };
    const [either, neither, unknown] = await ask([
      { ...query, filters: '(kind:Tutorials OR kind:"White papers") AND NOT topic:sql' },
      { ...query, filters: 'NOT kind:Documentation', facetFilters: [['kind:Documentation']] },
      { ...query, filters: 'color:red' },
    ]);
    expect(Object.keys(either?.facets['kind'] ?? {}).every((kind) => ['Tutorials', 'White papers'].includes(kind))).toBe(true);
    expect(either?.nbHits).toBeGreaterThan(0);
    expect(neither?.nbHits).toBe(0);
    expect(unknown?.nbHits, 'no hit has an attribute that there isn’t').toBe(0);
  });

  it('without words return all pages, with facets and paging', async () => {
    const query = { indexName: INDEX, query: '', hitsPerPage: 5, facets: ['*'] };
    const [first, second, filtered, counts] = await ask([
      query,
      { ...query, page: 1 },
      { ...query, facetFilters: [['kind:Webinars']] },
      { ...query, hitsPerPage: 0 },
    ]);
    const urls = [...(first?.hits ?? []), ...(second?.hits ?? [])].map(({ url }) => url);
    expect(new Set(urls).size).toBe(10);
    expect(first?.nbHits).toBeGreaterThan(100);
    expect(first?.nbPages).toBeGreaterThan(2);
    expect(Object.keys(first?.facets['kind'] ?? {}).length).toBeGreaterThan(8);
    expect(filtered?.hits.map(({ kind }) => kind)).toEqual(filtered?.hits.map(() => 'Webinars'));
    expect(filtered?.hits.length).toBeGreaterThan(0);
    expect(counts?.hits).toEqual([]);
    expect(counts?.facets).toEqual(first?.facets);
  });

  it('highlight matches with the given tags', async () => {
    const [result] = await ask([{ indexName: INDEX, query: 'window functions', highlightPreTag: '<<', highlightPostTag: '>>' }]);
    expect(result?.hits[0]?.['_highlightResult']['title']?.value).toBe('<<Window>> <<functions>>, with frames, ties, and plans');
  });
});

describe('the index', () => {
  const post = {
    slug: 'search-of-a-test',
    title: 'A title of the search test',
    description: 'A description that is long enough for the rules of descriptions on this site.',
    topics: ['sql'],
    author: 'engineering-team',
    published: '2026-11-20',
    verified: '2026-11-21',
    body: `Intro.\n\n## A section about ${WORD}\n\nThe ${WORD} has text.\n`,
  };

  it('contains a text only while it is published', async () => {
    const id = await edit('POST', '/posts?draft=true', { ...post, _status: 'draft' });
    expect(await urlsOf(WORD)).toEqual([]);
    await edit('PATCH', `/posts/${id}`, { ...post, _status: 'published' });
    expect(await urlsOf(WORD)).toEqual([`/blog/${post.slug}#a-section-about-${WORD}`]);
    await edit('PATCH', `/posts/${id}?draft=true`, { body: 'Intro of a draft.', _status: 'draft' });
    expect(await urlsOf(WORD), 'a draft changes nothing').toHaveLength(1);
    // A job sends the same to the external service.
    await expect
      .poll(() => [...(service.indexes.get(INDEX)?.values() ?? [])].some(({ page }) => page === `/blog/${post.slug}`))
      .toBe(true);
    service.failures = 1;
    await edit('PATCH', `/posts/${id}`, { ...post, _status: 'draft' });
    expect(await urlsOf(WORD)).toEqual([]);
    await expect
      .poll(() => [...(service.indexes.get(INDEX)?.values() ?? [])].some(({ page }) => page === `/blog/${post.slug}`), {
        timeout: 120_000,
      })
      .toBe(false);
    expect(service.failures, 'a push that failed is tried again').toBe(0);
    expect(service.refused).toEqual([]);
  });

  it('is outdated when an older version publishes an entry after a newer one has built it', async () => {
    const readComment = async (): Promise<string> => {
      const query = "select obj_description('search.document'::regclass, 'pg_class') as comment";
      return String((await database.client.query(query)).rows[0]?.comment);
    };
    const current = await readComment();
    await database.client.query("comment on table search.document is 'documents of version 999'");
    await edit('POST', '/posts', { ...post, slug: `${post.slug}-2`, body: 'Intro.', _status: 'published' });
    expect(await readComment()).toMatch(/^outdated /);
    await database.client.query(`comment on table search.document is '${current}'`);
  });

  it('finds a vulnerability by its number', async () => {
    expect((await urlsOf('CVE-2026-6464'))[0]).toBe('/security/cve/cve-2026-6464');
  });

  it.each([
    ['pgcrypto', '/postgres-tutorials/extensions-and-trust'],
    ['reindex concurrently', '/postgres-tutorials/vacuum-and-bloat'],
  ])('has a page that explains %s before the vulnerabilities whose summaries mention it', async (query, page) => {
    const urls = await urlsOf(query);
    expect(urls[0]).toMatch(new RegExp(`^${page}(#|$)`));
    expect(urls).toContainEqual(expect.stringMatching(/^\/security\/cve\//));
  });

  it('finds a release as soon as it is saved, and updates the version whose latest release it is', async () => {
    await edit('POST', '/postgres-releases', {
      key: '2026-11-20',
      released: '2026-11-20',
      kind: 'out-of-cycle',
      versions: ['18.99'],
      summary: 'A release of the test.',
      sources: ['https://www.postgresql.org/docs/18/release-18-99.html'],
      checked: '2026-11-20',
    });
    const urls = await urlsOf('18.99');
    expect(urls[0]).toBe('/releases/18.99');
    expect(urls).toContain('/releases/18');
  });

  it('has the section that explains a pasted message first, without an answer that says less', async () => {
    const query = 'ERROR:  requested WAL segment 000000010000000000000003 has already been removed';
    const response = await askSite(JSON.stringify({ requests: [{ indexName: INDEX, query }] }));
    const schema = z.object({
      results: z.tuple([z.object({ hits: z.array(z.object({ url: z.string() })), answer: z.unknown().optional() })]),
    });
    const [result] = schema.parse(await response.json()).results;
    expect(result.hits[0]?.url).toBe('/docs/high-availability/standby-errors#messages-of-missing-wal');
    expect(result.answer).toBeUndefined();
    expect((await urlsOf('25P02'))[0]).toMatch(/^\/docs\/reference\/error-codes-/);
  });

  it.each([
    'ERROR:  could not extend file "base/16384/2619": No space left on device',
    'PANIC: could not write to file "pg_wal/xlogtemp.1234": No space left on device',
  ])('explains the pasted message %s, in which the server quotes a file', async (query) => {
    expect(await urlsOf(query)).toContainEqual(expect.stringMatching(/^\/docs\/(?:operate\/disk-full|reference\/error-codes-)/));
  });

  it('contains the new value of a fact in texts, arrays, shared blocks, and facts as soon as it is saved', async () => {
    const token = '{{product.pgbouncer.version}}';
    // Without Payload, so that only the change of the fact can write the hits.
    for (const statement of [
      `update webinars_chapters set title = 'Zonkeyfield ${token}' where id = (select min(id) from webinars_chapters)`,
      `update products set summary = 'Zonkeyfield ${token}' where key = 'edb-postgres-distributed'`,
      `insert into shared_blocks (id, name, layout) values
         ('zonkey', 'Zonkey', '[{"blockType": "prose", "heading": "Zonkey", "markdown": "Zonkeyfield ${token}"}]')`,
      `update pages set layout = layout || '[{"blockType": "sharedBlock", "block": "zonkey"}]'::jsonb where url = '/company/about'`,
    ])
      await database.client.query(statement);
    const software = await idOf("software_versions where key = 'pgbouncer'");
    const sourcesWith = async (version: string) => {
      const { rows } = await database.client.query<{ kind: string }>(
        `select distinct split_part(source, ':', 1) as kind from search.document
         where body || description like '%Zonkeyfield ${version}%' order by 1`,
      );
      return rows.map(({ kind }) => kind);
    };
    for (const [version, earlier] of [
      ['97.1', 'none'],
      ['97.2', '97.1'],
    ] as const) {
      await edit('PATCH', `/software-versions/${software}`, { version });
      expect(await sourcesWith(version)).toEqual(['pages', 'products', 'webinars']);
      expect(await sourcesWith(earlier), 'the earlier value').toEqual([]);
    }
    // A job sends the same to the external service.
    await expect.poll(() => JSON.stringify([...(service.indexes.get(INDEX)?.values() ?? [])])).toContain('Zonkeyfield 97.2');
  });

  it('stays without a page that is taken down while one of its facts changes', async () => {
    const [page, software] = [
      await idOf("pages where url = '/company/about'"),
      await idOf("software_versions where key = 'pgbouncer'"),
    ];
    const { client } = database;
    await client.query('begin');
    await client.query("update pages set _status = 'draft' where id = $1", [page]);
    await client.query('delete from search.document where source = $1', [`pages:${page}`]);
    const change = edit('PATCH', `/software-versions/${software}`, { version: '97.3' });
    await expect
      .poll(() => findLockWaiters(client), { message: 'the change of the fact waits for the takedown' })
      .not.toEqual([]);
    await client.query('commit');
    await change;
    expect((await client.query('select from search.document where source = $1', [`pages:${page}`])).rowCount).toBe(0);
    await client.query("update pages set _status = 'published' where id = $1", [page]);
    await edit('PATCH', `/software-versions/${software}`, { version: '97.4' });
    expect((await client.query('select from search.document where source = $1', [`pages:${page}`])).rowCount).toBeGreaterThan(0);
  });

  it('shows a renamed chapter, course, or product in the hits of other entries after the hourly job', async () => {
    const count = async (where: string) =>
      (await database.client.query(`select from search.document where ${where}`)).rows.length;
    await edit('PATCH', `/docs-groups/${await idOf("docs_groups where version = '18' and key = 'install'")}`, {
      title: 'Quokkas',
    });
    await edit('PATCH', `/courses/${await idOf("courses where key = 'postgresql-essentials'")}`, { name: 'Quokka essentials' });
    // A name that occurs in the title of an entry.
    await edit('PATCH', `/products/${await idOf("products where key = 'livecompare'")}`, { name: 'Tune autovacuum by table' });
    const comment = async () => {
      const query = "select obj_description('search.document'::regclass, 'pg_class') as comment";
      return (await database.client.query<{ comment: string }>(query)).rows[0]?.comment;
    };
    expect(await comment()).toMatch(/^outdated/);
    await database.client.query(
      "insert into payload_jobs (task_slug, queue, processing, total_tried) values ('refresh-search-dictionary', 'upkeep', false, 0)",
    );
    await expect.poll(comment, { timeout: 120_000 }).toMatch(/^documents of version/);
    expect(await count("source like 'docs:%' and path like '% › Quokkas%'")).toBeGreaterThan(1);
    expect(await count("page like '/training/classes/%' and title like 'Quokka%'")).toBeGreaterThan(1);
    expect(await count("page = '/postgres-tutorials/autovacuum-tuning' and 'livecompare' = any (products)")).toBeGreaterThan(1);
  });

  it('applies a synonym and a pinned page with the next search', async () => {
    expect(await urlsOf('wombatology')).toEqual([]);
    await edit('POST', '/search-synonyms', { key: 'test-wombat', names: ['wombatology', 'vacuum'] });
    expect(await urlsOf('wombatology')).toContain('/postgres-tutorials/vacuum-and-bloat');
    await edit('POST', '/search-rules', {
      key: 'test-pin',
      query: 'vacuum',
      pinned: ['/careers'],
      hidden: ['/postgres-tutorials/vacuum-and-bloat'],
    });
    expect((await urlsOf('vacuum'))[0]).toBe('/careers');
    expect((await urlsOf('wombatology'))[0], 'a rule applies to the synonyms of its query').toBe('/careers');
    expect(await urlsOf('vacuum')).not.toContain('/postgres-tutorials/vacuum-and-bloat');
    // A job sends the same to the external service, with the IDs of its hits.
    const hits = () => [...(service.indexes.get(INDEX)?.values() ?? [])];
    await expect.poll(() => JSON.stringify(service.rules.get(INDEX)?.synonyms)).toContain('test-wombat');
    const ruleSchema = z.object({
      objectID: z.literal('test-pin'),
      conditions: z.tuple([z.object({ pattern: z.literal('vacuum') })]),
      consequence: z.object({
        promote: z.array(z.object({ objectID: z.string() })),
        hide: z.array(z.object({ objectID: z.string() })),
      }),
    });
    const findRule = () =>
      service.rules
        .get(INDEX)
        ?.rules.map((rule) => ruleSchema.safeParse(rule).data)
        .find(Boolean);
    await expect.poll(() => findRule()?.consequence.promote).toHaveLength(1);
    const urlOf = (id: string | undefined) => hits().find(({ objectID }) => objectID === id)?.['page'];
    expect(urlOf(findRule()?.consequence.promote[0]?.objectID)).toBe('/careers');
    const hidden = new Set(findRule()?.consequence.hide.map(({ objectID }) => urlOf(objectID)));
    expect([...hidden]).toEqual(['/postgres-tutorials/vacuum-and-bloat']);
    expect(service.refused).toEqual([]);
  });

  it('finds the dates of a course until its class starts', async () => {
    const query = 'postgresql essentials live class';
    expect(await urlsOf(query)).toContain('/training/classes/postgresql-essentials-2027-01-12');
    expect((await urlsOf('postgresql essentials'))[0]).toBe('/training/postgresql-essentials');
    const findClasses = async () => (await urlsOf(query)).filter((url) => url.startsWith('/training/classes/'));
    await runBeforeDeadline(
      async (seconds) => {
        await database.client.query(
          "update search.document set visible_until = now() + $1::interval where page like '/training/classes/%'",
          [`${seconds} seconds`],
        );
        await invalidateResults();
      },
      async () => expect(await findClasses()).not.toEqual([]),
    );
    await expect.poll(findClasses, { timeout: 150_000 }).toEqual([]);
  });

  it('offers popular queries when nothing is found', async () => {
    const days = [1, 2, 3];
    await database.client.query(
      `insert into search.query_count (day, query, asked, found)
       select current_date - day, 'wal archiving', 5, 3 from unnest($1::int[]) as day`,
      [days],
    );
    const page = await (await site.get('/search?q=zzzqqqxxx')).text();
    expect(page).toContain('No results for “zzzqqqxxx”');
    expect(page).toMatch(/Popular searches<\/h3><ul[^>]*><li><a href="\/search\?q=wal(\+|%20)archiving">wal archiving/);
    await database.client.query("delete from search.query_count where query = 'wal archiving'");
  });

  it('counts opened results on the results page by an anonymous ping', async () => {
    const page = await site.get('/search?q=work_mem');
    expect(await page.text()).toMatch(/<a href="\/docs\/reference\/settings-memory#work_mem" ping="\/search\/counts">/);
    const ping = (from: string, headers: Record<string, string> = {}) =>
      site.get('/search/counts', {
        method: 'POST',
        headers: {
          'content-type': 'text/ping',
          'ping-from': from,
          'ping-to': `${site.url}/docs/reference/settings-memory#work_mem`,
          'sec-fetch-site': 'same-origin',
          ...headers,
        },
        body: 'PING',
      });
    expect((await ping(`${site.url}/search?q=work_mem&page=2`)).status).toBe(204);
    expect((await ping(`${site.url}/search?q=work_mem`, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await ping(`${site.url}/search?q=zoe@example.org`)).status, 'not counted').toBe(204);
    const counted = async () =>
      (await database.client.query("select query, url, clicks from search.click_count where url like '%work_mem'")).rows;
    await expect.poll(counted).toEqual([{ query: 'work_mem', url: '/docs/reference/settings-memory#work_mem', clicks: 1 }]);
  });

  // All of it has been rebuilt above, by the hourly job.
  describe('of few entries', () => {
    beforeAll(async () => {
      await database.client.query("delete from docs where slug <> 'settings-memory'");
      for (const table of [
        'pages',
        'tutorials',
        'labs',
        'posts',
        'lessons',
        'white_papers',
        'customers',
        'partners',
        'job_openings',
      ])
        await database.client.query(`delete from ${table}`);
    });

    it('is restored by `npm run search:reindex` when it was lost', async () => {
      await database.client.query('delete from search.document');
      await invalidateResults();
      expect(await urlsOf('work_mem')).toEqual([]);
      const { code, output } = await processes.start({
        name: 'search-reindex',
        arguments: [getProgramPath('search-reindex')],
        environment: { ...process.env, NODE_ENV: 'production', DATABASE_URL: database.url },
        folder: repositoryRoot,
        output: 'keep',
      }).exited;
      expect(code, output).toBe(0);
      expect(output).toMatch(/The search index has [\d,]+ hits\./);
      expect(await urlsOf('work_mem')).not.toEqual([]);
    });

    it('is rebuilt in the background when a server starts with a newer version of its documents', async () => {
      const readVersion = async () =>
        (await database.client.query("select obj_description('search.document'::regclass, 'pg_class') as version")).rows;
      const current = await readVersion();
      expect(current).toEqual([{ version: expect.stringMatching(/^documents of version \d+$/) }]);
      // As after an update from a version that indexed no classes and wrote no version.
      await database.client.query("delete from search.document where page like '/training/classes/%'");
      await invalidateResults();
      await database.client.query('comment on table search.document is null');
      other = await startInstance(processes, database.url);
      // All entries are read again.
      await expect.poll(readVersion, { timeout: 180_000 }).toEqual(current);
      expect(await urlsOf('postgresql essentials live class')).toContain('/training/classes/postgresql-essentials-2027-01-12');
    });
  });
});

describe('the judged queries', () => {
  /** The required quality. A change that makes the ranking worse falls below it. */
  const FLOOR = { successAt1: 0.92, successAt5: 0.98 };

  it('find the expected page first or among the first five', async () => {
    const own = await createSeededDatabase('search_quality', processes);
    const pool = createSearchPool(own.url);
    const rules = await readRules(pool);
    const quality = await measureQuality(readJudgments(), async (query) =>
      (await search(pool, { query, filters: {}, facets: [], page: 1, hitsPerPage: 10 }, rules)).hits.map(({ page }) => page),
    );
    await pool.end();
    await own.drop();
    const misses = quality.misses.map(({ query, results }) => `${query} → ${results.join(' ')}`).join('\n');
    expect(quality.successAt1, misses).toBeGreaterThanOrEqual(FLOOR.successAt1);
    expect(quality.successAt5, misses).toBeGreaterThanOrEqual(FLOOR.successAt5);
  });
});

describe('words that thousands of pages contain', () => {
  /** More than are ranked, and enough that sections aren't searched. */
  const PAGES = 5_500;
  const request = { filters: {}, facets: [], page: 1, hitsPerPage: 10 };
  let own: TestDatabase;
  let pool: ReturnType<typeof createSearchPool>;

  beforeAll(async () => {
    own = await createSeededDatabase('search_frequent', processes);
    // The page with exactly the name that is searched comes last, behind more matches than are ranked.
    const titles = [...Array.from({ length: PAGES - 1 }, (_each, index) => `${WORD} weekly of ${index}`), `${WORD} weekly`];
    const rows = titles.flatMap((title, index) => {
      const page = { page: `/blog/${WORD}-${index}`, is_page: true, title, head: buildVector([{ text: title, weight: 'A' }]) };
      return [page, { ...page, is_page: false, head: buildVector([{ text: title, weight: 'B' }]) }];
    });
    await own.client.query(
      `insert into search.document (id, source, source_updated_at, url, page, is_page, kind, products, topics, versions, keys,
         boost, sample, name_length, head, title, heading, path, description, body, words)
       select page || is_page, page, now(), page || case when is_page then '' else '#part' end, page, is_page, 'Blog', '{}', '{}',
         '{}', case when is_page then array[title] else '{}' end, 0, false, 4, head::tsvector, title,
         case when is_page then '' else 'Part' end, 'Blog', title, title, head::tsvector
       from jsonb_to_recordset($1) as given (page text, is_page boolean, title text, head text)`,
      [JSON.stringify(rows)],
    );
    await own.client.query(
      `insert into search.word (word, documents) select word, $2 from unnest($1::text[]) as word
       on conflict (word) do update set documents = excluded.documents`,
      [['', ...[WORD, 'weekly'].map((word) => `~${getStem(word)}`)], PAGES],
    );
    await own.client.query('analyze search.document');
    pool = createSearchPool(own.url);
  });
  afterAll(() => own?.drop());

  it('find the page with exactly this name first, and as many others as are ranked', async () => {
    const result = await search(pool, { ...request, query: `${WORD} weekly ` }, await readRules(pool));
    expect(result.hits[0]?.url).toBe(`/blog/${WORD}-${PAGES - 1}`);
    expect(result).toMatchObject({ total: 2_000, isCapped: true, pages: 15 });
    expect(result.hits.filter(({ isSection }) => isSection)).toEqual([]);
  });

  it('are read from the index of pages, which has fewer entries', async () => {
    // Postgres counts the scans of a connection at the latest when it ends.
    await pool.end();
    const readScanned = async () =>
      (
        await own.client.query(
          `select split_part(indexdef, ' USING ', 2) as index from pg_indexes join pg_stat_user_indexes on indexrelname = indexname
           where tablename = 'document' and (indexdef like '%gin (head)%' or indexdef like '%gin (words)%') and idx_scan > 0`,
        )
      ).rows;
    await expect.poll(readScanned).toEqual([{ index: 'gin (head) WITH (fastupdate=off) WHERE is_page' }]);
  });
});

describe('any input', () => {
  it.each([
    '"',
    "' or 1=1 --",
    '\0',
    '🐘',
    'עברית',
    ':*',
    '!&|()<->',
    'a'.repeat(10_000),
    '%',
    '\\',
    '<script>alert(1)</script>',
    '-',
    '"" ""',
  ])('returns results or none: %j', async (query) => {
    expect((await askSite(JSON.stringify({ requests: [{ indexName: INDEX, query }] }))).status).toBe(200);
    const page = await site.get(`/search?${new URLSearchParams({ q: query.slice(0, 2_000) })}`);
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain('<script>alert(1)</script>');
  });

  it('beyond the rate limit gets a page with the query that says when to try again', async () => {
    // The limit recovers while requests wait for a busy machine, so the clock that it uses nearly stands still.
    const limited = await startInstance(processes, database.url, { NODE_OPTIONS: SLOW_CLOCK });
    // Programs and pages share the limit. These requests count, and are refused right away.
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    const asked = await Promise.all(Array.from({ length: 120 }, () => limited.get('/search/queries', request)));
    expect([...new Set(asked.map(({ status }) => status))], limited.output()).toEqual([400]);
    const page = await limited.get('/search?q=vacuum');
    expect(page.status).toBe(429);
    expect(page.headers.get('retry-after')).toBe('5');
    const text = await page.text();
    expect(text).toContain('Too many searches');
    expect(text, 'the words are kept').toMatch(/<input[^>]*value="vacuum"/);
    await limited.stop();
  });

  it('returns results or none, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: createAnyCharacter(fc), maxLength: 300 }), { minLength: 1, maxLength: 5 }),
        async (queries) => {
          const response = await askSite(JSON.stringify({ requests: queries.map((query) => ({ indexName: INDEX, query })) }));
          expect([200, 429]).toContain(response.status);
        },
      ),
      // Each query counts for the rate limit, which the next tests must not reach.
      { numRuns: 30, seed: 1 },
    );
  });

  it.each(['kind:', 'AND', 'boost > 1', 'kind:Blog AND (', '(('])(
    'as a filter is refused with the reason: %s',
    async (filters) => {
      const response = await askSite(JSON.stringify({ requests: [{ indexName: INDEX, query: 'x', filters }] }));
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('filters ');
    },
  );

  it.each(['', '{', '[]x', '{"requests": 3}', `{"requests": [${'{},'.repeat(20)}{}]}`])(
    'that is no request is refused: %s',
    async (body) => {
      expect((await askSite(body)).status).toBe(400);
    },
  );
});
