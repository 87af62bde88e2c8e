import { expect, type Page, test } from '@playwright/test';
import { runAxe } from '../audits/axe';
import { site } from '../audits/content-pages';
import { submitSignInForm } from './provider';

const contents = (page: Page) => page.getByRole('navigation', { name: 'Handbook' });

test('a reader navigates the handbook by table of contents, version, and page order', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/docs/install/debian-ubuntu');
  await expect(contents(page).getByRole('link', { name: 'Debian and Ubuntu' })).toHaveAttribute('aria-current', 'page');
  await expect(contents(page).getByRole('link', { name: 'Logging' }), 'other groups are folded').toHaveCount(0);

  const versions = page.getByRole('navigation', { name: 'Version' });
  await versions.getByRole('link', { name: '17' }).click();
  await expect(page).toHaveURL('/docs/17/install/debian-ubuntu');
  await page.getByRole('link', { name: 'The same page for PostgreSQL 18' }).click();
  await expect(page).toHaveURL('/docs/install/debian-ubuntu');

  await contents(page).getByRole('link', { name: 'Verify an installation' }).click();
  await expect(versions.getByRole('link', { name: '17 contents' })).toHaveAttribute('href', '/docs/17');
  const order = page.getByRole('navigation', { name: 'Previous and next page' });
  await order.getByRole('link', { name: /^Next/ }).click();
  await expect(page, 'the next page is in the next group').toHaveURL(/\/docs\/configure\//);
  await page
    .getByRole('navigation', { name: 'Previous and next page' })
    .getByRole('link', { name: /^Previous/ })
    .click();
  await expect(page).toHaveURL('/docs/install/verify-an-installation');
});

test('a page of the handbook is printed as wide as the paper, whatever its format', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/docs/secure/tls');
  // A4 upright and in landscape, and A3, within their margins.
  for (const width of [718, 1047, 1500]) {
    await page.setViewportSize({ width, height: 1000 });
    const text = await page.getByRole('main').locator('table').first().boundingBox();
    expect(text?.width, `a table on ${width} pixels`).toBeGreaterThan(width * 0.7);
  }
});

test('the skip link jumps past the table of contents to the text of the handbook', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/docs/install/debian-ubuntu');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('main').getByRole('navigation', { name: 'Handbook' })).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first()).toBeFocused();
});

test('a setting is found by its name', async ({ page }) => {
  // On a busy machine, the search may reach its time limit and say so.
  await expect(async () => {
    const response = await page.goto('/docs/search?q=maintenance_work_mem');
    expect(response?.status()).toBe(200);
  }).toPass();
  await page.getByRole('complementary', { name: 'Answer' }).getByRole('link').click();
  await expect(page).toHaveURL('/docs/reference/settings-memory#maintenance_work_mem');
  await expect(page.getByRole('heading', { name: 'maintenance_work_mem' })).toBeInViewport();
});

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the table of contents expands, and feedback is confirmed in place', async ({ page }) => {
    await page.goto('/docs/configure/memory');
    await expect(contents(page)).toBeHidden();
    await page.getByText('Documentation contents').click();
    await expect(contents(page).getByRole('link', { name: 'Operate' })).toBeVisible();

    await page.getByRole('radio', { name: 'Yes' }).check();
    await page.getByLabel('What was missing or wrong?').fill('Nothing');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL('/docs/configure/memory#thank-you');
    await expect(page.getByText('Thank you. Your feedback was saved')).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Send' })).toBeHidden();
  });
});

test('a signed-in reader marks the steps of a learning path and finds them on the dashboard', async ({ page }) => {
  const path = '/training/learning-paths/application-developer';
  await page.goto(path);
  await page.getByRole('button', { name: 'Sign in to keep your progress' }).click();
  await submitSignInForm(page, 'visitor');
  await expect(page).toHaveURL(new URL(path, site).href);

  const step = page.getByRole('button', { name: 'Done: Connect to a server with psql' });
  await expect(step).toBeVisible();
  // An earlier run may have left it marked.
  if ((await step.getAttribute('aria-pressed')) === 'true') await step.click();
  await expect(step).toHaveAttribute('aria-pressed', 'false');
  await step.click();
  await expect(step).toHaveAttribute('aria-pressed', 'true');
  await expect(step).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /^1 of 12 steps done$/ })).toBeVisible();
  expect((await runAxe(page)).problems).toEqual([]);

  await page.reload();
  await expect(step).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/dashboard');
  const learning = page.getByRole('region', { name: 'Learning paths' });
  await expect(learning.getByText('1 of 12 steps done. Next:')).toBeVisible();
  await learning.getByRole('link', { name: 'SQL that stays fast' }).click();
  await step.click();
  await expect(step).toHaveAttribute('aria-pressed', 'false');
});
