import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { DEFERRED_SCRIPT, expectHydrated, expectNotHydrated } from '../journeys/hydration';
import { expectStyled } from '../journeys/styles';
import { findContrastProblems, getCheckedStyles, readStyles, runAxe } from './axe';
import { representativePaths, site } from './content-pages';
import { extractInlineScripts } from './inline-scripts';
import { findLargeTextProblems, findReflowProblems, findTabStopProblems } from './reflow';

// With the motion that most visitors see, unlike other audits.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

declare global {
  interface Window {
    /** What the page reported while it loaded; set by reportOn. */
    shifts?: number[];
    refused?: string[];
    /** Set by hasSameLayout. */
    layout?: string;
  }
}

/** Collects layout shifts (Layout Instability API) and what the policy refused, from the page's very beginning. */
function reportOn(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const shifts: number[] = [];
    const refused: string[] = [];
    window.shifts = shifts;
    window.refused = refused;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('securitypolicyviolation', (event) =>
      refused.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`),
    );
  });
}

/** Returns what has been reported so far. */
async function reportOf(page: Page): Promise<{ shifts: number[]; refused: string[] }> {
  const report = await page.evaluate(async () => {
    await document.fonts.ready;
    // Reports of a frame are delivered after it.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return { shifts: window.shifts, refused: window.refused };
  });
  return z.object({ shifts: z.array(z.number()), refused: z.array(z.string()) }).parse(report);
}

/**
 * The most that may move while a page loads and hydrates. When a browser paints before the whole header has arrived, the links
 * on its right move by up to 0.007.
 */
const SHIFT_MAX = 0.008;

/** The maximum size of the inline scripts that work before hydration, compressed, in bytes. */
const INLINE_BYTES_MAX = 3000;

async function expectFewInlineScripts(page: Page): Promise<void> {
  const bytes = gzipSync((await extractInlineScripts(page)).join('\n')).length;
  expect(bytes, `${bytes} bytes of inline script`).toBeGreaterThan(0);
  expect(bytes, `${bytes} bytes of inline script, of at most ${INLINE_BYTES_MAX}`).toBeLessThanOrEqual(INLINE_BYTES_MAX);
}

/** Whether the page has the same HTML, and the same places and visibility of all elements, as when this was called last. */
function hasSameLayout(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const places = [...document.querySelectorAll('body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.checkVisibility({ visibilityProperty: true }), x, y, width, height].join(' ');
    });
    const layout = [document.documentElement.outerHTML, ...places].join('\n');
    const isSame = layout === window.layout;
    window.layout = layout;
    return isSame;
  });
}

const sumOf = (shifts: readonly number[]) => shifts.reduce((sum, shift) => sum + shift, 0);

// The status page is rendered for each request; it stands for its kind.
for (const path of [...representativePaths, '/status']) {
  test(`${path} has no axe violations in either theme and width, and no horizontal scrolling at 320 pixels or with large text`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const width of [360, 1280]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        const where = `${colorScheme}, ${width} pixels wide`;
        const lightness = await page.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue('background-color'),
        );
        expect
          .soft(lightness, `the theme of the system: ${where}`)
          .toMatch(colorScheme === 'dark' ? /^oklch\(0?\.1|^oklch\(1\d(\.\d+)?%/ : /^oklch\(0?\.9|^oklch\(9\d(\.\d+)?%/);
        const knownStyles = getCheckedStyles(colorScheme, width);
        if (await hasSameLayout(page)) {
          // Only the rules about colors can have another result than in the other theme.
          const newStyles = knownStyles.add(await page.evaluate(readStyles));
          expect.soft(await findContrastProblems(page, newStyles), where).toEqual([]);
          continue;
        }
        const { problems, passes } = await runAxe(page, { knownStyles });
        expect(passes, `axe looked: ${where}`).toBeGreaterThan(10);
        expect.soft(problems, where).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const { content, screen, wide } = await page.evaluate(() => ({
      content: document.documentElement.scrollWidth,
      screen: document.documentElement.clientWidth,
      wide: [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .slice(0, 5)
        .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`),
    }));
    expect.soft(content, `wider than the screen: ${wide.join(', ')}`).toBe(screen);
    expect.soft(await findLargeTextProblems(page), 'with text of twice the size').toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

    test(`${path} is readable, and its menu works, without JavaScript`, async ({ page }) => {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await expect(page.locator('h1'), `${width} pixels wide`).toBeVisible();
        expect((await page.locator('main').innerText()).length, `text of the page, ${width} pixels wide`).toBeGreaterThan(150);
        const menu = page.getByRole('navigation', { name: 'Main' });
        if (width < 1024) {
          await expect(menu).toBeHidden();
          await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
        }
        await expect(menu, `${width} pixels wide`).toBeVisible();
        const link = menu.getByRole('link', { name: 'CloudNativePG' });
        await expect(link, `${width} pixels wide`).toBeHidden();
        await menu.locator('summary', { hasText: 'Products' }).click();
        await expect(link, `${width} pixels wide`).toBeVisible();
        const href = await link.getAttribute('href');
        await link.click();
        await expect(page, `${width} pixels wide`).toHaveURL(new URL(href ?? '', site).href);
        await expect(page.locator('h1')).toBeVisible();
      }
    });
  });

  test(`${path} has a skip link as its first tab stop`, async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const first = page.locator(':focus');
    await expect(first).toHaveAttribute('href', '#main-content');
    await expect(first).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            document.activeElement?.closest('main, #main-content') !== null &&
            document.activeElement === (document.getElementById('main-content') ?? document.querySelector('main')),
        ),
      )
      .toBe(true);
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus, footer :focus'), 'the next stop is behind the header').toHaveCount(1);
  });

  test(`${path} hydrates when somebody is there, loads only from this site, violates no policy, and has no layout shift`, async ({
    page,
  }) => {
    // Chromium's headless shell fires a pointer event on the first page of a new tab, which hydrates it.
    await page.goto('/robots.txt');
    const messages: string[] = [];
    const elsewhere: string[] = [];
    const scripts: string[] = [];
    // Chromium logs the status 404 of every such page.
    page.on('console', (message) => {
      if (
        (message.type() === 'error' || message.type() === 'warning') &&
        !message.text().startsWith('Failed to load resource: the server responded with a status of 404')
      )
        messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(error.message));
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol !== 'data:' && protocol !== 'blob:' && origin !== site) elsewhere.push(request.url());
      if (request.resourceType() === 'script' || DEFERRED_SCRIPT.test(request.url())) scripts.push(request.url());
    });
    await reportOn(page);
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(path === '/404' ? 404 : 200);
    // The status page hydrates immediately, because it refreshes itself.
    if (path !== '/status') {
      expect(scripts, 'scripts fetched while nobody did anything').toEqual([]);
      await expectNotHydrated(page);
    }
    await expectFewInlineScripts(page);
    await page.mouse.move(200, 300);
    await expectHydrated(page);
    expect(scripts.length).toBeGreaterThan(0);
    const { shifts, refused } = await reportOf(page);
    expect.soft(messages, 'console').toEqual([]);
    expect.soft(elsewhere, 'requests to other places').toEqual([]);
    expect.soft(refused, 'refused by the policy').toEqual([]);
    expect.soft(sumOf(shifts), `layout shifts ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(SHIFT_MAX);
    await expectStyled(page);
  });

  test(`${path} has no layout shift when its typeface loads late`, async ({ page }) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let faces = 0;
    await page.route(/\.woff2(?:\?|$)/, async (route) => {
      faces += 1;
      await released;
      await route.continue();
    });
    await reportOn(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
    expect(faces, 'typefaces held').toBeGreaterThan(0);
    release();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Shift');
    await expectHydrated(page);
    const { shifts } = await reportOf(page);
    expect(sumOf(shifts), `layout shifts ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(SHIFT_MAX);
  });
}

