import { expect, type Page, test } from '@playwright/test';

test.use({ bypassCSP: true, javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

const WITHOUT_POPOVERS = { ' popover=': ' data-popover=', ':popover-open': ':unknown' };
const WITHOUT_LIGHT_DARK = { 'light-dark(': 'unknown(' };

/** Opens the home page as a browser sees it to which some names mean nothing. */
async function openWithout(page: Page, names: Readonly<Record<string, string>>): Promise<void> {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    // Without scripts, the complete sheets are loaded, too.
    const inlined = (await response.text()).replace(/<noscript>.*?<\/noscript>/gs, '');
    const html = Object.entries(names).reduce((text, [name, other]) => text.replaceAll(name, other), inlined);
    await route.fulfill({ response, body: html });
  });
  await page.goto('/');
}

test('without popovers, the menu is a list above the page and doesn’t cover it', async ({ page }) => {
  await openWithout(page, WITHOUT_POPOVERS);
  await expect(page.getByRole('button', { name: 'Close' })).toBeHidden();
  const menu = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(menu?.height).toBeGreaterThan(200);
  expect(heading?.y).toBeGreaterThan((menu?.y ?? 0) + (menu?.height ?? 0));
  await page.getByRole('main').getByRole('link', { name: 'Compare plans' }).click();
  await expect(page).toHaveURL('/products/plans-comparison');
});

test('without light-dark(), text, drawings, and buttons are visible', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openWithout(page, WITHOUT_LIGHT_DARK);
  const read = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  const [paper, ink] = ['rgb(255, 255, 255)', 'rgb(0, 17, 51)'];
  expect(await read('html', 'background-color')).toBe(paper);
  expect(await read('main h1', 'color')).toBe(ink);
  expect(await read('main svg text', 'fill'), 'the words of the drawing').toBe(ink);
  const button = page.getByRole('main').getByRole('link', { name: 'Compare plans' });
  await expect(button).toHaveCSS('background-color', ink);
  await expect(button).toHaveCSS('color', paper);
});

test('without light-dark(), fields have borders, links are underlined, and the focus is visible', async ({ page }) => {
  await openWithout(page, WITHOUT_LIGHT_DARK);
  const field = page.getByRole('contentinfo').getByLabel('Email');
  await expect(field).toHaveCSS('border-top-width', '1px');
  await expect(page.getByRole('main').locator('p a').first()).toHaveCSS('text-decoration-line', 'underline');
  await field.focus();
  await expect(field).toHaveCSS('outline-style', 'solid');
});
