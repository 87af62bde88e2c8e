import { expect, type Page } from '@playwright/test';
import { SAMPLE_PASSWORD } from '../../scripts/companion/identity-provider/accounts';

/** URL of the companion: the identity provider that the site under test uses, and its learning platform. */
export const provider = process.env['IDENTITY_URL'] ?? 'http://localhost:4151';

/** Signs in with the form of the identity provider, to which the page is redirected. */
export async function submitSignInForm(page: Page, username: string, password = SAMPLE_PASSWORD): Promise<void> {
  await expect(page).toHaveURL((url) => url.origin === provider);
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