test('the text of the hero stays in place when its picture arrives', async ({ page }) => {
  const whole = await (await page.request.get('/')).text();
  const [textOnly] = whole.split(/<(?:div|figure) class="[^"]*_picture"/);
  expect(textOnly?.length).toBeLessThan(whole.length);
  // A visit may be shown with or without the typefaces (font-display: optional).
  await page.route(/\.woff2(?:\?|$)/, (route) => route.abort());
  const readPlaces = async (html: string | undefined) => {
    await page.route('/', (route) => route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }));
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return page.locator('h1, h1 ~ div:has(a)').evaluateAll((elements) => elements.map((each) => each.getBoundingClientRect()));
  };
  const [heading, answer] = await readPlaces(textOnly);
  expect(answer?.width, 'the text is there').toBeGreaterThan(100);
  expect(await readPlaces(whole)).toMatchObject([heading, answer]);
});

test('/docs/print is accessible: axe, 320 pixels, and keyboard', async ({ page }) => {
  await page.goto('/docs/print');
  const { problems, passes } = await runAxe(page, { knownStyles: getCheckedStyles('light', 1280) });
  expect(passes, 'axe looked').toBeGreaterThan(10);
  expect.soft(problems).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('href', '#main-content');
  await expect(page.locator(':focus')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const names = await page.locator('table').evaluateAll((tables) => tables.map((table) => table.ariaLabel));
  expect(names.length).toBeGreaterThan(10);
  expect(new Set(names).size, 'names of tables').toBe(names.length);
  expect.soft(await findReflowProblems(page), 'on 320 pixels').toEqual([]);
  expect.soft(await findTabStopProblems(page), 'tab stops').toEqual([]);
  expect.soft((await runAxe(page, { knownStyles: getCheckedStyles('light', 320) })).problems, 'on 320 pixels').toEqual([]);
});

for (const [path, what] of [
  ['/', 'session'],
  ['/products/backup-recovery', 'column'],
] as const)
  test(`in forced colors, the chosen ${what} of ${path} is underlined`, async ({ page }) => {
    // Columns are chosen on phones.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    const labels = page
      .locator('main fieldset', { has: page.getByRole('radio') })
      .first()
      .locator('label');
    const findLines = () => labels.evaluateAll((each) => each.map((label) => getComputedStyle(label).textDecorationLine));
    const others = (await labels.count()) - 1;
    expect(others).toBeGreaterThan(0);
    expect(await findLines()).toEqual(['underline', ...Array.from({ length: others }, () => 'none')]);
  });
