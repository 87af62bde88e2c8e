import { expect, type Page, test } from '@playwright/test';
import { expectHydrated, expectNotHydrated, holdScripts, openPartlyHydrated } from './hydration';

// With the motion that most visitors see, unlike other journeys.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const productsOf = (page: Page) => menuOf(page).locator('details', { has: page.locator('summary', { hasText: 'Products' }) });

test.describe('on a desktop', () => {
  test('the menu opens before hydration, one area at a time, and Escape closes it', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/');
    const products = productsOf(page);
    const link = products.getByRole('link', { name: 'CloudNativePG' });
    await expect(link).toBeHidden();
    await products.locator('summary').click();
    await expect(link).toBeVisible();
    await menuOf(page).locator('summary', { hasText: 'Solutions' }).click();
    await expect(link).toBeHidden();
    await products.locator('summary').click();
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(products.locator('summary')).toBeFocused();
    await products.locator('summary').click();
    await link.click();
    await expect(page).toHaveURL(/\/products\/cloudnativepg$/);
    await expectNotHydrated(page);
  });

  test('the menu opens with the keyboard, and Escape closes it', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/');
    const products = productsOf(page);
    await products.locator('summary').focus();
    await page.keyboard.press('Enter');
    const overview = products.getByRole('link').first();
    await expect(overview).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(overview).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(overview).toBeHidden();
    await expect(products.locator('summary')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(overview).toBeVisible();
    await expectNotHydrated(page);
  });

  test('the menu closes while React waits for a part of the page to hydrate', async ({ page }) => {
    await openPartlyHydrated(page);
    const products = productsOf(page);
    await products.locator('summary').click();
    await expect(products).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(products).not.toHaveAttribute('open');
    await products.locator('summary').click();
    await expect(products).toHaveAttribute('open');
    await page.getByRole('banner').click({ position: { x: 4, y: 4 } });
    await expect(products).not.toHaveAttribute('open');
    await expectNotHydrated(page);
  });

  test('an open area stays open when the page is hydrated, and its groups stay in their columns', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/');
    const products = productsOf(page);
    await products.locator('summary').click();
    const findCorners = () =>
      products.locator('ul').evaluateAll((lists) =>
        lists.map((list) => {
          const { left, top } = list.getBoundingClientRect();
          return { left: Math.round(left), top: Math.round(top) };
        }),
      );
    const before = await findCorners();
    expect(new Set(before.map(({ top }) => top)).size).toBe(1);
    release();
    await expectHydrated(page);
    await expect(products.locator('svg').first()).toBeVisible();
    expect(await findCorners()).toEqual(before);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the menu opens before hydration with one tap, and Escape closes it', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/why-edb');
    const open = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await expect(menuOf(page)).toBeHidden();
    await open.tap();
    await expect(menuOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
    await open.tap();
    await page.getByRole('button', { name: 'Close' }).tap();
    await expect(menuOf(page)).toBeHidden();
    await open.tap();
    await productsOf(page).locator('summary').tap();
    await productsOf(page).getByRole('link', { name: 'CloudNativePG' }).tap();
    await expect(page).toHaveURL(/\/products\/cloudnativepg$/);
    await expect(menuOf(page)).toBeHidden();
    await expectNotHydrated(page);
  });

  test('the menu opens with the keyboard', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/why-edb');
    const open = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(menuOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
    await expect(open).toBeFocused();
  });
});
