import { expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { runAxe } from '../audits/axe';
import { pages, site } from '../audits/content-pages';
import { clickUntilAccepted } from './form-delay';
import { expectHydrated } from './hydration';

const CONTACT = '/contact';
const RECEIPT = /\/thank-you-contacting-us\/[0-9a-z]{10}$/;

const formBlock = z.looseObject({ blockType: z.literal('form'), form: z.string() });
/** Every page of the content that has a form. */
const placed = pages.flatMap(({ url, layout }) =>
  layout.flatMap((block) => (formBlock.safeParse(block).success ? [{ url, form: formBlock.parse(block).form }] : [])),
);

const field = (page: Page, label: string | RegExp) => page.locator('main form').getByLabel(label);
const summary = (page: Page) => page.locator('[data-summary]');
const press = (page: Page) => page.locator('main form').getByRole('button', { name: 'Send' }).click();

/** A unique value. */
async function fill(page: Page, email = `${test.info().testId}-${test.info().workerIndex}@example.org`): Promise<void> {
  await field(page, 'Name').fill('Zoë Visitor');
  await field(page, 'Work email').fill(email);
  await field(page, 'Your question').fill(`What does it cost? ${Date.now()}`);
}

/** Waits until the form's script is running, which sets the attempt ID. */
async function expectTools(page: Page): Promise<void> {
  await expect(page.locator('main form [name=attempt]')).toHaveValue(/^[0-9a-f-]{36}$/);
}

for (const { url, form } of placed) {
  test(`the form ${form} is on ${url}, with a label for each field, and nothing too small to press`, async ({ page }) => {
    await page.goto(url);
    const fields = page.locator(`#form-${form} :is(input:not([type=hidden], [inert] *), select, textarea)`);
    const labels = await fields.evaluateAll((controls) =>
      controls.map((control) =>
        control instanceof HTMLInputElement || control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement
          ? (control.labels?.length ?? 0)
          : 0,
      ),
    );
    expect(labels.length).toBeGreaterThan(0);
    expect(Math.min(...labels), `labels of the fields: ${labels.join(', ')}`).toBeGreaterThan(0);
    const targets = page.locator(
      `#form-${form} :is(input:not([type=hidden], [type=checkbox], [inert] *), select, textarea, button)`,
    );
    const heights = await targets.evaluateAll((elements) => elements.map((each) => each.getBoundingClientRect().height));
    expect(Math.min(...heights), `heights: ${heights.join(', ')}`).toBeGreaterThanOrEqual(44);
  });
}

test('whoever chooses a plan gets to the form for a quote on the page with the plans', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get a quote for EDB Standard' }).click();
  await expect(page).toHaveURL('/products/plans-comparison#get-a-quote');
  await expect(field(page, 'Name')).toBeInViewport();
});

test('without JavaScript an invalid form is redisplayed with its input and the focus on the error, and is then accepted', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site });
  try {
    const page = await context.newPage();
    await page.goto(CONTACT);
    await fill(page);
    await field(page, 'Your question').fill('   ');
    await press(page);
    await expect(summary(page)).toBeFocused();
    await expect(page).toHaveTitle(/^Error: \w/);
    await expect(page).toHaveURL(/\/contact\?form=contact-sales$/);
    await expect(field(page, 'Name')).toHaveValue('Zoë Visitor');
    await summary(page).getByRole('link').click();
    await expect(field(page, 'Your question')).toBeFocused();
    await field(page, 'Your question').fill('Now there is one.');
    // Without a script, the form must be open for some time (form-proof.spec.ts).
    await clickUntilAccepted(page, () => press(page), RECEIPT);
    await expect(page.getByText('Your reference number')).toBeVisible();
  } finally {
    await context.close();
  }
});

