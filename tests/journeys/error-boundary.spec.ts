import { expect, type Page, test } from '@playwright/test';

/** Modifies the React data of /why-edb in transit, so that rendering throws. */
async function openBroken(page: Page, pattern: RegExp, replacement: string): Promise<string[]> {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await page.route(/\/why-edb(\?|$)/, async (route) => {
    if (route.request().headers()['rsc'] === undefined) return route.continue();
    const response = await route.fetch();
    const flight = await response.text();
    const broken = flight.replace(pattern, replacement);
    expect(broken).not.toBe(flight);
    return route.fulfill({ response, body: broken });
  });
  // Chromium's headless shell fires a pointer event on the first page of a new tab, which hydrates it.
  await page.goto('/robots.txt');
  await page.goto('/why-edb');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('A critical error has occured.');
  await page.keyboard.press('Shift');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A critical error has occured.');
  return logged;
}

/** The fallback says how to go on. */
async function expectWaysOn(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Reload this page' })).toHaveAttribute('href', '');
  await expect(main.getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/contact');
  await main.getByRole('link', { name: 'go to the home page' }).click();
  await expect(page).toHaveURL('/');
}

const isLogged = (logged: readonly string[]) =>
  logged.some((text) => text.includes('%7Bbroken%7D') && text.includes('componentStack'));

test('an error in the content is reported, and header and footer stay usable', async ({ page }) => {
  const logged = await openBroken(page, /("h1",null,\{"children":)"[^"]*"/, '$1{"broken":true}');
  await expect.poll(() => isLogged(logged)).toBe(true);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'EDB' })).toBeVisible();
  await expectWaysOn(page);
});

for (const [part, pattern] of [
  ['header', /("popoverTarget":"site-menu","children":)"Menu"/],
  ['footer', /("href":"\/privacy-policy","children":)"Privacy policy"/],
] as const)
  test(`an error in the ${part} is reported, with links to continue`, async ({ page }) => {
    const logged = await openBroken(page, pattern, '$1{"broken":true}');
    await expect.poll(() => isLogged(logged)).toBe(true);
    await expectWaysOn(page);
  });

test("an error outside the shell shows the site's own error screen, not the framework's", async ({ page }) => {
  const logged = await openBroken(page, /\["\$","head",null,/, '["$",{"broken":true},null,');
  await expect.poll(() => logged).not.toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expectWaysOn(page);
});
