import { expect, test } from '@playwright/test';

test('an unknown URL is a 404 that suggests pages with similar names', async ({ page }) => {
  const response = await page.goto('/why-edb/high-availabilty');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
  const nearest = page.locator('main').locator('a[href="/why-edb/high-availability"]').first();
  await expect(nearest).toBeVisible();
  await nearest.click();
  await expect(page).toHaveURL(/\/why-edb\/high-availability$/);
});

test('/404 is a complete page with status 404', async ({ page }) => {
  const response = await page.goto('/404');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('/500 is a complete page with status 500 and links to other pages', async ({ page }) => {
  const response = await page.goto('/500');
  expect(response?.status()).toBe(500);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A critical error has occured.');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('main a[href="/"]').first()).toBeVisible();
});
