import { randomUUID } from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { computeSnapshotVersion, type SnapshotFile } from '@/services/content-source/snapshot';
import { signWebhook } from '@/services/signed-webhook';
import { runContentCommand, type TestDatabase } from './support/database';
import { createProcesses, createTemporaryFolder } from './support/processes';
import { readColumn, ReplicaPair, SECRET, type Site, TOKEN } from './support/replica-pair';
import { createSmallDatabase } from './support/small-content';

/*
 * A source with a few pages, where editors work, and a replica of its content. All of content/ is copied in
 * content-replicas-all.test.ts.
 * The tests run in order, because each begins with what the one before has left at the source.
 */
const PAGE = '/products';

const processes = createProcesses();
const folder = createTemporaryFolder();
let pair: ReplicaPair;
let databases: ReplicaPair['databases'];
let proxy: ReplicaPair['proxy'];
let source: Site;
let replica: Site;

const pageListSchema = z.object({
  docs: z.array(z.looseObject({ id: z.number(), layout: z.array(z.looseObject({ heading: z.string().optional() })) })),
});
const docSchema = z.object({ doc: z.looseObject({ id: z.union([z.number(), z.string()]) }) });

const edit = (method: string, urlPath: string, body?: object) => pair.edit(method, urlPath, body);
const untilEqual = () => pair.waitUntilEqual();

async function pageAt(url: string) {
  const { docs } = pageListSchema.parse(await edit('GET', `/pages?depth=0&where[url][equals]=${encodeURIComponent(url)}`));
  const [page] = docs;
  if (page === undefined) throw new Error(`There is no page ${url}.`);
  return page;
}

/** Publishes a page with another heading; `draft` only saves it. */
async function changeHeading(url: string, heading: string, query = '', status = 'published'): Promise<void> {
  const { id, layout } = await pageAt(url);
  const changed = layout.map((block, index) => (index === 0 ? { ...block, heading } : block));
  await edit('PATCH', `/pages/${id}${query}`, { layout: changed, _status: status });
}

/** Waits until the source has announced all changes and the replica has copied them. */
async function untilCopied(): Promise<void> {
  // In the order of the steps: each is recorded before the previous one is completed.
  const openSteps = async () => [
    ...(await readColumn(databases.source, "select 'job' as value from payload_jobs where task_slug = 'announce-content'")),
    ...(await readColumn(
      databases.source,
      "select 'message' as value from form_deliveries where kind = 'content-published' and state = 'waiting'",
    )),
    ...(await readColumn(databases.replica, DUE_PULLS)),
  ];
  await expect.poll(openSteps, { interval: 250 }).toEqual([]);
}

function sendMessage(headers: HeadersInit, body = '{"type":"content.published"}'): Promise<Response> {
  return replica.get('/content-api/v1/webhook', { method: 'POST', headers, body });
}

const signed = (id: string = randomUUID(), sentAt = new Date(), secret = SECRET, body = '{"type":"content.published"}') => ({
  ...signWebhook({ id, body, secret }, sentAt),
});

/** Counts copies that are running or due. The one that runs every five minutes is queued ahead. */
const DUE_PULLS = `select 1 as value
  from payload_jobs
  where task_slug = 'pull-content' and (processing or wait_until <= clock_timestamp())`;

/** Waits until no copy runs or is due, and postpones the one of every five minutes, so that it isn't due in this test. */
async function untilNoPullIsDue(): Promise<void> {
  await databases.replica.client.query(
    `update payload_jobs
     set wait_until = wait_until + interval '1 hour'
     where task_slug = 'pull-content' and wait_until > clock_timestamp()`,
  );
  // One that was due has already queued the next one, five minutes ahead.
  await expect.poll(() => readColumn(databases.replica, DUE_PULLS)).toEqual([]);
}

async function pulls(): Promise<number> {
  const { rows } = await databases.replica.client.query<{ pulls: string }>('select pulls from content_replica');
  return Number(rows[0]?.pulls);
}

