import { expect, type Page, test } from '@playwright/test';
import { expectHydrated, expectNotHydrated, holdScripts, openPartlyHydrated } from './hydration';

// With the motion that most visitors see, unlike other journeys.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

declare global {
  interface Window {
    /** Backgrounds that the page had when a frame was painted; set by watchBackground. */
    backgrounds?: string[];
    /** The theme that the document had when it was parsed. */
    parsedWith?: string;
  }
}

/** Records the background at every frame, from the first one with a body, to detect flashes. */
function watchBackground(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const backgrounds: string[] = [];
    window.backgrounds = backgrounds;
    const look = () => {
      if (document.body) {
        const background = getComputedStyle(document.documentElement).backgroundColor;
        if (backgrounds.at(-1) !== background) backgrounds.push(background);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    document.addEventListener('DOMContentLoaded', () => {
      window.parsedWith = document.documentElement.dataset['theme'] ?? '';
    });
  });
}

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const frames = (page: Page) => page.evaluate(() => window.backgrounds);

test('the theme switch works before hydration, and the next page has the theme from its first frame', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await holdScripts(page);
  await page.goto('/');
  const light = await background(page);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(() => background(page)).not.toBe(light);
  const dark = await background(page);
  await expectNotHydrated(page);

  await watchBackground(page);
  await page.goto('/privacy-policy');
  await expect.poll(() => frames(page)).toEqual([dark]);
  expect(await page.evaluate(() => window.parsedWith), 'set before the page is shown').toBe('dark');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await frames(page), 'no frame in another theme').toEqual([dark]);

  await page.getByRole('radio', { name: 'System' }).check();
  await expect.poll(() => background(page)).toBe(light);
  await page.goto('/why-edb');
  await expect.poll(() => frames(page)).toEqual([light]);
});

test('the chosen theme stays when the page hydrates', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const release = await holdScripts(page);
  await page.goto('/');
  await page.getByRole('radio', { name: 'Dark' }).check();
  const dark = await background(page);
  release();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await background(page)).toBe(dark);
});

test('a theme chosen while React waits for a part of the page to hydrate is kept', async ({ page, context }) => {
  const release = await openPartlyHydrated(page);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: 'theme', value: 'dark' }));
  await expectNotHydrated(page);
  release();
  await expectHydrated(page);
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('without a choice the page follows the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const dark = await background(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => background(page)).not.toBe(dark);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the editors’ sign-in page is ${colorScheme} on a ${colorScheme} system at the first visit`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme });
    const page = await context.newPage();
    await page.goto('/admin/login');
    await expect(page.getByRole('heading', { name: 'Sign in to edit the site' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await context.close();
  });

test('a page that the browser kept for "Back" has the theme that was chosen since', async ({ page, context, baseURL }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/why-edb');
  const light = await background(page);
  await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL }]);
  // Automated browsers keep no pages, so this is what they would report.
  const showAgain = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await showAgain();
  await expect.poll(() => background(page)).not.toBe(light);
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await context.clearCookies({ name: 'theme' });
  await showAgain();
  await expect.poll(() => background(page)).toBe(light);
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
});
