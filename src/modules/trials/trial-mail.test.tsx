import { expect, it } from 'vitest';
import { renderTrialEndMail, renderTrialReminderMail } from './trial-mail';

const trial = { name: 'Trial of the operator', endsAt: '2027-01-22T12:00:00.000Z' };
const entry = { reference: 'ABCD2345', email: 'person@example.com' };
const site = { name: 'Example', url: 'https://www.example.org' };

it.each([renderTrialReminderMail, renderTrialEndMail])('%o names the dashboard only on a site with sign-in', async (render) => {
  const dashboardUrl = `${site.url}/dashboard`;
  expect((await render({ trial, entry, site: { ...site, dashboardUrl } })).html).toContain(`href="${dashboardUrl}"`);
  const { html, text } = await render({ trial, entry, site: { ...site, dashboardUrl: undefined } });
  expect(html + text).not.toMatch(/dashboard|sign in/i);
  expect(text).toContain('You’re getting this email because a trial was requested');
});
