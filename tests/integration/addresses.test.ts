import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { signInAdministrator } from './support/administrator';
import { makeFilledDatabase, type TestDatabase } from './support/database';
import { type Instance, startInstance } from './support/instance';
import { processesOfFile } from './support/processes';

const processes = processesOfFile();
let database: TestDatabase;
let site: Instance;
let session = '';

const entry = z.looseObject({ id: z.number(), layout: z.array(z.looseObject({ blockType: z.string() })).optional() });
const refusal = z.object({ errors: z.array(z.object({ message: z.string(), data: z.looseObject({ errors: z.array(z.object({ path: z.string(), message: z.string() })).optional() }).nullish() })) });

async function api(method: string, address: string, body?: object): Promise<{ status: number; answer: unknown }> {
  const answer = await fetch(`${site.url}/api${address}`, { method, redirect: 'manual', headers: { Origin: site.url, Cookie: session, 'Content-Type': 'application/json' }, ...(body ? { body: JSON.stringify(body) } : {}) });
  const text = await answer.text();
  return { status: answer.status, answer: text === '' ? undefined : JSON.parse(text) };
}

async function found(address: string): Promise<z.infer<typeof entry>> {
  const collection = address.startsWith('/edb-labs/') ? 'labs' : 'pages';
  const field = collection === 'labs' ? `slug][equals]=${address.replace('/edb-labs/', '')}` : `url][equals]=${address}`;
  const [doc] = z.object({ docs: z.array(entry) }).parse((await api('GET', `/${collection}?depth=0&where[${field}`)).answer).docs;
  if (!doc) throw new Error(`There is no ${address}.`);
  return doc;
}

/** Makes a page that links to these addresses, and publishes it. */
async function page(url: string, links: readonly string[] = []): Promise<number> {
  const hero = { blockType: 'hero', heading: url, lead: 'A page that a test has made.' };
  const description = 'A page that a test has made, to see where addresses lead when pages move or go.';
  const text = { blockType: 'prose', markdown: `## A place\n\n${links.map((link) => `[there](${link})`).join(' and ')}\n` };
  const { status, answer } = await api('POST', '/pages', { url, label: url.slice(1, 30), description: 'Made by a test.', longDescription: description, icon: 'support', pagetitle: url, meta: { title: url, description }, layout: [hero, text], _status: 'published' });
  expect(status, `${JSON.stringify(answer)} ${site.output()}`).toBe(201);
  return z.object({ doc: entry }).parse(answer).doc.id;
}

const messageOf = (answer: unknown) => {
  const [error] = refusal.parse(answer).errors;
  return error?.data?.errors?.[0]?.message ?? error?.message ?? '';
};
const visit = async (address: string) => {
  const answer = await site.get(address);
  return [answer.status, answer.headers.get('location')] as const;
};
const redirects = async () => {
  const { rows } = await database.client.query<{ from: string; to: string }>(`select "from", "to" from redirects where "from" like '/test-%' order by 1`);
  return rows.map(({ from, to }) => `${from} ${to}`);
};

beforeAll(async () => {
  database = await makeFilledDatabase('addresses', processes);
  site = await startInstance(processes, database.url);
  session = await signInAdministrator(processes, { url: site.url, databaseUrl: database.url });
});

afterAll(async () => {
  await processes.close();
  await database.drop();
});

