import { beforeEach, describe, expect, it } from 'vitest';
import { avoidMidnight } from '../support/midnight';
import { database, site } from './site';

const PAGE = '/docs/install/sles';
/** Long enough that no hash contains it. */
const BROWSER = 'the-browser-of-the-first-reader';

beforeEach(avoidMidnight);

interface Kept {
  page: string;
  helped: boolean;
  words: string | null;
}

async function kept(): Promise<Kept[]> {
  return (await database.client.query<Kept>('select page, helped, words from docs_feedback order by id')).rows;
}

/** Sends the form of a page, as a browser does. @param browser identifies the visitor */
function send(fields: Record<string, string>, browser: string, headers: Record<string, string> = {}): Promise<Response> {
  return site.get('/docs/feedback', {
    method: 'POST',
    body: new URLSearchParams({ page: PAGE, helped: 'yes', ...fields }),
    headers: { 'user-agent': browser, origin: site.url, ...headers },
  });
}

describe('feedback on a page', () => {
  it('is stored without personal data, and confirmed on the page', async () => {
    const answer = await send({ helped: 'no', words: 'The name of the module.\r\nIt has changed.' }, BROWSER);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${PAGE}#thank-you`]);
    expect(await (await site.get(PAGE)).text()).toContain('id="thank-you"');
    expect(await kept()).toEqual([{ page: PAGE, helped: false, words: 'The name of the module.\nIt has changed.' }]);
    const { rows } = await database.client.query<{ text: string }>(
      'select f::text || l::text as text from docs_feedback f, rate_limit l',
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { text } of rows) for (const personal of ['127.0.0.1', '::1', BROWSER]) expect(text).not.toContain(personal);
  });

  it('counts once when the form is sent twice, and the last submission wins', async () => {
    const before = (await kept()).length;
    await Promise.all(Array.from({ length: 5 }, () => send({ words: 'Again' }, 'two')));
    await send({ helped: 'no' }, 'two');
    expect((await kept()).slice(before)).toEqual([{ page: PAGE, helped: false, words: 'Again' }]);
  });

  it('is rejected from other sites, for missing pages, when invalid, and when too long', async () => {
    const before = await kept();
    const statuses = await Promise.all([
      send({}, 'three', { origin: 'https://elsewhere.example' }),
      send({}, 'three', { 'sec-fetch-site': 'cross-site' }),
      send({ page: '/docs/install/none' }, 'three'),
      send({ page: '/products' }, 'three'),
      send({ helped: 'maybe' }, 'three'),
      send({ words: 'bell \u0007' }, 'three'),
      send({ words: 'x'.repeat(1_001) }, 'three'),
      send({ words: 'x'.repeat(100_000) }, 'three'),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 404, 404, 400, 400, 400, 413]);
    expect(await kept()).toEqual(before);
  });

  it('accepts a thousand characters, and shows a rejected comment again', async () => {
    expect((await send({ words: 'é'.repeat(1_000) }, 'four')).status).toBe(303);
    const answers = [];
    for (let count = 0; count < 25; count += 1) answers.push(await send({ words: `Number ${count} <b>` }, 'five'));
    expect(answers.filter(({ status }) => status === 303).length).toBeLessThan(25);
    const refused = answers.at(-1);
    expect(refused?.status).toBe(429);
    const text = await refused?.text();
    expect(text).toContain('Number 24 &#x3C;b>');
    expect(text).not.toContain('<b>');
  });
});

describe('the single-page handbook', () => {
  it('contains and links every page, and is self-contained', async () => {
    const answer = await site.get('/docs/offline/postgresql-18-handbook.html');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="postgresql-18-handbook.html"');
    const html = await answer.text();
    const { rows } = await database.client.query<{ group: string; slug: string }>(
      `select "group", slug from docs where version = '18' and _status = 'published'`,
    );
    expect(rows.length).toBeGreaterThan(40);
    for (const { group, slug } of rows) {
      expect(html).toContain(`<article id="${group}--${slug}">`);
      expect(html).toContain(`href="#${group}--${slug}"`);
    }
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size, 'no id twice').toBe(ids.length);
    const anchors = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, anchor]) => anchor);
    expect(anchors.filter((anchor) => !ids.includes(anchor))).toEqual([]);
    expect(html).not.toMatch(/<script[^>]+src|<(?:img|link|iframe)\b|url\(|@import/);
  });

  it('has a print page that search engines do not list', async () => {
    const answer = await site.get('/docs/print');
    expect([answer.status, answer.headers.get('x-robots-tag'), answer.headers.get('content-disposition')]).toEqual([
      200,
      'noindex',
      null,
    ]);
    expect(await (await site.get('/docs/print/17')).text()).toContain('<h1>Handbook for PostgreSQL 17</h1>');
    expect((await site.get('/docs/print/18')).headers.get('location')).toBe('/docs/print');
    expect((await site.get('/docs/print/9')).status).toBe(404);
    expect((await site.get('/docs/offline/postgresql-9-handbook.html')).status).toBe(404);
  });

  it('shows nothing that is not published', async () => {
    const title = 'Install PostgreSQL 18 on macOS';
    const setStatus = async (status: 'draft' | 'published') => {
      await database.client.query(`update docs set _status = $1 where version = '18' and slug = 'macos'`, [status]);
      await database.client.query(
        `select page_cache.drop_tags(array['data:docs', 'data:docs-groups', 'paths', 'page:/docs/install/macos'])`,
      );
    };
    await setStatus('draft');
    try {
      for (const path of [
        '/docs/print',
        '/docs/offline/postgresql-18-handbook.html',
        '/docs/search?q=macos',
        '/sitemap.xml',
        '/llms.txt',
      ]) {
        // The server learns of it by a notification, a moment later.
        await expect.poll(async () => (await site.get(path)).text(), { message: path }).not.toContain(title);
      }
      await expect.poll(async () => (await site.get('/docs/install/macos')).status).toBe(404);
    } finally {
      await setStatus('published');
    }
  });
});

describe('handbook URLs', () => {
  it('have the newest version as canonical URL', async () => {
    const canonical = async (path: string) =>
      /<link rel="canonical" href="([^"]+)"/.exec(await (await site.get(path)).text())?.[1];
    expect(await canonical('/docs/17/install/debian-ubuntu')).toBe(`${site.url}/docs/install/debian-ubuntu`);
    expect(await canonical('/docs/install/debian-ubuntu')).toBe(`${site.url}/docs/install/debian-ubuntu`);
  });

  it('with the number of the newest version redirect to those without it', async () => {
    for (const path of ['', '/install', '/install/debian-ubuntu']) {
      const { status, headers } = await site.get(`/docs/18${path}`);
      expect([status, headers.get('location')], `/docs/18${path}`).toEqual([308, `/docs${path}`]);
    }
  });

  it('that do not exist return 404 with similar pages', async () => {
    for (const path of [
      '/docs/install/debian',
      '/docs/9/install/debian-ubuntu',
      '/docs/none',
      '/docs/17/secure/tls',
      '/docs/install/debian-ubuntu/more',
      '/docs/%e0%a4%a',
    ])
      expect((await site.get(path)).status, path).toBe(404);
    expect(await (await site.get('/docs/install/debian')).text()).toContain('href="/docs/install/debian-ubuntu"');
  });
});
