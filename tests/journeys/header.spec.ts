import { expect, type Page, test } from '@playwright/test';
import { holdScripts } from './hydration';

// With the motion that most visitors see, unlike other journeys.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PAGE = '/postgres-tutorials/autovacuum-tuning';
const SCROLLED = 1500;

/** How far the header reaches into the window, and the scroll padding, both in CSS pixels. */
function measure(page: Page): Promise<{ covered: number; padding: number; header: number }> {
  return page.evaluate(() => {
    const box = document.querySelector('body > header')?.getBoundingClientRect();
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    return { covered: Math.max(0, box?.bottom ?? 0), padding: Number.isNaN(padding) ? 0 : padding, header: box?.height ?? 0 };
  });
}

const sizes = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 600 },
  { width: 1440, height: 900 },
];
/** Shows the top of the page at this size, as on a first visit. */
async function openTop(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async () => {
    location.hash = '';
    // A scroll-driven animation follows with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

function openFragment(page: Page, hash: string): Promise<void> {
  return page.evaluate((to) => {
    location.hash = to;
  }, hash);
}

for (const text of ['', ':root { --text-m: 1.3125rem }'])
  test(`an anchor is directly below the sticky header${text && ' with larger text'}, at each size`, async ({ page }) => {
    // While it hydrates a page, Next sets the fragment back to what it was.
    await holdScripts(page);
    await page.goto(PAGE);
    // A constructed style sheet is not subject to the Content-Security-Policy.
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, text);
    const heading = page.locator('main h2[id]').nth(2);
    const hash = `#${await heading.getAttribute('id')}`;
    for (const size of sizes) {
      const where = `at ${size.width} by ${size.height}`;
      const isFixed = size.width >= 1024 && size.height >= 704;
      await openTop(page, size);
      if (isFixed && text === '') expect((await measure(page)).header, `at the top, ${where}`).toBe(124);
      await openFragment(page, hash);
      await expect(heading, where).toBeInViewport();
      const { covered, padding } = await measure(page);
      expect(padding, `the scroll padding is what covers, ${where}`).toBeCloseTo(covered, 0);
      expect(isFixed ? padding > 0 : padding === 0, `padding of ${padding} ${where}`).toBe(true);
      const gap = ((await heading.boundingBox())?.y ?? 0) - covered;
      expect(gap, where).toBeGreaterThanOrEqual(0);
      expect(gap, where).toBeLessThanOrEqual(32);
      // Nothing in the header is cut off by its fixed height.
      const overflow = await page.evaluate(() => {
        const header = document.querySelector('body > header');
        const bottom = header?.getBoundingClientRect().bottom ?? 0;
        return [...(header?.querySelectorAll('a, summary, label') ?? [])]
          .filter((each) => each.checkVisibility() && each.closest('[popover], details > :not(summary)') === null)
          .filter((each) => each.getBoundingClientRect().bottom > bottom + 1).length;
      });
      expect(overflow, where).toBe(0);
    }
  });

test('the scroll padding equals the height of a long page’s sticky navigation, at each size', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/products/edb-postgres-distributed');
  const nav = page.getByRole('navigation', { name: 'On this page' });
  const links = nav.getByRole('link');
  expect(await links.count()).toBeGreaterThan(3);
  const hash = (await links.nth(2).getAttribute('href')) ?? '';
  const heading = page.locator(hash);
  for (const size of sizes) {
    const where = `at ${size.width} by ${size.height}`;
    await openTop(page, size);
    await openFragment(page, hash);
    await expect(heading, where).toBeInViewport();
    const { covered, padding } = await measure(page);
    const bottom = await nav.evaluate((element) => Math.max(0, element.getBoundingClientRect().bottom));
    expect(padding, where).toBeCloseTo(Math.max(covered, bottom), 0);
    expect((await heading.boundingBox())?.y ?? 0, where).toBeGreaterThanOrEqual(padding - 1);
  }
});

