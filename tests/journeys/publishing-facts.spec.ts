import { test } from '@playwright/test';
import { createDraft, expect, fetchNewestDraft, openForm, removePage, signIn, site } from './admin';

// Admin forms fetch their state from the server after each step, which is slow on a busy machine.
test.describe.configure({ timeout: 240_000 });
test.use({ actionTimeout: 30_000, navigationTimeout: 60_000, baseURL: site });

test('an editor chooses a fact from a list, and its token is inserted at the cursor', async ({ page }) => {
  await signIn(page, 'editor');
  const id = await createDraft(page, {
    url: `/journey-fact-${Date.now()}`,
    label: 'A page about a fact',
    description: 'Before after',
  });
  try {
    await openForm(page, id);
    const choose = page.getByRole('button', { name: 'Insert fact' });
    await choose.click();
    await expect(page.getByRole('dialog')).toContainText('First place the cursor in a text field');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'In menus and cards', exact: true }).click();
    const field = page.locator('#field-description');
    await field.focus();
    await field.press('Home');
    for (let letter = 0; letter < 'Before '.length; letter += 1) await field.press('ArrowRight');
    await choose.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('newest');
    await dialog.getByRole('button', { name: '{{postgres.newest}}' }).first().click();
    await expect(field).toHaveValue('Before {{postgres.newest}}after');
    await expect(field).toBeFocused();
    await expect.poll(() => fetchNewestDraft(page, id)).toContain('Before {{postgres.newest}}after');
  } finally {
    await removePage(page, id);
  }
});
