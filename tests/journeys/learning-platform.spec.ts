import { expect, type Page, test } from '@playwright/test';
import { runAxe } from '../audits/axe';
import { site } from '../audits/content-pages';
import { provider, submitSignInForm } from './provider';

const PATH = '/training/learning-paths/kubernetes-operator';

async function signIn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('banner').getByRole('link', { name: 'Sign in', exact: true }).click();
  await submitSignInForm(page, 'sales');
  await expect(page).toHaveURL(new URL(path, site).href);
}

test('a signed-in learner opens a path in the learning platform and finds the progress on the site', async ({ page }) => {
  await signIn(page, PATH);
  await page.getByRole('button', { name: 'Open in the learning platform' }).click();
  await expect(page).toHaveURL(`${provider}/lti/launch`);
  await expect(page.getByText('You are signed in as learner')).toBeVisible();
  await page.getByRole('button', { name: 'Report half of it' }).click();
  await expect(page.getByRole('status')).toHaveText('Your progress was reported.');

  await page.getByRole('link', { name: 'Return to the site' }).click();
  await expect(page).toHaveURL(site + PATH);
  await expect(page.getByText('Learning platform: 50% done.')).toBeVisible();
  expect((await runAxe(page)).problems).toEqual([]);

  await page.goto('/dashboard');
  const learning = page.getByRole('region', { name: 'Learning paths' });
  await expect(learning.getByText('Learning platform: 50% done.')).toBeVisible();
});

test('a failed launch request is reported, with what to do now', async ({ page }) => {
  await signIn(page, PATH);
  await page.route('**/account/learning/launch', (route) => route.abort());
  await page.getByRole('button', { name: 'Open in the learning platform' }).click();
  await expect(page.getByText('The site could not be reached. Check your connection.')).toBeVisible();
  await expect(page).toHaveURL(site + PATH);
});