test('the header covers nothing at the top, and at most the scroll padding after its first line has scrolled away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(PAGE);
  for (const y of [0, 1, 20, 43, 44, 45, 100, SCROLLED]) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);
    // A scroll-driven animation follows with the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const { covered, padding } = await measure(page);
    const content = await page.locator('main').evaluate((main) => main.getBoundingClientRect().top);
    // The content begins where the header ends, until that is at the scroll padding; from there on, it is covered.
    expect(covered, `scrolled by ${y}`).toBeCloseTo(Math.max(content, padding), 0);
  }
});

test('on a wide screen the focus stays visible in the header of a scrolled page, and the page does not scroll', async ({
  page,
}) => {
  await page.goto(PAGE);
  await page.locator('main a').first().focus();
  await page.evaluate((y) => scrollTo(0, y), SCROLLED);
  const seen: string[] = [];
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    const at = await page.evaluate(() => {
      const focused = document.activeElement;
      const box = focused?.getBoundingClientRect();
      return {
        name: focused?.textContent?.trim() ?? '',
        isInHeader: focused?.closest('body > header') !== null,
        top: box?.top ?? -1,
        bottom: box?.bottom ?? -1,
        scroll: scrollY,
        height: innerHeight,
      };
    });
    if (!at.isInHeader) {
      if (seen.length > 0) break;
      // Links above the text scroll the page to themselves.
      await page.evaluate((y) => scrollTo(0, y), SCROLLED);
      continue;
    }
    seen.push(at.name);
    expect(at.top, at.name).toBeGreaterThanOrEqual(0);
    expect(at.bottom, at.name).toBeLessThanOrEqual(at.height);
    expect(at.scroll, `${at.name} moves the page`).toBe(SCROLLED);
  }
  expect(seen).toContain('Search');
  expect(seen).toContain('Sign in');
  expect(seen.length).toBeGreaterThan(8);
});

for (const javaScriptEnabled of [true, false])
  test(`the open menu of a small screen keeps the focus ${javaScriptEnabled ? 'before hydration' : 'without JavaScript'}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, javaScriptEnabled });
    const page = await context.newPage();
    if (javaScriptEnabled) await holdScripts(page);
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    const close = page.getByRole('button', { name: 'Close' });
    await expect(close).toBeFocused();
    await expect(page.locator('main')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden();

    const sheet = page.locator('[popover]');
    const stops = new Set<string>();
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      // Between the last stop and the first, the focus is on the browser's own controls, as with a modal dialog.
      const outside = page.locator(':focus:not([popover] *):not(body)');
      expect(await outside.count(), `after ${presses + 1} presses`).toBe(0);
      const inside = sheet.locator(':focus');
      if ((await inside.count()) > 0) stops.add((await inside.textContent()) ?? '');
    }
    expect(stops.size).toBeGreaterThan(5);
    expect([...stops]).toContain('Close');

    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    await expect(page.locator('main')).toBeVisible();
    await context.close();
  });

test('each label in the header is on one line, and everything fits, at each width with a menu bar', async ({ page }) => {
  await page.goto('/company');
  const header = page.locator('body > header');
  for (const width of [1024, 1152, 1199, 1280, 1343, 1440]) {
    const where = `${width} pixels wide`;
    await page.setViewportSize({ width, height: 800 });
    const wrapped = await header.evaluate((element) => {
      const areas = [...element.querySelectorAll('nav > ul > li > a, nav > ul > li summary')];
      return areas.flatMap((area) => {
        const range = document.createRange();
        range.selectNodeContents(area);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [area.textContent] : [];
      });
    });
    expect(wrapped, where).toEqual([]);
    expect(await header.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), where).toBeLessThanOrEqual(0);
    const [search, nav, action] = await Promise.all(
      [header.getByRole('link', { name: 'Search' }), header.locator('nav'), header.getByText('Contact sales')].map(async (part) =>
        part.boundingBox(),
      ),
    );
    expect((nav?.x ?? 0) + (nav?.width ?? 0), `the menu ends before the tools, ${where}`).toBeLessThanOrEqual(search?.x ?? 0);
    expect((action?.x ?? 0) + (action?.width ?? 0), where).toBeLessThanOrEqual(width);
  }
});
