import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { ProcessManager } from '../../scripts/process-manager';
import { runAxe } from '../audits/axe';
import { type Instance, startInstance } from '../integration/support/instance';
import { SCORE_KEYS, type FakeScoreService, startFakeScoreService } from '../integration/support/fake-score-service';

// The site under test doesn't score visitors; this one does, with a fake of reCAPTCHA and the same database.
const folder = mkdtempSync(path.join(os.tmpdir(), 'site-test-'));
const processes = new ProcessManager(path.join(folder, 'processes.json'));
let scoreService: FakeScoreService;
let site: Instance;

/** Addresses in a country that requires no consent, and in one that does. The test is its own trusted proxy. */
const NOT_ASKED = { 'x-forwarded-for': '8.8.8.8' };
const ASKED = { 'x-forwarded-for': '194.25.0.1' };

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  scoreService = await startFakeScoreService();
  site = await startInstance(processes, process.env['DATABASE_URL'] ?? '', {
    BOT_PROTECTION: 'on',
    BOT_SITE_KEY: SCORE_KEYS.site,
    BOT_SECRET_KEY: SCORE_KEYS.secret,
    BOT_URL: scoreService.url,
    FORMS_PER_HOUR: '1000',
    TRUSTED_PROXIES: '1',
  });
});
test.afterAll(async () => {
  scoreService.close();
  await processes.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Visit {
  page: Page;
  /** Requests to other origins. */
  elsewhere: string[];
  /** Errors in the browser's console. */
  messages: string[];
}

async function visit(
  browser: Browser,
  headers: Record<string, string>,
  options: { width?: number; colorScheme?: 'dark' } = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: options.width ?? 1280, height: 900 },
    colorScheme: options.colorScheme ?? 'light',
  });
  const page = await context.newPage();
  // Only the site is behind the proxy.
  await page.route(`${site.url}/**`, (route) => route.continue({ headers: { ...route.request().headers(), ...headers } }));
  const elsewhere: string[] = [];
  const messages: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(site.url)) elsewhere.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  await page.goto(`${site.url}/contact`, { waitUntil: 'networkidle' });
  return { page, elsewhere, messages };
}

const name = (page: Page) => page.getByLabel('Name', { exact: true });
const badge = (page: Page) => page.locator('main form [data-badge]');

async function send(page: Page): Promise<string> {
  await name(page).fill('Zoë Visitor');
  await page.getByLabel('Work email').fill(`scored-${Date.now()}@example.org`);
  await page.getByRole('textbox', { name: 'Your question' }).fill('How much for three servers?');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().startsWith(site.url));
  await page.getByRole('main').getByRole('button', { name: 'Send message', exact: true }).click();
  const body = (await sent).postData() ?? '';
  await page.waitForURL('**/thank-you-contacting-us/*');
  return body;
}

for (const [what, options] of [
  ['on a wide window', {}],
  ['on a narrow one, in the dark', { width: 360, colorScheme: 'dark' }],
] as const) {
  test(`${what} a badge appears when the form gets the focus, shifts and covers nothing, and the form is accepted`, async ({
    browser,
  }) => {
    const { page, elsewhere, messages } = await visit(browser, NOT_ASKED, options);
    expect(elsewhere).toEqual([]);
    const place = badge(page);
    expect(await place.boundingBox()).toMatchObject({ width: 256, height: 60 });
    const heights = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main form *, footer')]
          .filter((each) => each.closest('[data-badge] *') === null && each.checkVisibility())
          .map((each) => each.getBoundingClientRect().top + scrollY),
      );
    const untouched = await heights();
    await name(page).focus();
    await expect(place.locator('iframe')).toBeVisible();
    await expect(place.locator('textarea')).toBeHidden();
    expect(await place.boundingBox()).toMatchObject({ width: 256, height: 60 });
    expect(await place.locator('iframe').boundingBox()).toEqual(await place.boundingBox());
    expect(await heights()).toEqual(untouched);
    const { problems, passes } = await runAxe(page, { include: 'main form', exclude: '[data-badge] iframe' });
    expect(passes).toBeGreaterThan(3);
    expect(problems).toEqual([]);

    expect(await send(page)).toMatch(/g-recaptcha-response=[\w-]{100}/);
    expect(elsewhere.length).toBeGreaterThan(2);
    for (const url of elsewhere) expect(url.startsWith(scoreService.url), url).toBe(true);
    // The service styles its badge in its markup, which the policy refuses; the form has styles of its own for it.
    expect(messages.filter((text) => !/inline style/.test(text))).toEqual([]);
    await page.context().close();
  });
}

test('where the law requires consent, nothing of it is loaded, and the form is accepted by its proof of work', async ({
  browser,
}) => {
  const { page, elsewhere, messages } = await visit(browser, ASKED);
  const body = await send(page);
  expect(body).toContain('altcha=');
  expect(body).not.toContain('g-recaptcha-response=');
  expect(elsewhere).toEqual([]);
  expect(messages).toEqual([]);
  await page.context().close();
});

test('it is not loaded for visitors who declined', async ({ browser }) => {
  const { page, elsewhere } = await visit(browser, NOT_ASKED);
  await page.evaluate(() => {
    // A choice is valid for a year.
    const at = new Date().toISOString().slice(0, 10);
    localStorage.setItem(
      'privacy-choice',
      JSON.stringify({ version: 1, at, statistics: false, marketing: false, control: false }),
    );
  });
  expect(await send(page)).not.toContain('g-recaptcha-response=');
  expect(elsewhere).toEqual([]);
  await page.context().close();
});

test('a script from any other origin is blocked, and doesn’t delay the form', async ({ browser }) => {
  const { page, messages } = await visit(browser, NOT_ASKED);
  const answered: string[] = [];
  page.on('response', (response) => answered.push(response.url()));
  await page.route(`${site.url}/forms/challenge`, async (route) => {
    const response = await route.fetch({ headers: { ...route.request().headers(), ...NOT_ASKED } });
    await route.fulfill({
      response,
      json: { ...(await response.json()), score: { script: 'https://evil.example/api.js', siteKey: SCORE_KEYS.site } },
    });
  });
  expect(await send(page)).toContain('altcha=');
  expect(answered.filter((url) => /^https?:/.test(url) && !url.startsWith(site.url))).toEqual([]);
  await expect.poll(() => messages.join()).toContain('Content Security Policy');
  await page.context().close();
});