beforeAll(async () => {
  pair = await ReplicaPair.start(processes, folder, await createSmallDatabase('small', processes, path.join(folder, 'source')));
  ({ databases, proxy, source, replica } = pair);
});
afterAll(async () => {
  await processes.close();
  await pair.close();
});

describe('a replica that has copied nothing yet, because its source is unavailable', () => {
  it('answers 503 with Retry-After instead of 404', async () => {
    const answer = await replica.get(PAGE);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await answer.text()).toContain('<h1>This site is starting</h1>');
    expect(await replica.status('/sitemap.xml')).toBe(503);
    expect(await replica.status('/health/live')).toBe(200);
  });

  it('is not ready, and the log and the readiness say why without the token', async () => {
    await expect.poll(() => replica.health()).toMatchObject({ replica: { problem: 'it cannot be reached' } });
    expect(await replica.status('/health/ready')).toBe(503);
    expect((await replica.health()).missing).toEqual(['content: nothing was copied from CMS_URL yet: it cannot be reached']);
    await expect
      .poll(() => replica.printed.join('\n'))
      .toContain(`Content was not copied from ${proxy.url}: it cannot be reached.`);
    expect(replica.printed.join('\n')).not.toContain(TOKEN);
  });
});

describe('a replica', () => {
  it('copies what is published as soon as the source is available', async () => {
    proxy.reconnect();
    await untilEqual();
    expect(await replica.health()).toMatchObject({ status: 'ready', missing: [], replica: { problem: null } });
    await pair.expectSameRows(
      'select concat(url, updated_at) as value from pages order by url',
      'select concat(slug, updated_at) as value from posts order by slug',
      'select concat("from", "to") as value from redirects order by 1',
      'select id as value from media order by id',
      'select default_title as value from settings',
    );
  });

  it('has no admin', async () => {
    expect(await replica.status('/admin')).toBe(404);
    expect(await replica.status('/api/pages')).toBe(404);
    expect(await replica.status('/content-api/v1/snapshot')).toBe(404);
    expect(await source.status('/admin')).not.toBe(404);
  });

  it('refuses an import of content, which the next copy would undo', async () => {
    process.env['CMS_URL'] = proxy.url;
    process.env['CMS_TOKEN'] = TOKEN;
    process.env['CMS_WEBHOOK_SECRET'] = SECRET;
    const { code, output } = await runContentCommand(processes, {
      program: 'content-import',
      folder: 'content',
      database: databases.replica,
    });
    for (const name of ['CMS_URL', 'CMS_TOKEN', 'CMS_WEBHOOK_SECRET']) delete process.env[name];
    expect(code).toBe(1);
    expect(output).toContain(`copies its content from ${proxy.url} (CMS_URL)`);
  });
});

