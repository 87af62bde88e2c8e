import { expect, type Page } from '@playwright/test';

/** The scripts that wait for a sign of intent. */
export const LATE_SCRIPT = /\/_next\/static\/.*\.js(?:\?|$)/;

/**
 * Lets the page's scripts be asked for, but not arrive: so it stays unawake however fast the machine is.
 * @returns lets them arrive
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(LATE_SCRIPT, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits until React has taken the page over. */
export async function expectAwake(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
}

/** That React has not taken the page over; to be asked while its scripts are held. */
export async function expectUnawake(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
}
