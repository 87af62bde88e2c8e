import { expect, type Locator, test } from '@playwright/test';

/** Returns the computed values of CSS properties of each element, in this order. */
async function readStyles(elements: Locator, names: readonly string[]): Promise<string[][]> {
  return elements.evaluateAll(
    (all, properties) => all.map((element) => properties.map((name) => getComputedStyle(element).getPropertyValue(name))),
    names,
  );
}

test('hairlines divide the entries of the home page at any width', async ({ page }) => {
  await page.goto('/');
  const entries = page.locator('main ul').first();
  const lines = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    const widths = await readStyles(entries.locator('> li'), ['border-block-start-width', 'border-inline-start-width']);
    return widths.map((sides) => sides.map((side) => parseFloat(side)).join(' '));
  };
  expect(await lines(360), 'top and left of each at 360 pixels').toEqual(['0 0', '1 0', '1 0', '1 0']);
  expect(await lines(768), 'at 768 pixels').toEqual(['0 0', '0 1', '1 0', '1 1']);
  expect(await lines(1440), 'at 1440 pixels').toEqual(['0 0', '0 1', '0 1', '0 1']);
});

test('a select has the arrow of the site, with space for it, and the browser’s own in high contrast', async ({ page }) => {
  await page.goto('/downloads/postgres-postgresql-downloads');
  const selects = page.getByRole('main').locator('select');
  const read = () => readStyles(selects, ['appearance', 'background-image', 'padding-inline-end']);
  const styles = await read();
  expect(styles.length).toBeGreaterThan(2);
  for (const [appearance, picture, space] of styles) {
    expect(appearance).toBe('none');
    expect(picture?.match(/linear-gradient/g), 'the two lines of an arrow').toHaveLength(2);
    expect(parseFloat(space ?? '')).toBeGreaterThanOrEqual(32);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [appearance] of await read()) expect(appearance).toBe('auto');
});

test('the filters of the search are a column beside the results, with the numbers at one edge', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/search?q=vacuum');
  const filters = page
    .getByRole('main')
    .locator('details')
    .filter({ has: page.locator('dl') });
  const [column, results] = [await filters.boundingBox(), await page.getByRole('main').locator('section').first().boundingBox()];
  expect(column?.x).toBeGreaterThan((results?.x ?? 0) + (results?.width ?? 0));
  expect(column?.width).toBeGreaterThanOrEqual(288);
  expect(column?.width).toBeLessThanOrEqual(480);
  const edges = await filters
    .locator('dd small')
    .evaluateAll((numbers) => numbers.map((number) => Math.round(number.getBoundingClientRect().right)));
  expect(edges.length).toBeGreaterThan(3);
  expect(new Set(edges).size, `right edges: ${edges.join(', ')}`).toBe(1);
});

test('the row of prices in the plan table leads to the form for a quote', async ({ page }) => {
  await page.goto('/products/plans-comparison');
  const quotes = page.getByRole('cell').getByRole('link', { name: 'Get a quote' });
  await expect(quotes, 'of each plan').toHaveCount(3);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(quotes, 'of the plan that is chosen').toHaveCount(1);
  await quotes.click();
  await expect(page).toHaveURL('/products/plans-comparison#get-a-quote');
  await expect(page.locator('main form').getByLabel('Name')).toBeInViewport();
});
