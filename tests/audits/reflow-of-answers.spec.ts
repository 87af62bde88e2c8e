import { expect, test } from '@playwright/test';
import { findLargeTextProblems } from './reflow';

/** Pages with the answer to what a visitor entered, which no other page links to. */
const ANSWERS = [
  '/releases/check/result?release=16.2',
  '/resources/calculators/cost/result?cores=16',
  '/resources/calculators/migration/result',
  '/resources/calculators/pool-size/result?rate=1,000,000&duration=20',
  '/resources/calculators/recovery/result',
  '/resources/calculators/storage/result',
];

test.use({ javaScriptEnabled: false });

test('answers to what a visitor entered fit a phone whose reader has doubled the size of text', async ({ page }) => {
  for (const path of ANSWERS) {
    await page.goto(path);
    expect.soft(await findLargeTextProblems(page), path).toEqual([]);
  }
});
