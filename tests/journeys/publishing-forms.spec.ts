import { test } from '@playwright/test';
import { z } from 'zod';
import { expect, signIn, site } from './admin';

/*
 * Forms without drafts, such as those of redirects, newsletters, and the site settings: nothing is saved before the button is chosen, and
 * what is saved is public.
 */
test.describe.configure({ timeout: 240_000 });
test.use({ actionTimeout: 30_000, navigationTimeout: 60_000, baseURL: site });

const createdSchema = z.object({ doc: z.object({ id: z.number() }) });

test('a newsletter that was never saved can be restored after a reload, and is offered no longer once it is saved', async ({
  page,
}) => {
  const form = '/admin/collections/newsletter-issues/create';
  const prompt = page.getByRole('region', { name: 'Stored in this browser' });
  await signIn(page);
  await page.goto(form);
  await page.locator('#field-subject').fill('Restored from the browser');
  await page.locator('#field-body').fill('Written for an hour.');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('kept-draft:newsletter-issues:new')), 'what was typed is kept')
    .toContain('Written for an hour.');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(prompt).toContainText('Nothing changes for visitors before you save.');
  await expect(page.locator('#field-body')).toHaveValue('');
  await prompt.getByRole('button', { name: 'Restore what you typed' }).click();
  await expect(page.locator('#field-body')).toHaveValue('Written for an hour.');
  await expect(prompt).toBeHidden();

  await page.locator('#field-topics .rs__control').click();
  await page.locator('#field-topics .rs__option').first().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/newsletter-issues\/\d+/);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  try {
    await page.goto(form);
    await expect(page.locator('#field-subject')).toBeEditable();
    await expect(prompt).toBeHidden();
  } finally {
    await page.request.delete(`${site}/api/newsletter-issues/${id}`, { headers: { origin: site } });
  }
});

test('a save that is refused because the sign-in has ended can be repeated after signing in in another tab', async ({
  page,
  context,
}) => {
  await signIn(page);
  const data = { from: '/signed-out-while-typing', to: '/company', note: 'As created' };
  const answer = await page.request.post(`${site}/api/redirects`, { data, headers: { origin: site } });
  const { id } = createdSchema.parse(await answer.json()).doc;
  try {
    await page.goto(`/admin/collections/redirects/${id}`);
    await page.locator('#field-note').fill('Typed before the sign-in ended');
    const cookies = await context.cookies();
    await context.clearCookies();
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await save.click();
    await expect(page.getByText('You’re signed out, so nothing was saved.')).toBeVisible();
    await context.addCookies(cookies);
    await save.click();
    await expect
      .poll(async () => (await page.request.get(`${site}/api/redirects/${id}`)).text())
      .toContain('Typed before the sign-in ended');
  } finally {
    await page.request.delete(`${site}/api/redirects/${id}`, { headers: { origin: site } });
  }
});

test('a refused save of the site settings moves the focus to the field with the error, and says what is wrong', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin/globals/settings');
  const title = page.locator('#field-defaultTitle');
  await title.fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription('This field is required.');
});