describe('a published page that moves', () => {
  let id = 0;
  const move = (url: string, more: object = {}) => api('PATCH', `/pages/${id}`, { url, _status: 'published', ...more });

  it('leads its former address to the new one, at once, and older ones straight to it', async () => {
    id = await page('/test-a');
    expect(await visit('/test-a')).toEqual([200, null]);
    expect((await move('/test-b')).status).toBe(200);
    expect(await visit('/test-a')).toEqual([308, '/test-b']);
    expect(await visit('/test-b')).toEqual([200, null]);
    expect((await move('/test-c')).status).toBe(200);
    expect(await redirects()).toEqual(['/test-a /test-c', '/test-b /test-c']);
  });

  it('can come back, and nothing goes round in a circle', async () => {
    expect((await move('/test-a')).status).toBe(200);
    expect(await redirects()).toEqual(['/test-b /test-a', '/test-c /test-a']);
    expect(await visit('/test-a')).toEqual([200, null]);
    expect(await visit('/test-c')).toEqual([308, '/test-a']);
  });

  it('keeps links to its former address good, for visitors and for who saves the page that has them', async () => {
    const linking = await page('/test-linking', ['/test-a']);
    expect((await move('/test-d')).status).toBe(200);
    expect((await api('PATCH', `/pages/${linking}`, { label: 'Again', _status: 'published' })).status).toBe(200);
    expect(await visit('/test-a')).toEqual([308, '/test-d']);
  });

  it('may not lose the links to it', async () => {
    await page('/test-linking-too', ['/test-d']);
    const { status, answer } = await move('/test-e', { leadOldAddress: false });
    expect(status).toBe(409);
    expect(messageOf(answer)).toContain('/test-linking-too');
    expect(await visit('/test-d')).toEqual([200, null]);
  });

  it('leads nowhere on when that is chosen and nothing links to it', async () => {
    const other = await page('/test-quiet');
    expect((await api('PATCH', `/pages/${other}`, { url: '/test-quieter', _status: 'published', leadOldAddress: false })).status).toBe(200);
    expect((await visit('/test-quiet'))[0]).toBe(404);
  });

  it('cannot take an address that leads to another page, and is told where it leads', async () => {
    const other = await page('/test-other');
    const { status, answer } = await api('PATCH', `/pages/${other}`, { url: '/test-a', _status: 'published' });
    expect(status).toBe(400);
    expect(refusal.parse(answer).errors[0]?.data?.errors?.[0]).toEqual({ path: 'url', message: expect.stringContaining('leads to /test-d') });
    expect((await api('POST', '/redirects', { from: '/test-d', to: '/test-other' })).status).toBe(400);
  });

  it('leads on when it was moved in a draft first', async () => {
    const other = await found('/test-other');
    expect((await api('PATCH', `/pages/${other.id}?draft=true`, { url: '/test-drafted', _status: 'draft' })).status).toBe(200);
    expect(await visit('/test-other')).toEqual([200, null]);
    expect((await api('PATCH', `/pages/${other.id}`, { _status: 'published' })).status).toBe(200);
    expect(await visit('/test-other')).toEqual([308, '/test-drafted']);
  });

  it('is a text as well', async () => {
    const lab = await found('/edb-labs/jsonb-or-columns');
    expect((await api('PATCH', `/labs/${lab.id}`, { slug: 'jsonb-and-columns', _status: 'published' })).status).toBe(200);
    expect(await visit('/edb-labs/jsonb-or-columns')).toEqual([308, '/edb-labs/jsonb-and-columns']);
  });
});

