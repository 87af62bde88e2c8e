import { expect, type Locator, test } from '@playwright/test';

/** Returns the computed values of CSS properties of each element. */
async function readStyles<Name extends string>(elements: Locator, names: readonly Name[]): Promise<Record<Name, string>[]> {
  return elements.evaluateAll(
    (all, properties) =>
      all.map((element) => {
        const style = getComputedStyle(element);
        return Object.fromEntries(properties.map((name) => [name, style.getPropertyValue(name)]));
      }),
    names,
  );
}

test('hairlines divide the entries of the home page at any width', async ({ page }) => {
  await page.goto('/');
  const entries = page.getByRole('main').getByRole('list').first();
  const lines = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    const sides = ['border-block-start-width', 'border-inline-start-width'] as const;
    const styles = await readStyles(entries.locator('> li'), sides);
    return styles.map((style) => sides.map((side) => parseFloat(style[side])).join(' '));
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
  for (const style of styles) {
    expect(style.appearance).toBe('none');
    expect(style['background-image'].match(/linear-gradient/g), 'the two lines of an arrow').toHaveLength(2);
    expect(parseFloat(style['padding-inline-end'])).toBeGreaterThanOrEqual(32);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  for (const style of await read()) expect(style.appearance).toBe('auto');
});

test('the filters of the search are a column beside the results, with the numbers at one edge', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/search?q=vacuum');
  const filters = page.getByRole('main').locator('details').filter({ has: page.locator('dl') });
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

test('the row of prices in the plan table leads to the form for a quote, with a finger too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/products/plans-comparison');
  const quotes = page.getByRole('cell').getByRole('link', { name: 'Get a quote', includeHidden: true });
  await expect(quotes).toHaveCount(3);
  const shown = quotes.filter({ visible: true });
  await expect(shown, 'of the plan that is chosen').toHaveCount(1);
  expect((await shown.boundingBox())?.height).toBeGreaterThanOrEqual(20);
  await shown.click();
  await expect(page).toHaveURL('/products/plans-comparison#get-a-quote');
  await expect(page.locator('main form').getByLabel('Name')).toBeInViewport();
});
