import { expect, test } from '@playwright/test';
import { runAxe } from '../audits/axe';
import { site } from '../audits/content-pages';
import { submitSignInForm } from './provider';

test('a requested trial is on the dashboard of the owner of its email address', async ({ page }) => {
  const platform = `kind, ${Date.now()}`;
  await page.goto('/enterprise-postgres/cloud-native-trial');
  const form = page.locator('#form-cloud-native-trial');
  await form.getByLabel('Name').fill('Vera Visitor');
  await form.getByLabel('Work email').fill('visitor@example.com');
  await form.getByLabel('Company').fill('Example');
  await form.getByLabel('Country').fill('Germany');
  await form.getByLabel('Kubernetes platform').fill(platform);
  await form.getByRole('button', { name: 'Start free trial' }).click();
  await expect(page).toHaveURL(/\/thank-you-page\/[0-9a-z]{10}$/);

  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await submitSignInForm(page, 'visitor');
  await expect(page).toHaveURL(`${site}/dashboard`);
  // The trial hasn't begun: a person signed in with the address confirms here, others with the link in the mail.
  const forms = page.locator('section', { has: page.getByRole('heading', { name: 'Forms you have sent', level: 2 }) });
  const sent = forms.getByRole('group').filter({ hasText: platform });
  await sent.locator('summary').click();
  await expect(sent.getByText('Waiting for your confirmation')).toBeVisible();
  await sent.getByRole('button', { name: 'Confirm this request' }).click();
  await expect(sent.getByText('Received')).toBeVisible();
  expect((await runAxe(page)).problems).toEqual([]);
  await page.goto('/dashboard');
  const trials = page.locator('section', { has: page.getByRole('heading', { name: 'Trials', level: 2 }) });
  // The latest end comes first; earlier runs on the same database may have left others.
  const trial = trials.getByRole('listitem').first();
  await expect(trial.getByRole('heading', { name: 'Trial on Kubernetes' })).toBeVisible();
  await expect(trial.getByText(/^Ends on .*in \d+ days$/)).toBeVisible();
  const times = await Promise.all(
    (await trial.locator('time').all()).map(async (time) => Date.parse((await time.getAttribute('datetime')) ?? '')),
  );
  expect(times, 'its beginning and its end').toHaveLength(2);
  expect(times[0]).toBeLessThanOrEqual(Date.now());
  expect(times[1]).toBeGreaterThan(Date.now());
  expect((await runAxe(page)).problems).toEqual([]);

  await trial.getByRole('link', { name: 'Ask for more time' }).click();
  await expect(page).toHaveURL(`${site}/edb-postgres-trial-expiration#ask-for-more-time`);
  await expect(page.getByRole('heading', { name: 'Ask for more time' })).toBeInViewport();
});
