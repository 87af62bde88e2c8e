import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page, type Response, test } from '@playwright/test';
import { z } from 'zod';
import { ProcessManager } from '../../scripts/process-manager';
import { runAxe } from '../audits/axe';
import { findPolicyProblems, readPagesWithPolicy } from '../integration/support/content-security-policy';
import { startInstance, type Instance } from '../integration/support/instance';
import { signInInNewContext } from './admin';

// The site under test has no tag manager; this one does, and asks. It stands on the same database.
const TAG_MANAGER = 'https://www.googletagmanager.com/**';
const PAGE = '/services/support';
const OTHER_PAGE = '/why-edb';
const KEY = 'privacy-choice';

const folder = mkdtempSync(path.join(os.tmpdir(), 'site-test-'));
const processes = new ProcessManager(path.join(folder, 'processes.json'));
let site: Instance;

/** Addresses in a country that requires consent, and in one that doesn't. The test is its own trusted proxy. */
const ASKED = { 'x-forwarded-for': '194.25.0.1' };
const NOT_ASKED = { 'x-forwarded-for': '8.8.8.8' };

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  site = await startInstance(processes, process.env['DATABASE_URL'] ?? '', {
    TAG_MANAGER_ID: 'GTM-TEST123',
    TRUSTED_PROXIES: '1',
    WEB_VITALS_SHARE: '1',
  });
});
test.afterAll(async () => {
  await processes.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Replaces the tag manager, and records its requests and the browser's errors and policy violations. */
async function watch(page: Page): Promise<{ requests: string[]; messages: string[] }> {
  const requests: string[] = [];
  const messages: string[] = [];
  await page.route(TAG_MANAGER, (route) => {
    requests.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      body: 'document.documentElement.dataset.tagManagerRan = window.dataLayer.map((entry) => entry[1] ?? entry.event).join()',
    });
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  return { requests, messages };
}

const bar = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });
const ran = (page: Page) => page.locator('html[data-tag-manager-ran="default,gtm.js"]');
const kept = z.object({
  version: z.literal(1),
  at: z.iso.date(),
  statistics: z.boolean(),
  marketing: z.boolean(),
  control: z.boolean(),
});
/** The stored choice. */
async function choice(page: Page): Promise<{ statistics: boolean; marketing: boolean } | null> {
  const text = await page.evaluate((key) => localStorage.getItem(key), KEY);
  if (text === null) return null;
  const { statistics, marketing } = kept.parse(JSON.parse(text));
  return { statistics, marketing };
}
/** What the tag manager was told first (consent mode). */
async function consent(page: Page): Promise<unknown> {
  return JSON.parse(await page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer')[0])));
}
const BOTH = { statistics: true, marketing: true };
const NONE = { statistics: false, marketing: false };

test('the HTML loads nothing of the tag manager and asks for consent, and the policy allows its origin', async () => {
  for (const sent of await readPagesWithPolicy(site)) {
    expect(findPolicyProblems(sent, process.env['IDENTITY_URL'])).toEqual([]);
    expect(sent.html).not.toMatch(/<(?:script|iframe|img|link)[^>]*googletagmanager/);
    expect(sent.html).toContain('data-consent-bar');
    expect(sent.html).toMatch(
      /<button[^>]*data-consent-choice="accepted"[^>]*>Accept<\/button><button[^>]*data-consent-choice="declined"[^>]*>Reject<\/button>/,
    );
    expect(sent.policy.get('script-src')).toContain('https://www.googletagmanager.com');
  }
});

test('the tag manager is loaded only after consent, on this page and later ones', async ({ page }) => {
  const { requests, messages } = await watch(page);
  await page.goto(site.url + PAGE, { waitUntil: 'networkidle' });
  await expect(bar(page)).toBeVisible();
  expect(requests).toEqual([]);
  expect(await choice(page)).toBeNull();
  // Reading on isn't consent, and the page remains usable.
  await page.mouse.wheel(0, 2000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Why' }).first().click({ trial: true });
  expect(requests).toEqual([]);

  await bar(page).getByRole('button', { name: 'Accept' }).click();
  await expect(ran(page)).toBeAttached();
  await expect(bar(page)).toBeHidden();
  expect(requests).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST123']);
  expect(await choice(page)).toEqual(BOTH);
  // No purpose that was accepted says that ads are personalized.
  expect(await consent(page)).toMatchObject({
    2: { analytics_storage: 'granted', ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'denied' },
  });

  await page.goto(site.url + OTHER_PAGE);
  await expect(ran(page)).toBeAttached();
  await expect(bar(page)).toBeHidden();
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(ran(page)).toBeAttached();
  expect(messages).toEqual([]);
});

test('a visitor who declines is not asked again and nothing is loaded; the choice can be changed in the footer', async ({
  page,
}) => {
  const { requests, messages } = await watch(page);
  await page.goto(site.url + PAGE);
  await bar(page).getByRole('button', { name: 'Reject' }).click();
  await expect(bar(page)).toBeHidden();
  expect(await choice(page)).toEqual(NONE);
  await page.goto(site.url + OTHER_PAGE, { waitUntil: 'networkidle' });
  await expect(bar(page)).toBeHidden();
  expect(requests).toEqual([]);

  const again = page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' });
  await again.click();
  await expect(bar(page)).toBeVisible();
  await expect(bar(page)).toBeFocused();
  // The link to the policy, the choice in detail, and then the answers.
  for (let stops = 0; stops < 3; stops += 1) await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('button', { name: 'Accept' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(ran(page)).toBeAttached();

  await again.click();
  await bar(page).getByRole('button', { name: 'Reject' }).click();
  await expect(ran(page)).not.toBeAttached();
  await expect(bar(page)).toBeHidden();
  expect(await choice(page)).toEqual(NONE);
  expect(requests).toHaveLength(1);
  expect(messages).toEqual([]);
});

test('the bar is accessible, shifts nothing, and covers nothing that has the focus', async ({ page }) => {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(site.url + PAGE, { waitUntil: 'networkidle' });
    await expect(bar(page)).toBeVisible();
    expect((await runAxe(page)).problems).toEqual([]);
    const [accept, decline] = await Promise.all(
      ['Accept', 'Reject'].map((name) => bar(page).getByRole('button', { name }).boundingBox()),
    );
    expect([accept?.width, accept?.height]).toEqual([decline?.width, decline?.height]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);

    const last = page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' });
    await last.focus();
    const [control, top] = [await last.boundingBox(), (await bar(page).boundingBox())?.y ?? 0];
    expect((control?.y ?? 0) + (control?.height ?? 0), 'above the bar').toBeLessThanOrEqual(top + 1);
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list
                .getEntries()
                .reduce(
                  (sum, entry) => sum + (Reflect.get(entry, 'hadRecentInput') === true ? 0 : Number(Reflect.get(entry, 'value'))),
                  0,
                ),
            ),
          ).observe({ type: 'layout-shift', buffered: true });
          // What was there before is reported within a frame.
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(0))));
        }),
    );
    expect(shifts, 'layout shifts').toBeLessThanOrEqual(0.01);
  }
});

