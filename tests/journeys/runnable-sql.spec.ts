import { expect, test } from '@playwright/test';
import { expectStyled } from './styles';

const TUTORIAL = '/postgres-tutorials/window-functions';
/** Postgres itself has to be fetched and started, on two cores that other tests use too. */
const STARTED_WITHIN_MS = 120_000;

test('a block runs in the browser, on the results of the blocks before it', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const elsewhere: string[] = [];
  const refused: string[] = [];
  page.on(
    'request',
    (request) => void (new URL(request.url()).origin === new URL(baseURL ?? '').origin || elsewhere.push(request.url())),
  );
  page.on('console', (message) => void (message.type() === 'error' && refused.push(message.text())));
  await page.goto(TUTORIAL);
  const block = page.locator('[data-run-sql]').nth(1);
  const expected = await block.locator('samp').first().innerText();
  await block.getByRole('button', { name: 'Run' }).click();
  await expect(block.getByText('Done.', { exact: true })).toBeVisible({ timeout: STARTED_WITHIN_MS });

  const first = block.getByRole('group', { name: 'Result' }).locator('tbody tr').first();
  await expect(first).toBeVisible();
  const cells = await first.locator('td').allInnerTexts();
  expect(cells.length).toBeGreaterThan(1);
  for (const cell of cells) expect(expected).toContain(cell);
  await expect(block.locator('figure pre'), 'the editor and the results are in place of the code').toHaveCount(2);
  for (const replaced of await block.locator('figure pre').all()) await expect(replaced).toBeHidden();
  await expectStyled(page);

  // The reader adds a mistake, and the error says where it is.
  const editor = block.getByRole('textbox');
  await editor.fill('select 1;\nselect no_such_column from payment;');
  await block.getByRole('button', { name: /^Copy/ }).first().click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()), 'Copy gives what the reader wrote')
    .toBe('select 1;\nselect no_such_column from payment;');
  await block.getByRole('button', { name: 'Run' }).click();
  await expect(block.getByText('Error in line 2, column 8:')).toBeVisible();
  await expect(block.getByText(/column "no_such_column" does not exist/)).toBeVisible();
  await expectStyled(page);
  const fonts = await editor.evaluate((field) =>
    [getComputedStyle(field), getComputedStyle(document.body)].map((s) => s.fontFamily),
  );
  expect(fonts[0], 'the editor is set in the monospaced font').not.toBe(fonts[1]);

  // After a reset, the database has only what the earlier blocks create again.
  await editor.fill('drop table payment;');
  await block.getByRole('button', { name: 'Run' }).click();
  await expect(block.getByText('DROP TABLE', { exact: true })).toBeVisible();
  const reset = block.getByRole('button', { name: 'Reset the database' });
  await editor.fill('select count(*) from payment;');
  await reset.click();
  await expect(block.getByRole('status').filter({ hasText: 'The database is reset' })).toBeVisible();
  await expect(reset, 'the focus stays').toBeFocused();
  await expect(editor, 'what the reader wrote is kept').toHaveValue('select count(*) from payment;');
  await block.getByRole('button', { name: 'Run' }).click();
  await expect(block.getByText('Done.', { exact: true })).toBeVisible({ timeout: STARTED_WITHIN_MS });

  // A reset stops a run without reporting a failure.
  await editor.fill('select sum(n) from generate_series(1, 100000000) n;');
  await block.getByRole('button', { name: 'Run' }).click();
  await expect(block.getByText(/^Running/)).toBeVisible();
  await reset.click();
  await expect(block.getByRole('status').filter({ hasText: 'The database is reset' })).toBeVisible();
  await expect(block.getByText(/could not run here/)).toHaveCount(0);

  expect(elsewhere).toEqual([]);
  expect(refused).toEqual([]);
});

test('nothing of Postgres is fetched before a reader clicks Run', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => void fetched.push(new URL(request.url()).pathname));
  await page.goto(TUTORIAL);
  await page.keyboard.press('Tab');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  expect(fetched.filter((path) => path.startsWith('/sql/'))).toEqual([]);
});

test('when its files cannot be loaded, the page says so and keeps the expected output', async ({ page }) => {
  await page.route('**/sql/**', (route) => route.abort());
  await page.goto(TUTORIAL);
  const block = page.locator('[data-run-sql]').nth(1);
  await block.getByRole('button', { name: 'Run' }).click();
  await expect(block.getByText(/^Postgres could not run here/)).toBeVisible({ timeout: STARTED_WITHIN_MS });
  await expect(block.locator('samp').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the expected output is shown, without a button', async ({ page }) => {
    await page.goto(TUTORIAL);
    const block = page.locator('[data-run-sql]').nth(1);
    await expect(block.locator('samp').first()).toBeVisible();
    await expect(block.getByRole('button', { name: 'Run' })).toBeHidden();
  });
});

test('lists can be filtered by topic and author and paged, and have no page past the last', async ({ page, request }) => {
  await page.goto('/blog');
  await page.getByRole('navigation', { name: 'Topic' }).getByRole('link', { name: 'Performance' }).click();
  await expect(page).toHaveURL(/\/blog\/topic\/performance#list$/);
  await page.locator('#list ol a').first().click();
  await page.getByRole('link', { name: /team$/ }).first().click();
  await expect(page).toHaveURL(/\/blog\/author\/[a-z-]+$/);
  for (const path of ['/blog/page/2', '/postgres-tutorials/page/2', '/blog/topic/security'])
    expect((await request.get(path)).status(), path).toBe(200);
  for (const path of [
    '/blog/page/1',
    '/blog/page/99',
    '/blog/topic/beauty',
    '/edb-labs/topic/kubernetes',
    '/blog/author/nobody',
    '/edb-labs/no-such-lab',
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), 'suggestions').toContain('one of the pages below');
  }
});

test('a block can create an extension, as on a server', async ({ page }) => {
  await page.goto('/postgres-tutorials/full-text-search');
  const block = page.locator('[data-run-sql]').filter({ hasText: 'create extension pg_trgm' });
  await block.getByRole('button', { name: 'Run' }).click();
  await expect(block.getByText('Done.', { exact: true })).toBeVisible({ timeout: STARTED_WITHIN_MS });
  await expect(block.getByRole('group', { name: 'Result' }).locator('tbody tr').first()).toBeVisible();
});