test('with JavaScript errors are shown immediately, at the field and above the form, without a request', async ({ page }) => {
  const posts: string[] = [];
  const messages: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  await page.goto(CONTACT);
  await fill(page, 'nobody');
  await expectTools(page);
  await press(page);
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText('One field needs a change.');
  await expect(page).toHaveTitle(/^Error: (?!Error)\w/);
  await expectHydrated(page);
  await page.evaluate(() => (document.title = 'As React writes it when it hydrates the page'));
  await expect(page, 'the error stays in the title').toHaveTitle(/^Error: As React/);
  await expect(field(page, 'Work email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Work email')).toHaveAccessibleDescription(/complete email address/);
  const { problems, passes } = await runAxe(page, { include: 'main form' });
  expect(passes).toBeGreaterThan(3);
  expect(problems).toEqual([]);
  expect(posts).toEqual([]);

  await field(page, 'Work email').fill('somebody@example.org');
  await field(page, 'Work email').press('Tab');
  await expect(field(page, 'Work email')).not.toHaveAttribute('aria-invalid');
  await field(page, 'Work email').fill('nobody');
  await press(page);
  await expect(field(page, 'Work email')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Work email').fill('somebody@example.org');
  // The field is committed by pressing the button, which must not move under the pointer when the error goes away.
  await press(page);
  await expect(page).toHaveURL(RECEIPT);
  expect(posts).toHaveLength(1);
  expect(messages).toEqual([]);
});

test('the input is restored after a reload, and cleared after sending', async ({ page }) => {
  await page.goto(CONTACT);
  await fill(page);
  await expectTools(page);
  await page.goto('/support');
  await page.goto(CONTACT);
  await field(page, 'Name').focus();
  await expect(field(page, 'Name')).toHaveValue('Zoë Visitor');
  await press(page);
  await expect(page).toHaveURL(RECEIPT);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('typed-')))).toEqual([]);
});

test('a lost response is reported, and sending again creates only one entry', async ({ page }) => {
  await page.goto(CONTACT);
  await fill(page);
  await expectTools(page);
  const locations: (string | undefined)[] = [];
  await page.route(/\?form=/, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    locations.push(response.headers()['location']);
    if (locations.length === 1) await route.abort('connectionreset');
    else await route.continue();
  });
  await press(page);
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText('Press the button again; a duplicate is ignored.');
  await expect(field(page, 'Name')).toHaveValue('Zoë Visitor');
  await press(page);
  await expect(page).toHaveURL(RECEIPT);
  expect(locations[0]).toMatch(RECEIPT);
  expect(page.url().endsWith(locations[0] ?? 'none')).toBe(true);
});

test('a double click sends once', async ({ page }) => {
  await page.goto(CONTACT);
  await fill(page);
  await expectTools(page);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await page.locator('main form').getByRole('button', { name: 'Send' }).dblclick();
  await expect(page).toHaveURL(RECEIPT);
  expect(posts).toHaveLength(1);
});

test('the server reports an unacceptable file in the form on the page', async ({ page }) => {
  await page.goto('/support');
  const form = page.locator('#form-account-support');
  await form.getByLabel('Account email').fill('file@example.org');
  await expectTools(page);
  await form.getByLabel('What is it about?').selectOption('Something else');
  await form
    .getByLabel(/^Attachment/)
    .setInputFiles({ name: 'a.exe', mimeType: 'text/plain', buffer: Buffer.from([0x4d, 0x5a, 0, 1]) });
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText(/“Attachment[^”]*” can’t be sent\./);
  await expect(form.getByLabel('Account email')).toHaveValue('file@example.org');
});

test('a file that is too large is reported immediately, and nothing is sent', async ({ page }) => {
  await page.goto('/support');
  const form = page.locator('#form-account-support');
  await form.getByLabel('Account email').fill('large@example.org');
  await expectTools(page);
  await form.getByLabel('What is it about?').selectOption('Something else');
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  const attachment = form.getByLabel(/^Attachment/);
  await attachment.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.alloc(5_000_001, 'a') });
  await expect(attachment).toHaveAccessibleDescription(/“Attachment[^”]*” is larger than 5 MB\./);
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText(/“Attachment[^”]*” is larger than 5 MB\./);
  expect(posts).toEqual([]);
});

for (const status of [413, 429])
  test(`a form that is rejected with ${status} before it was read is reported as not sent, with the reason`, async ({ page }) => {
    await page.goto(CONTACT);
    await fill(page);
    await expectTools(page);
    const body = '<main><h1>This was not sent</h1><p>The reason.</p></main>';
    await page.route(/\?form=/, (route) => route.fulfill({ status, contentType: 'text/html', body }));
    await press(page);
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toContainText('This was not sent.The reason.');
    await expect(field(page, 'Name')).toHaveValue('Zoë Visitor');
  });