test('without JavaScript visitors are not asked, and nothing is loaded', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const { requests } = await watch(page);
  await page.goto(site.url + PAGE, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-consent-bar]')).toBeHidden();
  await expect(page.locator('[data-consent-choice="asked"]')).toBeHidden();
  expect(requests).toEqual([]);
  await context.close();
});

test('where consent is required visitors are asked and may accept only a part', async ({ browser }) => {
  const context = await browser.newContext({ extraHTTPHeaders: ASKED });
  const page = await context.newPage();
  const { requests, messages } = await watch(page);
  await page.goto(site.url + PAGE, { waitUntil: 'networkidle' });
  await expect(bar(page)).toBeVisible();
  expect(requests).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  await bar(page).getByText('Choose purposes').click();
  await expect(bar(page).getByLabel(/Necessary/)).toBeDisabled();
  const [save, accept] = await Promise.all(
    ['Save this choice', 'Accept'].map((name) => bar(page).getByRole('button', { name }).boundingBox()),
  );
  expect((save?.y ?? 0) + (save?.height ?? 0), 'on a phone, the answers cover nothing of the choice').toBeLessThanOrEqual(
    accept?.y ?? 0,
  );
  for (const name of [/Statistics/, /Marketing/])
    await expect(bar(page).getByLabel(name), 'nothing is ticked beforehand').not.toBeChecked();
  await bar(page)
    .getByLabel(/Statistics/)
    .check();
  await bar(page).getByRole('button', { name: 'Save this choice' }).click();
  await expect(ran(page)).toBeAttached();
  await expect(bar(page)).toBeHidden();
  expect(await choice(page)).toEqual({ statistics: true, marketing: false });
  expect(await consent(page)).toMatchObject({
    0: 'consent',
    1: 'default',
    2: { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
  });

  // A choice that is a year old, or about another version, is requested again.
  for (const old of [{ at: '2020-01-01' }, { version: 0 }]) {
    await page.evaluate(
      ([key, change]) =>
        localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...change })),
      [KEY, old] as const,
    );
    await page.goto(site.url + OTHER_PAGE, { waitUntil: 'networkidle' });
    await expect(bar(page)).toBeVisible();
  }
  expect(requests).toHaveLength(1);
  expect(messages).toEqual([]);
  await context.close();
});

