import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { Processes } from '../../scripts/processes';
import { axeProblems, axeRules } from '../audits/axe';
import { startInstance, type Instance } from '../integration/support/instance';

// The site under test has no tag manager; this one does, and asks. It stands on the same database.
const TAG_MANAGER = 'https://www.googletagmanager.com/**';
const PAGE = '/services/support';
const OTHER_PAGE = '/why-edb';
const KEY = 'privacy-choice';

const folder = mkdtempSync(path.join(os.tmpdir(), 'site-test-'));
const processes = new Processes(path.join(folder, 'processes.json'));
let site: Instance;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  site = await startInstance(processes, process.env['DATABASE_URL'] ?? '', { TAG_MANAGER_ID: 'GTM-TEST123' });
});
test.afterAll(async () => {
  await processes.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Stands in for the tag manager, and says what was asked of it and what the browser refused or complained of. */
async function watch(page: Page): Promise<{ asked: string[]; said: string[] }> {
  const asked: string[] = [];
  const said: string[] = [];
  await page.route(TAG_MANAGER, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.tagManagerRan = String(window.dataLayer.length)' });
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(error.message));
  return { asked, said };
}

const bar = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });
const ran = (page: Page) => page.locator('html[data-tag-manager-ran="1"]');
const choice = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

test('nothing of the tag manager is loaded before consent; then it is, on this page and on later ones', async ({ page }) => {
  const { asked, said } = await watch(page);
  await page.goto(site.url + PAGE, { waitUntil: 'networkidle' });
  await expect(bar(page)).toBeVisible();
  expect(asked).toEqual([]);
  expect(await choice(page)).toBeNull();
  // Reading on is no consent, and the page can be used all the while.
  await page.mouse.wheel(0, 2000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Why' }).first().click({ trial: true });
  expect(asked).toEqual([]);

  await bar(page).getByRole('button', { name: 'Accept' }).click();
  await expect(ran(page)).toBeAttached();
  await expect(bar(page)).toBeHidden();
  expect(asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST123']);
  expect(await choice(page)).toBe('accepted');

  await page.goto(site.url + OTHER_PAGE);
  await expect(ran(page)).toBeAttached();
  await expect(bar(page)).toBeHidden();
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-awake]')).toBeAttached();
  await expect(ran(page)).toBeAttached();
  expect(said).toEqual([]);
});

test('who declines is not asked again and nothing is loaded; the choice can be changed at the foot of a page', async ({ page }) => {
  const { asked, said } = await watch(page);
  await page.goto(site.url + PAGE);
  await bar(page).getByRole('button', { name: 'Decline' }).click();
  await expect(bar(page)).toBeHidden();
  expect(await choice(page)).toBe('declined');
  await page.goto(site.url + OTHER_PAGE, { waitUntil: 'networkidle' });
  await expect(bar(page)).toBeHidden();
  expect(asked).toEqual([]);

  const again = page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' });
  await again.click();
  await expect(bar(page)).toBeVisible();
  await expect(bar(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('button', { name: 'Accept' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(ran(page)).toBeAttached();

  await again.click();
  await bar(page).getByRole('button', { name: 'Decline' }).click();
  await expect(ran(page)).not.toBeAttached();
  await expect(bar(page)).toBeHidden();
  expect(await choice(page)).toBe('declined');
  expect(asked).toHaveLength(1);
  expect(said).toEqual([]);
});

test('the bar is no barrier, moves nothing, and hides nothing that has the focus', async ({ page }) => {
  for (const size of [{ width: 1280, height: 800 }, { width: 320, height: 640 }]) {
    await page.setViewportSize(size);
    await page.goto(site.url + PAGE, { waitUntil: 'networkidle' });
    await expect(bar(page)).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).withTags(axeRules).setLegacyMode(true).analyze();
    expect(axeProblems(violations)).toEqual([]);
    const [accept, decline] = await Promise.all(['Accept', 'Decline'].map((name) => bar(page).getByRole('button', { name }).boundingBox()));
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
          new PerformanceObserver((list) => resolve(list.getEntries().reduce((sum, entry) => sum + (Reflect.get(entry, 'hadRecentInput') === true ? 0 : Number(Reflect.get(entry, 'value'))), 0))).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 500);
        }),
    );
    expect(shifts, 'layout shifts').toBeLessThanOrEqual(0.01);
  }
});

test('without JavaScript nobody is asked, and nothing is loaded', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const { asked } = await watch(page);
  await page.goto(site.url + PAGE, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-consent-bar]')).toBeHidden();
  await expect(page.locator('[data-consent-choice="asked"]')).toBeHidden();
  expect(asked).toEqual([]);
  await context.close();
});
