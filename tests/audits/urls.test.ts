import { expect, it } from 'vitest';
import { getMarkdownPath, pagePaths, redirects, site } from './content-pages';
import { fetchFacts, fetchResponse, request } from './responses';

/** Returns the path that a response redirects to on this site. */
function getRedirectTarget(headers: Headers): string {
  const { origin, href } = new URL(headers.get('location') ?? '', site);
  expect(origin).toBe(site);
  return href.slice(site.length);
}

for (const [asked, canonical] of [
  ['/why-edb/', '/why-edb'],
  ['/why-edb/high-availability/', '/why-edb/high-availability'],
  ['/Why-EDB/High-Availability', '/why-edb/high-availability'],
  ['/WHY-EDB/HIGH-AVAILABILITY/?from=Mail&n=1', '/why-edb/high-availability?from=Mail&n=1'],
  ['/products/view-all/?Sort=Name', '/products/view-all?Sort=Name'],
] as const)
  it(`${asked} redirects to ${canonical}`, async () => {
    const { status, headers } = await request(asked);
    expect(status).toBe(308);
    expect(getRedirectTarget(headers)).toBe(canonical);
    expect((await fetchResponse(canonical)).status).toBe(200);
  });

it('a URL that starts like another site’s does not redirect to it', async () => {
  for (const asked of ['//example.com/', '/%5Cexample.com/', '//EXAMPLE.com']) {
    const { status, headers } = await request(`${site}${asked}`);
    const location = headers.get('location');
    if (location !== null) expect(new URL(location, site).origin, asked).toBe(site);
    else expect(status, asked).toBeGreaterThanOrEqual(400);
  }
});

for (const { from, to } of redirects)
  it(`${from} redirects directly to ${to}`, async () => {
    const { status, headers } = await request(from);
    expect(status).toBe(308);
    expect(getRedirectTarget(headers)).toBe(to);
    expect((await fetchResponse(to)).status).toBe(200);
  });

it.each(['/about', '/docs/18/operate'])('the Markdown of %s redirects to that of its target', async (old) => {
  const page = getRedirectTarget((await request(old)).headers);
  const { status, headers } = await request(getMarkdownPath(old));
  expect([status, getRedirectTarget(headers)]).toEqual([308, getMarkdownPath(page)]);
  const markdown = await fetchResponse(getMarkdownPath(page));
  expect([markdown.status, markdown.headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
  // A client that prefers Markdown is redirected like any other, and says so at the target again.
  const preferring = await request(old, { Accept: 'text/markdown' });
  expect([preferring.status, getRedirectTarget(preferring.headers)]).toEqual([308, page]);
});

it('an unknown URL is not indexed by search engines', async () => {
  for (const path of [
    '/no-such-page',
    '/products/no-such-page',
    '/404',
    '/favicon.nothing',
    `/${'a'.repeat(3000)}`,
    '/%E0%A4%A',
  ]) {
    const { status } = await request(path);
    expect.soft(status, path.slice(0, 40)).toBeGreaterThanOrEqual(400);
    expect.soft(status, path.slice(0, 40)).toBeLessThan(500);
  }
  expect((await request('/404')).status).toBe(404);
  expect((await request('/no-such-page')).status).toBe(404);
});

for (const path of ['/_not-found', '/_error', '/_document', '/_global-error', '/_next/nothing'])
  it(`${path} is the site’s 404 page`, async () => {
    const { status, text } = await fetchResponse(path);
    expect(status).toBe(404);
    expect(text).toContain('<nav aria-label="Main">');
    expect((await fetchFacts(path)).headings).toEqual(['We can’t find this page']);
  });

it('a HEAD request gets the same status as a GET', async () => {
  for (const path of ['/', '/why-edb', '/no-such-page']) {
    const head = await fetch(new URL(path, site), { method: 'HEAD', headers: { Connection: 'close' } });
    expect(head.status, path).toBe((await fetchResponse(path)).status);
  }
});

it('robots.txt allows all pages and names the sitemap', async () => {
  const { status, headers, text } = await fetchResponse('/robots.txt');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain/);
  const lines = text.split('\n').map((line) => line.trim());
  expect(lines.map((line) => line.toLowerCase())).toContain('user-agent: *');
  expect(lines).toContain(`Sitemap: ${site}/sitemap.xml`);
  const closed = lines.flatMap((line) => /^disallow:\s*(\S+)/i.exec(line)?.[1] ?? []);
  expect(pagePaths.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([]);
});

it('health checks report that the site is live and ready', async () => {
  const live = await request('/health/live');
  expect(live.status).toBe(200);
  expect(live.headers.get('content-type')).toMatch(/^application\/json/);
  const ready = await request('/health/ready');
  expect(ready.status).toBe(200);
  expect(await ready.json()).toMatchObject({ status: 'ready' });
});
