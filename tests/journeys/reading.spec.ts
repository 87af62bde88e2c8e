import { expect, test } from '@playwright/test';

test('the skip link stands above everything', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const link = page.locator('a[href="#main-content"]');
  await expect(link).toBeFocused();
  expect(await link.evaluate((element) => getComputedStyle(element).zIndex)).toBe('100');
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const isOnTop = await link.evaluate((element, [left, top]) => document.elementFromPoint(left, top) === element, [
    x + width / 2,
    y + height / 2,
  ] as const);
  expect(isOnTop).toBe(true);
});
