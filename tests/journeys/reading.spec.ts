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

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]) {
  test(`an anchor lands below the header, ${viewport.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/why-edb/high-availability');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop)).toBe('124px');
    const id = await page.locator('main :is(h2, h3)[id], main section[id]').nth(2).getAttribute('id');
    expect(id).not.toBeNull();
    await page.goto(`/why-edb/high-availability#${id}`);
    const target = page.locator(`[id="${id}"]`);
    await expect(target).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    const header = await page.getByRole('banner').evaluate((element) => Math.max(0, element.getBoundingClientRect().bottom));
    const top = await target.evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(header);
    expect(top, 'not further down than the header is high').toBeLessThanOrEqual(126);
  });
}
