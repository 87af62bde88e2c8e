import { expect, type Page } from '@playwright/test';

/** How long a form without a script has been open before it is taken, and a little more (src/services/bot-protection/delay-challenge.ts). */
const DELAY_MS = 6_000;

/** Presses until a form that comes without a proof of work is taken. The page must not be asked again once it has been. */
export async function clickUntilAccepted(page: Page, press: () => Promise<void>, taken: RegExp): Promise<void> {
  await expect(async () => {
    if (!taken.test(page.url())) await press();
    await expect(page).toHaveURL(taken, { timeout: DELAY_MS });
  }).toPass({ timeout: 120_000, intervals: [0] });
}
