import { expect, type Page } from '@playwright/test';

/** The scripts that are loaded at a sign of intent. */
export const DEFERRED_SCRIPT = /\/_next\/static\/.*\.js(?:\?|$)/;

/**
 * Lets the page's scripts be requested, but not arrive: so it isn't hydrated however fast the machine is.
 * @returns a function that releases them
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(DEFERRED_SCRIPT, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits until React has hydrated the page. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** Asserts that React has not hydrated the page; only meaningful while its scripts are held. */
export async function expectNotHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
}

/**
 * Goes to a page of the docs, where React has begun to hydrate and waits for the script of one part. Until then, it stops events.
 * @returns a function that releases the script
 */
export async function openPartlyHydrated(page: Page): Promise<() => void> {
  // Chromium's headless shell fires a pointer event on the first page of a new tab, which hydrates it.
  await page.goto('/robots.txt');
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(DEFERRED_SCRIPT, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('Save for later')) await released;
    await route.fulfill({ response });
  });
  await page.goto('/docs');
  await page.keyboard.press('Shift');
  // React marks the document when it listens there.
  await page.waitForFunction(() => Object.keys(document).some((name) => name.startsWith('_reactListening')));
  return release;
}