describe('a page that others link to', () => {
  it.each([
    ['deleted', (id: number, query: string) => api('DELETE', `/pages/${id}${query}`)],
    ['unpublished', (id: number, query: string) => api('PATCH', `/pages/${id}${query}`, { _status: 'draft' })],
  ] as const)('is not %s before its address has somewhere to lead', async (what, takeAway) => {
    const [target, old, linking] = [`/test-${what}`, `/test-${what}-old`, `/test-${what}-linking`];
    const id = await page(old);
    await api('PATCH', `/pages/${id}`, { url: target, _status: 'published' });
    await page(linking, [`${target}#a-place`]);

    const refused = await takeAway(id, '');
    expect(refused.status).toBe(409);
    expect(messageOf(refused.answer)).toContain(linking);
    expect(messageOf(refused.answer)).toContain(`the redirect ${old}`);
    expect(await visit(target)).toEqual([200, null]);

    for (const nowhere of [target, '/test-nowhere', 'https://evil.example/']) {
      const { status, answer } = await takeAway(id, `?leadTo=${encodeURIComponent(nowhere)}`);
      expect([status, messageOf(answer)]).toEqual([400, expect.stringContaining('was not taken away')]);
    }
    expect(await visit(target)).toEqual([200, null]);

    const { status, answer } = await takeAway(id, '?leadTo=/company/about');
    expect(status, JSON.stringify(answer)).toBe(200);
    for (const address of [target, old]) expect(await visit(address)).toEqual([308, '/company/about']);
  });

  it('is a text as well', async () => {
    const lab = await found('/edb-labs/insert-copy-and-batches');
    await page('/test-to-lab', ['/edb-labs/insert-copy-and-batches']);
    const { status, answer } = await api('DELETE', `/labs/${lab.id}`);
    expect([status, messageOf(answer)]).toEqual([409, expect.stringContaining('/test-to-lab')]);
  });

  it('goes without a question when nothing links to it', async () => {
    const id = await page('/test-alone');
    expect((await api('DELETE', `/pages/${id}`)).status).toBe(200);
    expect((await visit('/test-alone'))[0]).toBe(404);
  });
});

describe('the check of links', () => {
  const rows = async () => (await database.client.query<{ page: string; link: string; problem: string; first_seen: Date; last_seen: Date }>(`select * from broken_links where page like '/test-%' order by page, link`)).rows;
  const check = async () => {
    expect((await api('POST', '/broken-links/check')).status).toBe(303);
    const isDone = async () => (await database.client.query(`select 1 from payload_jobs where task_slug = 'check-links' and (wait_until is null or wait_until <= now())`)).rowCount;
    await expect.poll(isDone, { timeout: 170_000, interval: 100 }).toBe(0);
  };

  it('finds what has moved, what is not published and places that are not there; what works again goes', async () => {
    const id = await page('/test-checked', ['/test-linking#a-place', '/test-linking#no-place', '/test-unpublished-linking', '/test-a']);
    const gone = await found('/test-unpublished-linking');
    // As if it had been taken away in the night by itself: links to it stay.
    await database.client.query(`update pages set _status = 'draft' where id = $1`, [gone.id]);
    await check();
    const first = (await rows()).filter(({ page: name }) => name === '/test-checked');
    expect(first.map(({ link, problem }) => `${link}: ${problem}`)).toEqual([
      '/test-a: it works, but the page has moved to /test-d: link there',
      '/test-linking#no-place: /test-linking has no place named no-place',
      '/test-unpublished-linking: the page is not published',
    ]);

    const { layout = [] } = await found('/test-checked');
    const mended = layout.map((block) => (block.blockType === 'prose' ? { ...block, markdown: '[there](/test-linking#a-place) [and](/test-linking#no-place)' } : block));
    expect((await api('PATCH', `/pages/${id}`, { layout: mended, _status: 'published' })).status).toBe(200);
    await check();
    const second = (await rows()).filter(({ page: name }) => name === '/test-checked');
    expect(second.map(({ link }) => link)).toEqual(['/test-linking#no-place']);
    expect(second[0]?.first_seen).toEqual(first.find(({ link }) => link === '/test-linking#no-place')?.first_seen);
    expect(second[0]?.last_seen.getTime()).toBeGreaterThan(first[0]?.last_seen.getTime() ?? Infinity);
  }, 400_000);

  it('finds nothing in what the site begins with', async () => {
    const { rows: others } = await database.client.query<{ page: string; link: string; problem: string }>(`select page, link, problem from broken_links where page not like '/test-%'`);
    // But for the lab that a test above has moved.
    expect(others.filter(({ link }) => !link.startsWith('/edb-labs/jsonb-or-columns'))).toEqual([]);
  });

  it('is for editors', async () => {
    const answer = await fetch(`${site.url}/api/broken-links/check`, { method: 'POST', headers: { Origin: site.url }, redirect: 'manual' });
    expect(answer.status).toBe(401);
    expect((await fetch(`${site.url}/api/broken-links`)).status).toBe(401);
  });
});
