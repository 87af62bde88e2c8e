import { expect, test } from '@playwright/test';
import { runAxe } from '../audits/axe';
import { site } from '../audits/content-pages';
import { clickUntilAccepted } from './form-delay';

test('without JavaScript a reader subscribes on the blog, and an invalid link says what to do', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site });
  try {
    const page = await context.newPage();
    await page.goto('/blog');
    await page.getByRole('link', { name: 'Get the newsletter' }).click();
    const form = page.locator('main form');
    await form.getByLabel('Email').fill(`reader-${Date.now()}@example.org`);
    // No topic is chosen yet.
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.locator('[data-summary]')).toBeFocused();
    await form.getByLabel('Tutorials and posts').check();
    // Without a script, the form must be open for some time (form-proof.spec.ts).
    await clickUntilAccepted(
      page,
      () => form.getByRole('button', { name: 'Subscribe' }).click(),
      /\/newsletter\/check-your-mail$/,
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email to confirm');

    expect((await page.goto('/newsletter/confirm/nothing'))?.status()).toBe(404);
    await page.getByRole('main').getByRole('link', { name: 'subscribe' }).click();
    await expect(page).toHaveURL(/\/newsletter$/);
  } finally {
    await context.close();
  }
});

test('the footer of every page links to the topics with the email address filled in, with and without JavaScript', async ({
  browser,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: site });
    try {
      const page = await context.newPage();
      await page.goto('/products');
      const email = `footer-${javaScriptEnabled}-${Date.now()}@example.org`;
      await page.getByRole('contentinfo').getByLabel('Email').fill(email);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/newsletter\?form=newsletter$/);
      const form = page.locator('main form');
      await expect(form.getByRole('heading', { name: 'One more step' })).toBeVisible();
      await expect(form.getByLabel('Email')).toHaveValue(email);
      await expect(page.getByRole('contentinfo').getByLabel('Email')).toHaveCount(0);
      // The checks themselves need JavaScript.
      if (javaScriptEnabled) expect((await runAxe(page)).problems).toEqual([]);
      await form.getByLabel('Tutorials and posts').check();
      await clickUntilAccepted(
        page,
        () => form.getByRole('button', { name: 'Subscribe' }).click(),
        /\/newsletter\/check-your-mail$/,
      );
    } finally {
      await context.close();
    }
  }
});

test('the page of a link has no accessibility violations', async ({ page }) => {
  await page.goto('/newsletter/preferences/nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is incomplete');
  expect((await runAxe(page)).problems).toEqual([]);
});
