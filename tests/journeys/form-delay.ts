import { expect, type Page } from '@playwright/test';

/** How long a form without a script must be open before it is accepted (bot-protection/delay-challenge.ts), and a little more. */
const DELAY_MS = 6_000;

/** Clicks until a form without a proof of work is accepted. The form isn't sent again after that. */
export async function clickUntilAccepted(page: Page, press: () => Promise<void>, taken: RegExp): Promise<void> {
  await expect(async () => {
    if (!taken.test(page.url())) await press();
    await expect(page).toHaveURL(taken, { timeout: DELAY_MS });
  }).toPass({ timeout: 120_000, intervals: [0] });
}
