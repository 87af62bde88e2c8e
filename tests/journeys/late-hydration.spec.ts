import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { pages } from '../audits/content-pages';
import { DEFERRED_SCRIPT, expectHydrated, expectNotHydrated, holdScripts } from './hydration';
import { expectStyled } from './styles';

// With the motion that most visitors see, unlike other journeys.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

declare global {
  interface Window {
    /** What was written to the clipboard, in order; set by the copy journey. */
    copied?: string[];
    /** The fragment after Next set the URL; set by the journey of fragments. */
    replaced?: string;
  }
}

// Chromium's headless shell fires a pointer event on the first page of a new tab, which hydrates it.
test.beforeEach(async ({ page }) => {
  await page.goto('/robots.txt');
});

test('a key press hydrates a page like a pointer', async ({ page }) => {
  await page.goto('/why-edb', { waitUntil: 'networkidle' });
  await expectNotHydrated(page);
  await page.keyboard.press('Shift');
  await expectHydrated(page);
});

test('a page hydrates if the pointer moves before it has loaded completely', async ({ page }) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => dispatchEvent(new Event('pointerover')));
    observer.observe(document, { childList: true, subtree: true });
    addEventListener('DOMContentLoaded', () => observer.disconnect());
  });
  await page.goto('/why-edb');
  await expectHydrated(page);
  await expectStyled(page);
});

test('what a visitor types before hydration stays in the field', async ({ page }) => {
  const release = await holdScripts(page);
  // The form is hydrated at once, so the page counts as loaded only with its scripts.
  await page.goto('/releases/check/result?release=16.3', { waitUntil: 'domcontentloaded' });
  const field = page.getByRole('textbox', { name: /^Version, image/ });
  await field.fill('16.3 and 17.1');
  await expectNotHydrated(page);
  release();
  await expectHydrated(page);
  await expect(field).toHaveValue('16.3 and 17.1');
});

test('the first click on "Copy" copies once, without the prompt, even before hydration', async ({ page, context }) => {
  const code = z.looseObject({ code: z.object({ code: z.string() }) }).parse(pages.find(({ url }) => url === '/docs')?.layout[0])
    .code.code;
  expect(code, 'the sample has prompts').toMatch(/^postgres=# /);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const copied: string[] = [];
    window.copied = copied;
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = (text) => {
      copied.push(text);
      return write(text);
    };
  });
  const release = await holdScripts(page);
  await page.goto('/docs');
  const figure = page.locator('main figure', { has: page.locator('code') }).first();
  await figure.getByRole('button', { name: /^Copy/ }).click();
  await expectNotHydrated(page);
  expect(await page.evaluate(() => window.copied)).toEqual([]);
  release();
  // The message is shown for a few seconds only.
  await expect(figure.getByRole('status')).toHaveText('Copied');
  await expectHydrated(page);
  const expected = code.trimEnd().replaceAll(/^postgres[=-]# /gm, '');
  expect((await page.evaluate(() => window.copied))?.map((text) => text.trimEnd())).toEqual([expected]);
  expect((await page.evaluate(() => navigator.clipboard.readText())).trimEnd()).toBe(expected);
  await figure.getByRole('button', { name: /^Copy/ }).click();
  await expect.poll(() => page.evaluate(() => window.copied?.length), 'a second press copies once more').toBe(2);
});

test('links work before the page is hydrated', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/');
  await page.locator('main').getByRole('link', { name: 'Compare plans' }).first().click();
  await expect(page).toHaveURL(/\/products\/plans-comparison$/);
  await expectNotHydrated(page);
});

test('a fragment chosen during hydration stays in the URL', async ({ page }) => {
  await page.addInitScript(() => {
    const replaceState = history.replaceState.bind(history);
    // Next's first call is the one that ends hydration.
    history.replaceState = (...args) => {
      history.replaceState = replaceState;
      location.hash = 'main-content';
      replaceState(...args);
      window.replaced = location.hash;
    };
  });
  await page.goto('/why-edb', { waitUntil: 'networkidle' });
  await page.keyboard.press('Shift');
  await expectHydrated(page);
  expect(await page.evaluate(() => window.replaced), 'Next sets the URL without the fragment').toBe('');
  await expect(page).toHaveURL(/\/why-edb#main-content$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/why-edb$/);
});

for (const [what, url] of [
  ['React’s data', /\?_rsc$/],
  ['a script', DEFERRED_SCRIPT],
] as const)
  test(`a page whose connection was lost while ${what} was loading hydrates at the next interaction`, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    await page.goto('/docs', { waitUntil: 'networkidle' });
    await page.route(url, (route) => route.abort('connectionreset'), { times: 1 });
    const lost = page.waitForEvent('requestfailed', (request) => url.test(request.url()));
    await page.keyboard.press('Shift');
    await lost;
    await expectNotHydrated(page);
    await expect(async () => {
      await page.keyboard.press('Shift');
      await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 500 });
    }).toPass();
    expect(problems).toEqual([]);
  });

test('"Sign in" opens in a new tab with Ctrl before hydration, too', async ({ page, context }) => {
  await holdScripts(page);
  await page.goto('/why-edb');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Sign in' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/dashboard$/);
  await expect(page).toHaveURL(/\/why-edb$/);
});
