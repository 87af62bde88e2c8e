import { expect, type Page, test } from '@playwright/test';
import { clickUntilAccepted } from './form-delay';

const PAGE = '/contact';

/** Collects the page's requests and the browser's error messages. */
function watch(page: Page): { requests: string[]; messages: string[] } {
  const requests: string[] = [];
  const messages: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  return { requests, messages };
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Zoë Visitor');
  await page.getByLabel('Work email').fill(email);
  await page.getByRole('textbox', { name: 'Your question' }).fill('How much for three servers?');
}

const send = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Send message', exact: true });

test('a real browser solves the proof of work unnoticed while the visitor types', async ({ page }) => {
  const { requests, messages } = watch(page);
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  expect(
    requests.filter((url) => url.includes('/forms/')),
    'before the form is touched',
  ).toEqual([]);
  const challenge = page.waitForResponse('**/forms/challenge');
  await page.getByLabel('Name', { exact: true }).focus();
  expect((await challenge).status()).toBe(200);
  await fillIn(page, `journey-${Date.now()}@example.org`);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await send(page).click();
  expect((await sent).postData()).toContain('altcha=');
  await page.waitForURL('**/thank-you-contacting-us/*');
  await expect(page.getByText('Your reference number')).toBeVisible();
  const own = new URL(page.url()).origin;
  expect(
    requests.filter((url) => !url.startsWith(own) && !url.startsWith('blob:') && !url.startsWith('data:')),
    'no other origin',
  ).toEqual([]);
  expect(messages).toEqual([]);
});

test('a form submitted before the script has loaded waits for it, and no longer', async ({ page }) => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/forms/tools.js', async (route) => {
    await arrived;
    await route.continue();
  });
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.postData() ?? '');
  });
  await page.goto(PAGE);
  await fillIn(page, `hurried-${Date.now()}@example.org`);
  await send(page).click();
  await send(page).click();
  await expect(page.locator('main form')).toHaveAttribute('aria-busy', 'true');
  expect(posts).toEqual([]);
  arrive();
  await page.waitForURL('**/thank-you-contacting-us/*');
  expect(posts).toEqual([expect.stringContaining('altcha=')]);
});

test('a form that was opened without a network, and fails to be sent, is sent with a proof when the network is back', async ({
  page,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.postData() ?? '');
  });
  const offline = async (address: string) => page.route(address, (route) => route.abort());
  await offline('**/forms/challenge');
  await page.goto(PAGE);
  const refused = page.waitForEvent('requestfailed');
  await page.getByLabel('Name', { exact: true }).focus();
  await refused;
  await fillIn(page, `returned-${Date.now()}@example.org`);
  await offline('**/contact?form=*');
  await send(page).click();
  // Next has an alert of its own, outside of it.
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Your form may not have been sent.');
  await page.unrouteAll();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/contact?form=*', async (route) => {
    await released;
    await route.continue();
  });
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Sending …' })).toBeVisible();
  release();
  await page.waitForURL('**/thank-you-contacting-us/*');
  expect(posts.at(-1)).toContain('altcha=');
});

test('when the script cannot be loaded, the form is sent without it', async ({ page }) => {
  await page.route('**/forms/tools.js', (route) => route.abort());
  await page.goto(PAGE);
  await fillIn(page, `scriptless-${Date.now()}@example.org`);
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('JavaScript didn’t run on this page');
});

test('the honeypot field is hidden from sight, screen readers, and the keyboard', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.locator('[name=website]')).toBeHidden();
  await expect(page.getByLabel('Leave this empty')).toBeHidden();
});

test('without JavaScript it takes one more step, and the input is kept', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const email = `patient-${Date.now()}@example.org`;
  await page.goto(PAGE);
  await fillIn(page, email);
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('JavaScript didn’t run on this page');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('Work email')).toHaveValue(email);
  // A visitor who is too fast gets a message and loses nothing.
  await clickUntilAccepted(page, () => send(page).click(), /\/thank-you-contacting-us\//);
  await expect(page.getByText('Your reference number')).toBeVisible();
  await context.close();
});

test('the country of the IP address is suggested, and the visitor’s input takes precedence', async ({ page }) => {
  await page.route('**/forms/challenge', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), country: 'DE' } });
  });
  await page.goto(PAGE);
  await page.getByLabel('Name', { exact: true }).focus();
  const country = page.locator('main form').getByLabel('Country');
  await expect(country).toHaveValue('Germany');
  await country.fill('France');
  await page.reload();
  // It starts once the country has been suggested.
  const proof = page.waitForEvent('worker');
  await page.getByLabel('Name', { exact: true }).focus();
  await proof;
  await expect(country).toHaveValue('France');
});
