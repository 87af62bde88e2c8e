import { expect, test } from '@playwright/test';
import { pagePaths, redirects, site } from '../audits/content-pages';

/** Where an answer leads to, as an address of this site. */
function target(headers: Record<string, string>): string {
  const { origin, href } = new URL(headers['location'] ?? '', site);
  expect(origin).toBe(site);
  return href.slice(site.length);
}

for (const [asked, canonical] of [
  ['/why-edb/', '/why-edb'],
  ['/why-edb/high-availability/', '/why-edb/high-availability'],
  ['/Why-EDB/High-Availability', '/why-edb/high-availability'],
  ['/WHY-EDB/HIGH-AVAILABILITY/?from=Mail&n=1', '/why-edb/high-availability?from=Mail&n=1'],
  ['/products/view-all/?Sort=Name', '/products/view-all?Sort=Name'],
] as const) {
  test(`${asked} redirects to ${canonical}`, async ({ request }) => {
    const response = await request.get(asked, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(target(response.headers())).toBe(canonical);
    expect((await request.get(canonical, { maxRedirects: 0 })).status()).toBe(200);
  });
}

test('a URL that starts like another site’s does not redirect to it', async ({ request }) => {
  for (const asked of ['//example.com/', '/%5Cexample.com/', '//EXAMPLE.com']) {
    const response = await request.get(`${site}${asked}`, { maxRedirects: 0 });
    const location = response.headers()['location'];
    if (location !== undefined) expect(new URL(location, site).origin, asked).toBe(site);
    else expect(response.status(), asked).toBeGreaterThanOrEqual(400);
  }
});

for (const { from, to } of redirects) {
  test(`${from} redirects directly to ${to}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(target(response.headers())).toBe(to);
    expect((await request.get(to, { maxRedirects: 0 })).status()).toBe(200);
  });
}

test('an unknown URL is a 404 that suggests pages with similar names', async ({ page }) => {
  const response = await page.goto('/why-edb/high-availabilty');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
  const nearest = page.locator('main').locator('a[href="/why-edb/high-availability"]').first();
  await expect(nearest).toBeVisible();
  await nearest.click();
  await expect(page).toHaveURL(/\/why-edb\/high-availability$/);
});

test('an unknown URL is not indexed by search engines', async ({ request }) => {
  for (const address of [
    '/no-such-page',
    '/products/no-such-page',
    '/404',
    '/favicon.nothing',
    `/${'a'.repeat(3000)}`,
    '/%E0%A4%A',
  ]) {
    const response = await request.get(address, { maxRedirects: 3 });
    expect.soft(response.status(), address.slice(0, 40)).toBeGreaterThanOrEqual(400);
    expect.soft(response.status(), address.slice(0, 40)).toBeLessThan(500);
  }
  expect((await request.get('/404')).status()).toBe(404);
  expect((await request.get('/no-such-page')).status()).toBe(404);
});

test('/404 is a complete page with status 404', async ({ page }) => {
  const response = await page.goto('/404');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('/500 is a complete page with status 500 and links to other pages', async ({ page }) => {
  const response = await page.goto('/500');
  expect(response?.status()).toBe(500);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A critical error has occured.');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('main a[href="/"]').first()).toBeVisible();
});

test('a HEAD request gets the same status as a GET', async ({ request }) => {
  for (const address of ['/', '/why-edb', '/no-such-page']) {
    const [head, get] = [await request.head(address), await request.get(address)];
    expect(head.status(), address).toBe(get.status());
  }
});

test('robots.txt allows all pages and names the sitemap', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const lines = (await response.text()).split('\n').map((line) => line.trim());
  expect(lines.map((line) => line.toLowerCase())).toContain('user-agent: *');
  expect(lines).toContain(`Sitemap: ${site}/sitemap.xml`);
  const closed = lines.flatMap((line) => /^disallow:\s*(\S+)/i.exec(line)?.[1] ?? []);
  expect(pagePaths.filter((address) => closed.some((start) => address.startsWith(start)))).toEqual([]);
});

test('health checks report that the site is live and ready', async ({ request }) => {
  const live = await request.get('/health/live');
  expect(live.status()).toBe(200);
  expect(live.headers()['content-type']).toMatch(/^application\/json/);
  const ready = await request.get('/health/ready');
  expect(ready.status()).toBe(200);
  expect(await ready.json()).toMatchObject({ status: 'ready' });
});
