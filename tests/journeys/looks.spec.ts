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

for (const [path, links] of [
  ['/training/training-catalog/level/advanced', '#catalog nav a'],
  ['/docs/configure/logging', 'nav[aria-label="Handbook"] a'],
  ['/support', 'header a[href^="/"]'],
] as const)
  test(`in forced colors, what is current in the links of ${path} is underlined`, async ({ page }) => {
    await page.goto(path);
    const readLines = async () =>
      (await readStyles(page.locator(`${links}[aria-current]`), ['text-decoration-line', 'text-decoration-thickness'])).map(
        (style) => style.join(' '),
      );
    expect((await readLines()).length).toBeGreaterThan(0);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(new Set(await readLines())).toEqual(new Set(['underline 3px']));
  });

test('whoever asks for more contrast gets lines that are seen and no pale text, in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
    await page.goto('/resources');
    const readColors = () =>
      page.evaluate(() => {
        const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
        const measure = (name: string) => {
          document.body.style.color = `var(${name})`;
          if (context === null) return 0;
          context.fillStyle = getComputedStyle(document.body).color;
          context.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
          const [r = 0, g = 0, b = 0] = [red, green, blue]
            .map((value) => value / 255)
            .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        const paper = measure('--paper');
        return ['--line', '--ink-soft', '--ink'].map((name) => {
          const [light = 0, dark = 0] = [paper, measure(name)].toSorted((one, other) => other - one);
          return (light + 0.05) / (dark + 0.05);
        });
      });
    const [usualLine, usualSoft, ink] = await readColors();
    expect(usualLine, `${colorScheme}: a hairline`).toBeLessThan(3);
    expect(usualSoft).toBeLessThan(ink ?? 0);
    await page.emulateMedia({ contrast: 'more' });
    const [line, soft] = await readColors();
    expect(line, `${colorScheme}: the contrast of lines`).toBeGreaterThanOrEqual(4.5);
    expect(soft, `${colorScheme}: the contrast of soft text`).toBe(ink);
  }
});

test('a field stands out from a tinted section in both themes, and a button shows that it is pressed', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/contact', '/resources/calculators/storage', '/downloads/postgres-postgresql-downloads']) {
      await page.goto(path);
      const field = page.locator('main').locator('input:not([type="hidden"]), select').first();
      const section = field.locator('xpath=ancestor::section[1]');
      const [[fill], [ground]] = [await readStyles(field, ['background-color']), await readStyles(section, ['background-color'])];
      expect(ground, `${path}, ${colorScheme}`).toBeDefined();
      expect(fill, `${path}, ${colorScheme}`).not.toEqual(ground);
    }
  }
  await page.goto('/');
  const button = page.getByRole('main').getByRole('link', { name: 'Download Postgres' });
  await button.hover();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  const [hovered] = await readStyles(button, ['background-color']);
  await page.mouse.down();
  await expect.poll(() => readStyles(button, ['background-color'])).not.toEqual([hovered]);
});

test('in forced colors, the logo has the reader’s colors, and the first action the thicker frame', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/solutions');
  const [highlight, text] = await page.evaluate(() =>
    ['Highlight', 'CanvasText'].map((name) => {
      document.body.style.color = name;
      return getComputedStyle(document.body).color;
    }),
  );
  const [line] = await readStyles(page.getByRole('banner').locator('svg path[fill^="var"]').first(), ['fill']);
  expect(line).toEqual([highlight]);
  const actions = page.getByRole('main').locator('h1 ~ div').first().getByRole('link');
  const [first, second] = await readStyles(actions, ['border-top-width', 'background-color']);
  expect([first?.[0], second?.[0]]).toEqual(['3px', '1px']);
  expect(first?.[1], 'no fill, on which text isn’t seen').not.toBe(text);
});