describe('content published at the source', () => {
  it('is public on the replica', async () => {
    expect(await replica.text(PAGE)).not.toContain('A heading for the replica');
    await changeHeading(PAGE, 'A heading for the replica');
    await expect.poll(() => replica.text(PAGE)).toContain('A heading for the replica');
    await untilCopied();
  });

  it('is copied without drafts', async () => {
    const secret = 'A draft that nobody may see yet';
    await changeHeading(PAGE, secret, '?draft=true', 'draft');
    await changeHeading('/company/about', 'A published heading');
    await expect.poll(() => replica.text('/company/about')).toContain('A published heading');
    expect(await (await pair.readSnapshot()).text()).not.toContain(secret);
    for (const table of ['pages', '_pages_v'])
      expect(
        await readColumn(databases.replica, `select 1 as value from ${table} t where to_jsonb(t)::text like '%${secret}%'`),
        table,
      ).toEqual([]);
    expect(
      await readColumn(databases.source, `select 1 as value from _pages_v t where to_jsonb(t)::text like '%${secret}%'`),
    ).not.toEqual([]);
  });

  it('is removed from the replica when it is removed at the source: an emptied field, a page, a redirect', async () => {
    const { id, layout } = await pageAt('/company/about');
    const description = 'A page that a test has made, to see that it comes and goes on the replica, too.';
    const page = {
      url: '/company/for-the-replica',
      section: 'company',
      label: 'New',
      description: 'New.',
      longDescription: description,
      icon: 'support',
      pagetitle: 'New',
      meta: { title: 'New', description },
      notIndexed: true,
      order: 7,
      layout,
      _status: 'published',
    };
    const made = docSchema.parse(await edit('POST', '/pages', page)).doc.id;
    const redirect = { from: '/company/old-for-the-replica', to: '/company/for-the-replica' };
    const redirected = docSchema.parse(await edit('POST', '/redirects', redirect)).doc.id;
    await expect.poll(() => replica.status(page.url)).toBe(200);
    await expect.poll(() => replica.status(redirect.from)).toBe(308);
    expect((await replica.get(redirect.from)).headers.get('location')).toBe(redirect.to);

    const optional = `select concat("order", not_indexed) as value from pages where url = '${page.url}'`;
    expect(await readColumn(databases.replica, optional)).toEqual(['7t']);
    await edit('PATCH', `/pages/${made}`, { order: null, notIndexed: false, _status: 'published' });
    await expect.poll(() => readColumn(databases.replica, optional)).toEqual(['f']);

    await edit('DELETE', `/redirects/${redirected}`);
    await expect.poll(() => replica.status(redirect.from)).toBe(404);
    await edit('PATCH', `/pages/${made}`, { _status: 'draft' });
    await expect.poll(() => replica.status(page.url)).toBe(404);
    expect(await source.status(page.url)).toBe(404);
    expect(await readColumn(databases.replica, `select 1 as value from pages where url = '${page.url}'`)).toEqual([]);
    await edit('PATCH', `/pages/${made}`, { _status: 'published' });
    await expect.poll(() => replica.status(page.url)).toBe(200);
    await edit('DELETE', `/pages/${made}`);
    await expect.poll(() => replica.status(page.url)).toBe(404);
    expect(id).toBeGreaterThan(0);
    await untilEqual();
  });

  it('moves on the replica with its URL, and the old one redirects', async () => {
    const { id } = await pageAt('/company/about');
    expect(await replica.status('/company/about')).toBe(200);
    await edit('PATCH', `/pages/${id}`, { url: '/company/about-us', redirectOldUrl: true, _status: 'published' });
    await expect.poll(() => replica.status('/company/about-us')).toBe(200);
    expect(await replica.status('/company/about')).toBe(308);
    expect(await source.status('/company/about')).toBe(308);
  });

  it('is copied with its pictures', async () => {
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#336791' } })
      .png()
      .toBuffer();
    const body = new FormData();
    body.set('_payload', JSON.stringify({ id: 'for-the-replica', alt: 'A blue rectangle.' }));
    body.set('file', new File([new Uint8Array(bytes)], 'blue.png'));
    const { doc } = z.object({ doc: z.object({ url: z.string() }) }).parse(await edit('POST', '/media', body));
    await expect.poll(() => replica.status(doc.url)).toBe(200);
    const [own, original] = [await replica.get(doc.url), await source.get(doc.url)];
    expect(own.headers.get('content-type')).toBe(original.headers.get('content-type'));
    expect(Buffer.from(await own.arrayBuffer())).toEqual(Buffer.from(await original.arrayBuffer()));
    await edit('DELETE', '/media/for-the-replica');
    await expect
      .poll(() => readColumn(databases.replica, `select 1 as value from media where id = 'for-the-replica'`))
      .toEqual([]);
    await untilEqual();
  });
});

