import { expect, test } from '@playwright/test';

test('an error in the content is told, and header and footer stay usable', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  // React gets an object where the heading's text has to be, and refuses to render it.
  await page.route(/\/why-edb(\?|$)/, async (route) => {
    if (route.request().headers()['rsc'] === undefined) return route.continue();
    const response = await route.fetch();
    const flight = await response.text();
    const broken = flight.replace(/("h1",null,\{"children":)"[^"]*"/, '$1{"broken":true}');
    expect(broken).not.toBe(flight);
    return route.fulfill({ response, body: broken });
  });
  await page.goto('/why-edb');
  await page.keyboard.press('Shift');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A critical error has occured.');
  expect(logged.some((text) => text.includes('%7Bbroken%7D') && text.includes('componentStack'))).toBe(true);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Reload this page' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'EDB' }).click();
  await expect(page).toHaveURL('/');
});
