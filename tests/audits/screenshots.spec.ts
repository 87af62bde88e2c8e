import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { checkout } from './content-pages';
import { templates } from './templates';

/*
 * Compares the first screen of each template with a stored screenshot. They are so small that typefaces and rewritten
 * sentences hardly matter, while a lost style sheet does. When a page is meant to look different:
 * UPDATE_SCREENSHOTS=1 npm test -- site=screenshots
 */
const FOLDER = path.join(checkout, 'tests/audits/screenshots');
const SIZE = { width: 48, height: 30 };
/** Of black to white, on average over the screenshot. */
const DIFFERENCE_MAX = 0.035;
const COMPARED = templates.slice(0, 20);
const isUpdate = process.env['UPDATE_SCREENSHOTS'] === '1';

const fileOf = (pagePath: string) => path.join(FOLDER, `${pagePath.slice(1).replaceAll('/', '-') || 'home'}.png`);

async function takeScreenshot(page: Page): Promise<Buffer> {
  let screen: Buffer | undefined;
  // On a busy machine Chromium sometimes answers "Unable to capture screenshot", and can a moment later.
  await expect(async () => {
    screen = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  }).toPass();
  return sharp(screen)
    .resize({ ...SIZE, fit: 'fill' })
    .grayscale()
    .png()
    .toBuffer();
}

async function computeDifference(one: Buffer, other: Buffer): Promise<number> {
  const [left, right] = await Promise.all([one, other].map((image) => sharp(image).grayscale().raw().toBuffer()));
  if (left === undefined || right === undefined || left.length !== right.length) return 1;
  return left.reduce((sum, value, index) => sum + Math.abs(value - (right[index] ?? 0)), 0) / left.length / 255;
}

test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });

test('the first screen of each template looks unchanged', async ({ page }) => {
  mkdirSync(FOLDER, { recursive: true });
  // A first visit may be shown without the typefaces (font-display: optional). With them in its cache, the browser has them.
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const pagePath of COMPARED) {
    await page.goto(pagePath);
    const screenshot = await takeScreenshot(page);
    if (isUpdate) writeFileSync(fileOf(pagePath), screenshot);
    expect.soft(existsSync(fileOf(pagePath)), `${pagePath} has a stored screenshot; UPDATE_SCREENSHOTS=1 creates it`).toBe(true);
    if (!existsSync(fileOf(pagePath))) continue;
    expect
      .soft(await computeDifference(screenshot, readFileSync(fileOf(pagePath))), `${pagePath} looks different`)
      .toBeLessThanOrEqual(DIFFERENCE_MAX);
  }
});

test('a missing style sheet exceeds the tolerance', async ({ page }) => {
  // Chromium's headless shell fires a pointer event on the first page of a new tab, which hydrates it. Its sheets would be there
  // twice.
  await page.goto('/robots.txt');
  // After eight seconds, a page applies the complete sheets.
  await page.route(/\.css(?:\?|$)/, (route) => route.abort());
  for (const pagePath of COMPARED.slice(0, 4)) {
    await page.goto(pagePath);
    const before = await takeScreenshot(page);
    const sheets = await page.evaluate(() => {
      const shown = [...document.styleSheets].filter(({ media }) => !media.mediaText.startsWith('print'));
      const [largest] = shown.toSorted((one, other) => other.cssRules.length - one.cssRules.length);
      if (largest) largest.disabled = true;
      return document.styleSheets.length;
    });
    expect(sheets).toBeGreaterThan(1);
    expect.soft(await computeDifference(before, await takeScreenshot(page)), pagePath).toBeGreaterThan(DIFFERENCE_MAX);
  }
});