describe('the content API of a source', () => {
  it.each(['', 'Bearer', 'Bearer wrong', `Basic ${TOKEN}`])('refuses “%s”', async (authorization) => {
    const headers = { authorization };
    expect((await pair.readSnapshot(headers)).status).toBe(401);
    expect((await source.get('/content-api/v1/pictures/x.webp', { headers })).status).toBe(401);
  });

  it('answers 304 to a replica that has the same version', async () => {
    const etag = (await pair.readSnapshot()).headers.get('etag') ?? '';
    const again = await pair.readSnapshot({ authorization: `Bearer ${TOKEN}`, 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('serves original pictures and nothing else of the media store', async () => {
    const files = z
      .object({ files: z.array(z.looseObject({ picture: z.string().optional() })) })
      .parse(await (await pair.readSnapshot()).json());
    const picture = files.files.flatMap((file) => file.picture ?? [])[0] ?? '';
    const headers = { authorization: `Bearer ${TOKEN}` };
    expect((await source.get(`/content-api/v1/pictures/${picture}`, { headers })).status).toBe(200);
    for (const name of ['nothing.webp', '..%2fpublic%2fnothing.webp', 'settings.yaml'])
      expect((await source.get(`/content-api/v1/pictures/${name}`, { headers })).status, name).toBe(404);
  });

  it('rejects messages, because it isn’t a replica', async () => {
    expect((await source.get('/content-api/v1/webhook', { method: 'POST', headers: signed() })).status).toBe(404);
  });
});

describe('a message that content has changed', () => {
  it.each([
    ['without a signature', {}, 401],
    ['with a signature of another secret', signed('m-1', new Date(), 'another secret of somebody else'), 401],
    ['of an hour ago', signed('m-2', new Date(Date.now() - 3_600_000)), 401],
    ['of the future', signed('m-3', new Date(Date.now() + 3_600_000)), 401],
  ])('is refused %s', async (_what, headers, status) => {
    await untilNoPullIsDue();
    expect((await sendMessage({ ...headers })).status).toBe(status);
    expect(await readColumn(databases.replica, DUE_PULLS)).toEqual([]);
  });

  it("is rejected when the body doesn't match the signature", async () => {
    expect((await sendMessage(signed(), '{"type":"content.published","data":{}}')).status).toBe(401);
    expect((await sendMessage(signed(), 'x'.repeat(20_000))).status).toBe(413);
  });

  it('is accepted once: a repeated one is refused, and the same id signed again is a retry', async () => {
    const message = signed('m-4', new Date(Date.now() - 2_000));
    expect((await sendMessage(message)).status).toBe(204);
    expect((await sendMessage(message)).status).toBe(409);
    expect((await sendMessage(signed('m-4'))).status).toBe(204);
  });

  it('causes one copy when several arrive at once', async () => {
    const running = `select 1 as value from payload_jobs where task_slug = 'pull-content' and processing`;
    await untilNoPullIsDue();
    const before = await pulls();
    // Pauses the next copy at its beginning, so that the others arrive while it runs.
    await databases.replica.client.query('begin');
    try {
      await databases.replica.client.query('lock table content_replica in exclusive mode');
      expect((await sendMessage(signed())).status).toBe(204);
      await expect.poll(() => readColumn(databases.replica, running)).toHaveLength(1);
      const answers = await Promise.all([sendMessage(signed()), sendMessage(signed()), sendMessage(signed())]);
      expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
      expect(await readColumn(databases.replica, DUE_PULLS)).toHaveLength(2);
    } finally {
      await databases.replica.client.query('commit');
    }
    await expect.poll(() => readColumn(databases.replica, DUE_PULLS)).toEqual([]);
    expect((await pulls()) - before).toBe(2);
  });
});

describe('a replica whose source is unavailable or broken', () => {
  it('keeps serving, reports its age and the reason, and catches up', async () => {
    proxy.disconnect();
    await changeHeading(PAGE, 'Published while the source was away');
    await expect.poll(() => replica.health()).toMatchObject({ status: 'ready', replica: { problem: 'it cannot be reached' } });
    const { replica: health } = await replica.health();
    expect(health?.checkedSecondsAgo).toBeGreaterThanOrEqual(0);
    expect(await replica.text(PAGE)).toContain('A heading for the replica');
    expect(await replica.status('/company')).toBe(200);
    proxy.reconnect();
    await expect.poll(() => replica.text(PAGE)).toContain('Published while the source was away');
    await untilCopied();
  });

  /** Whether the replica has copied what is published. */
  let isEqual = true;
  const repaired = (files: SnapshotFile[]) => JSON.stringify({ version: computeSnapshotVersion(files), files });
  const change = (snapshot: string, alter: (files: SnapshotFile[]) => SnapshotFile[]) => {
    const { files } = z.object({ files: z.array(z.custom<SnapshotFile>()) }).parse(JSON.parse(snapshot));
    return repaired(alter(files));
  };

  // The replica recovers after the first, which cannot be read, and after the last, of which something was written already.
  it.each<[string, (snapshot: string) => string, string, 'recovers'?]>([
    ['changed on its way', (snapshot) => snapshot.replace('Postgres', 'Mostgres'), 'damaged or incomplete', 'recovers'],
    ['without files', () => repaired([]), 'pages/home.yaml: the file: it is missing'],
    [
      'of a newer release, with a field that is unknown here',
      (snapshot) =>
        change(snapshot, (files) =>
          files.map((each) =>
            'text' in each && each.file === 'settings.yaml' ? { ...each, text: `${each.text}novel: 1\n` } : each,
          ),
        ),
      'settings.yaml: novel (1): there is no such field',
    ],
    [
      'that would be stored differently here',
      (snapshot) =>
        change(snapshot, (files) =>
          files.map((each) => ('text' in each && each.file === 'settings.yaml' ? { ...each, text: `${each.text}\n\n` } : each)),
        ),
      'settings.yaml: the file: it would be stored differently here',
      'recovers',
    ],
  ])('changes nothing by a snapshot %s', async (_what, alter, problem, recovers) => {
    const before = await replica.version();
    const digest = await contentOf(databases.replica);
    proxy.alterSnapshots(alter);
    // The same version would be answered with 304.
    if (isEqual) await changeHeading(PAGE, `A heading that is not copied: ${problem}`);
    else expect((await sendMessage(signed())).status).toBe(204);
    isEqual = false;
    const problemQuery = 'select problem as value from content_replica';
    await expect.poll(async () => String((await readColumn(databases.replica, problemQuery))[0])).toContain(problem);
    await expect.poll(() => replica.printed.join('\n')).toContain(problem);
    expect((await replica.health()).replica?.problem).toEqual(
      expect.stringMatching(problem.startsWith('damaged') ? problem : /^The content has \S+ mistakes?; nothing was imported\.$/),
    );
    expect(await replica.version()).toBe(before);
    expect(await contentOf(databases.replica)).toEqual(digest);
    expect(await replica.status(PAGE)).toBe(200);
    if (recovers === undefined) return;
    proxy.reconnect();
    await sendMessage(signed());
    await untilEqual();
    isEqual = true;
    expect(await replica.text(PAGE)).toContain('A heading that is not copied');
  });

  const contentOf = (database: TestDatabase) =>
    readColumn(database, `select md5(string_agg(to_jsonb(p)::text, '' order by id)) as value from pages p`);
});

/* Last, because the replica copies nothing afterwards. */
describe('a database that has content of its own', () => {
  it('is not replaced', async () => {
    const own = databases.replica;
    // As before the first copy, but with pages.
    await own.client.query('delete from content_replica');
    await own.client.query(`update settings set default_title = 'Its own'`);
    expect((await sendMessage(signed())).status).toBe(204);
    await expect.poll(async () => (await replica.health()).replica?.problem).toContain('has content of its own');
    expect(await readColumn(own, 'select default_title as value from settings')).toEqual(['Its own']);
    expect(await replica.status('/products')).toBe(200);
  });
});
