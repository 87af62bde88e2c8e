import { expect, type Page, test } from '@playwright/test';
import { runAxe } from '../audits/axe';
import { expectHydrated, expectNotHydrated, openPartlyHydrated } from './hydration';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search this site' });
const options = (page: Page) => dialog(page).getByRole('option');

test('a reader opens the search by keyboard, types, and opens a result', async ({ page }) => {
  await page.goto('/products');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  // Its last letter changes the results once more.
  const answered = page.waitForResponse(
    (response) => response.ok() && (response.request().postData() ?? '').includes('"work_mem"'),
  );
  await field(page).pressSequentially('work_mem');
  await (await answered).finished();
  await expect(dialog(page).getByRole('group', { name: 'Answer' }).getByRole('option')).toContainText('work_mem');
  await expect(dialog(page).getByRole('status')).toContainText(/\d+ results/);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');

  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await options(page).first().getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
  const { problems, passes } = await runAxe(page, { include: 'dialog' });
  expect(passes).toBeGreaterThan(5);
  expect(problems).toEqual([]);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/reference\/settings-memory#work_mem$/);
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('group', { name: 'Recent searches' }).getByRole('option')).toHaveText(['work_mem']);
  // The shortcut also hydrates the page, which is not what this press is about.
  await expectHydrated(page);
  await dialog(page).getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(dialog(page).getByRole('group', { name: 'Recent searches' })).toHaveCount(0);
  await field(page).fill('vacuum');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('a click outside closes the search, but not the end of a selection that leaves it', async ({ page }) => {
  await page.goto('/products');
  await page.keyboard.press('/');
  await field(page).fill('vacuum');
  await expect(options(page).first()).toBeVisible();
  const { x, y, width } = (await dialog(page).boundingBox()) ?? { x: 0, y: 0, width: 0 };
  expect(x, 'there is room beside the dialog').toBeGreaterThan(20);
  const [inside, outside] = [x + width / 2, x / 2];
  await page.mouse.move(inside, y + 20);
  await page.mouse.down();
  await page.mouse.move(outside, y + 20);
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(inside, y + 20);
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(outside, y + 20);
  await expect(dialog(page)).toBeHidden();
});

test('a search without results offers suggestions, and Enter opens the results page', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await field(page).fill('zzqqxx');
  await expect(dialog(page).getByRole('status')).toHaveText('No results');
  await expect(dialog(page).getByRole('link', { name: 'contact us' })).toBeVisible();
  await field(page).fill('autovacuum');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=autovacuum');
  await expect(page).toHaveTitle('autovacuum – Search');
  await expect(page.getByRole('heading', { name: /^\d+ results$/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.getByRole('heading', { name: /^\d+ results$/ })).toBeVisible();
  await expect(page).toHaveTitle('autovacuum – Search');
});

test('when the search is unavailable, the dialog says so and keeps the query', async ({ page }) => {
  await page.route('/search/queries', (route) => route.abort());
  await page.goto('/docs');
  await page.keyboard.press('Control+k');
  await field(page).fill('vacuum');
  await expect(dialog(page).getByRole('status')).toHaveText('Search isn’t responding');
  await expect(field(page)).toHaveValue('vacuum');
  await page.unroute('/search/queries');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(options(page).first()).toBeVisible();
});

test('without a network, the dialog keeps the query, and searches again when the network is back', async ({ page }) => {
  await page.goto('/docs');
  await page.keyboard.press('Control+k');
  await field(page).fill('vacuum');
  await expect(options(page).first()).toBeVisible();
  await page.context().setOffline(true);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('status')).toHaveText('You are offline');
  await expect(page).toHaveURL('/docs');
  await field(page).fill('autovacuum');
  await expect(dialog(page).getByText('You are offline. Your query is kept.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(options(page).first()).toBeVisible();
  await expect(field(page)).toHaveValue('autovacuum');
});

test('without a network, a search that can’t be loaded says so and leaves the page as it is', async ({ page }) => {
  await page.goto('/docs');
  await page.context().setOffline(true);
  const said = page.waitForEvent('dialog');
  await page.keyboard.press('Control+k');
  const alert = await said;
  expect(alert.message()).toBe('You are offline');
  await alert.accept();
  await expect(page).toHaveURL('/docs');
  await page.context().setOffline(false);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeVisible();
});

test('the dialog answers while React waits for a part of the page to hydrate', async ({ page }) => {
  const release = await openPartlyHydrated(page);
  await page.keyboard.press('Control+k');
  await field(page).fill('vacuum');
  await expect(dialog(page).getByRole('status')).toContainText(/\d+ results/);
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expectNotHydrated(page);
  release();
  await expectHydrated(page);
  await expect(field(page)).toHaveValue('vacuum');
});

test('the 404 page is ready to search for the words of a mistyped URL', async ({ page }) => {
  await page.goto('/postgres-tutorials/window-funtions');
  const words = page.getByRole('main').getByRole('searchbox');
  await expect(words).toHaveValue('window funtions');
  await page.mouse.move(10, 10);
  await expectHydrated(page);
  await expect(words).toHaveValue('window funtions');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('main')).toContainText('These are results for');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^Window functions/ })
      .first(),
  ).toBeVisible();
});