test('where consent is not required visitors are not asked and can decline in the footer', async ({ browser }) => {
  const context = await browser.newContext({ extraHTTPHeaders: NOT_ASKED });
  const page = await context.newPage();
  const { requests } = await watch(page);
  await page.goto(site.url + PAGE, { waitUntil: 'networkidle' });
  await expect(ran(page)).toBeAttached();
  await expect(bar(page)).toBeHidden();
  expect(await choice(page), 'nothing is kept of what nobody chose').toBeNull();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click();
  await bar(page).getByRole('button', { name: 'Reject' }).click();
  await expect(ran(page)).not.toBeAttached();
  expect(await choice(page)).toEqual(NONE);
  await page.goto(site.url + OTHER_PAGE, { waitUntil: 'networkidle' });
  await expect(bar(page)).toBeHidden();
  expect(requests).toHaveLength(1);
  await context.close();
});

test('no click is lost during hydration', async ({ browser }) => {
  const context = await browser.newContext({ extraHTTPHeaders: ASKED });
  const page = await context.newPage();
  await watch(page);
  // While React hydrates, its own listener on the document stops clicks like this. Here it does so all the time.
  await page.addInitScript(() => document.addEventListener('click', (event) => event.stopPropagation(), true));
  await page.goto(site.url + PAGE);
  await bar(page).getByRole('button', { name: 'Reject' }).click();
  await expect(bar(page)).toBeHidden();
  expect(await choice(page)).toEqual(NONE);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click();
  await bar(page).getByRole('button', { name: 'Accept' }).click();
  await expect(ran(page)).toBeAttached();
  expect(await choice(page)).toEqual(BOTH);
  await context.close();
});

for (const headers of [ASKED, NOT_ASKED]) {
  const from = headers['x-forwarded-for'];
  test(`Global Privacy Control counts as declining from ${from}: no one is asked, nothing is loaded`, async ({ browser }) => {
    const context = await browser.newContext({ extraHTTPHeaders: { ...headers, 'Sec-GPC': '1' } });
    await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    const page = await context.newPage();
    const { requests } = await watch(page);
    await page.goto(site.url + PAGE, { waitUntil: 'networkidle' });
    await expect(page.locator('html[data-consent=declined]')).toBeAttached();
    await expect(bar(page)).toBeHidden();
    expect(requests).toEqual([]);
    // A choice made on this site takes precedence.
    await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click();
    await bar(page).getByRole('button', { name: 'Accept' }).click();
    await expect(ran(page)).toBeAttached();
    await page.goto(site.url + OTHER_PAGE);
    await expect(ran(page)).toBeAttached();
    await context.close();
  });
}

test('at 400% zoom the bar can be read and answered, and covers at most half of the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(site.url + PAGE, { waitUntil: 'networkidle' });
  await expect(bar(page)).toBeVisible();
  expect((await bar(page).boundingBox())?.height ?? 256).toBeLessThanOrEqual(128);
  await bar(page).getByRole('button', { name: 'Reject' }).click();
  await expect(bar(page)).toBeHidden();
});

/** Visits a page until the measuring script is running, and leaves. */
async function readAndLeave(page: Page, urlPath: string): Promise<void> {
  // The body of a response that came for the page before can't be read anymore.
  const textOf = (response: Response) => response.text().catch(() => '');
  const measuring = page.waitForResponse(
    async (response) => new URL(response.url()).pathname.endsWith('.js') && (await textOf(response)).includes('/web-vitals'),
  );
  await page.goto(site.url + urlPath);
  await page.keyboard.press('Shift');
  await (await measuring).finished();
  await page.mouse.click(5, 300);
  await page.goto('about:blank');
}

test('editors see page speed, except of visitors who declined or whose browser sends a privacy signal', async ({
  page,
  browser,
}) => {
  const [read, declined, controlled] = ['/products', '/company/about', '/services/professional-services'];
  const context = await browser.newContext({ extraHTTPHeaders: { ...NOT_ASKED, 'Sec-GPC': '1' } });
  await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const other = await context.newPage();
  await watch(other);
  await readAndLeave(other, controlled);
  await context.close();

  const { messages } = await watch(page);
  await page.goto(site.url + PAGE);
  await bar(page).getByRole('button', { name: 'Reject' }).click();
  await readAndLeave(page, declined);
  await page.goto(site.url + PAGE);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click();
  await bar(page).getByRole('button', { name: 'Accept' }).click();

  // The site under test has the same database, and an admin in which the companion signs people in.
  const editor = await signInInNewContext(browser, 'editor');
  await editor.goto('/admin');
  await expect(editor.locator('nav a[href="/admin/page-speed"]'), 'in the menu').toBeAttached();
  const row = (urlPath: string) =>
    editor.getByRole('row').filter({ has: editor.getByRole('link', { name: urlPath, exact: true }) });
  await expect(async () => {
    await readAndLeave(page, read);
    await editor.goto('/admin/page-speed');
    await expect(row(read)).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(
    row(read)
      .getByText(/^[\d.]+ (?:ms|s), (?:good|needs improvement|poor)$/)
      .first(),
  ).toBeVisible();
  for (const urlPath of [declined, controlled]) await expect(row(urlPath)).toHaveCount(0);
  expect(messages).toEqual([]);
  await editor.context().close();
});
