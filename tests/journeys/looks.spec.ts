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

test('a dark band differs from the page and from the sections around it in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [path, heading] of [
      ['/', 'Proof you can check'],
      ['/products/edb-postgres-advanced-server', 'See how much of your code runs'],
    ] as const) {
      await page.goto(path);
      const band = page.locator('main section').filter({ has: page.getByRole('heading', { level: 2, name: heading }) });
      const color = await band.evaluate((element) => getComputedStyle(element).backgroundColor);
      const others = await band.evaluate((element) =>
        [element.previousElementSibling, element.nextElementSibling, document.documentElement].map((other) =>
          other ? getComputedStyle(other).backgroundColor : '',
        ),
      );
      expect(others, `${heading}, ${colorScheme}`).not.toContain(color);
    }
  }
});

test('the code beside a heading is framed like a terminal, and a long name leaves its button at the edge', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/products/edb-postgres-advanced-server');
  const code = page
    .getByRole('main')
    .locator('figure')
    .filter({ has: page.locator('pre') })
    .first();
  await expect(code).toHaveCSS('color-scheme', 'dark');
  const [frame, button] = [await code.boundingBox(), await code.getByRole('button', { name: 'Copy' }).boundingBox()];
  expect((frame?.x ?? 0) + (frame?.width ?? 0) - (button?.x ?? 0) - (button?.width ?? 0)).toBeLessThan(3);
});

test('the name of a processor isn’t broken in the table of downloads on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/downloads/postgres-postgresql-downloads/all');
  const names = page.getByRole('main').locator('td span', { hasText: /^x86-64$/ });
  const lines = await names.evaluateAll((all) => all.map((name) => name.getClientRects().length));
  expect(lines.length).toBeGreaterThan(1);
  expect(new Set(lines)).toEqual(new Set([1]));
});

test('paper has the addresses of external links, and what the recorded commands printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/thank-you-contacting-us');
  const link = page.getByRole('main').getByRole('link', { name: 'support portal' });
  const readSign = () => link.evaluate((element) => getComputedStyle(element, '::after').content);
  await expect.poll(readSign).toContain('(');
  await page.goto('/');
  const recording = page.getByRole('main').locator('figure').first();
  await expect(recording.getByText('pg_promote', { exact: false }).first()).toBeVisible();
  await expect(recording.getByText('confirmed rows were there')).toBeVisible();
  const steps = recording.getByRole('region').locator('> span');
  for (const step of await steps.all()) {
    const { shown, all } = await step.evaluate((element) => ({ shown: element.clientHeight, all: element.scrollHeight }));
    expect(shown).toBe(all);
  }
});

test('the heading of the chapters of a webinar doesn’t touch the line above them', async ({ page }) => {
  await page.goto('/resources/webinars/autovacuum-without-fear');
  const heading = page.getByRole('heading', { name: 'Chapters' });
  const gap = await heading.evaluate((element) => {
    const list = element.nextElementSibling?.getBoundingClientRect();
    return (list?.top ?? 0) - element.getBoundingClientRect().bottom;
  });
  expect(gap).toBeGreaterThanOrEqual(8);
});
