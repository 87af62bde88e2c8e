import { expect, test } from '@playwright/test';

test('the skip link is on top of everything', async ({ page }) => {
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

test('print has the name of the site and the URL of the page, and no menu', async ({ page }) => {
  for (const path of ['/blog/backup-you-have-restored', '/docs', '/products']) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('header a[href="/"]').first(), path).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }), path).toBeHidden();
    const url = page.locator('link[rel=canonical]');
    await expect(url, path).toBeVisible();
    expect(await url.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(path);
  }
});

test('print has no half-empty pages because of a heading at the end of a section', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const breaks = await page.locator('main :is(h2, h3)').evaluateAll((headings) =>
    headings.map((heading) => ({
      text: heading.textContent,
      isLast: heading.matches(':last-child'),
      keepsNext: getComputedStyle(heading).breakAfter === 'avoid',
    })),
  );
  expect(breaks.filter(({ isLast }) => isLast).length, 'there are such headings').toBeGreaterThan(0);
  // Without this, what follows the part would be kept on the page of the heading.
  expect(breaks.filter(({ isLast, keepsNext }) => isLast === keepsNext)).toEqual([]);
});

test('the text of an article begins at the same edge as the sections below it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/customers/regional-bank-leaves-oracle');
  const [text, section] = await Promise.all(
    ['main article > div', 'main section > ul'].map((selector) => page.locator(selector).first().boundingBox()),
  );
  expect(text?.x).toBeGreaterThan(0);
  expect(text?.x).toBeCloseTo(section?.x ?? 0, 0);
});

test('a customer story ends with what its reader can do next', async ({ page }) => {
  await page.goto('/customers/regional-bank-leaves-oracle');
  const last = page.locator('main > :last-child');
  await expect(last.getByRole('link', { name: 'Talk to an expert' })).toHaveAttribute('href', '/contact');
});

test('what saves a page for later is beside its breadcrumbs, not after the last section', async ({ page }) => {
  for (const path of ['/why-edb', '/blog/backup-you-have-restored']) {
    await page.goto(path);
    await expect(page.locator('main div:has(> nav[aria-label="Breadcrumb"]) button'), path).toHaveText('Save for later');
    await expect(page.getByRole('button', { name: 'Save for later' })).toHaveCount(1);
  }
});
