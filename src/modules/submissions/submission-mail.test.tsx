import { describe, expect, it } from 'vitest';
import type { RenderedMail } from '@/cms/mail/render-mail';
import { renderConfirmationMail, renderConfirmationRequestMail, renderNotificationMail } from './submission-mail';

const entry = { id: 1, reference: 'ABCD2345', formName: 'Trial', email: 'person@example.com', values: [] };
const site = { name: 'Example', url: 'https://www.example.org' };
const trial = { endsAt: '2027-01-22T12:00:00.000Z', isNew: true };

/** Renders both mails to the sender of a form. */
function renderMails(dashboardUrl: string | undefined): Promise<RenderedMail[]> {
  const from = { ...site, dashboardUrl };
  return Promise.all([
    renderConfirmationRequestMail({ entry, site: from, link: `${site.url}/requests/confirm/a`, until: new Date(0) }),
    renderConfirmationMail({ entry, site: from, nextSteps: 'An engineer answers.', trial }),
  ]);
}

describe('mails to the sender of a form', () => {
  it('link to the form on the dashboard', async () => {
    for (const { html, text } of await renderMails(`${site.url}/dashboard`)) {
      expect(html).toContain(`href="${site.url}/dashboard#form-${entry.reference}"`);
      expect(text).toContain('/dashboard#form-');
    }
  });

  it('promise no dashboard on a site without sign-in, and say the rest', async () => {
    const mails = await renderMails(undefined);
    for (const { html, text } of mails) expect(html + text).not.toMatch(/dashboard|sign(ed)? in/i);
    expect(mails[0]?.text).toContain('/requests/confirm/a');
    expect(mails[1]?.text).toContain('An engineer answers.');
    expect(mails[1]?.text).toContain('ends on Friday, January 22, 2027');
  });
});

describe('notification to a mailbox', () => {
  const from = { ...site, dashboardUrl: undefined };

  it('links to the submission in the admin', async () => {
    const adminUrl = 'https://cms.example.org/admin/collections/form-entries/1';
    expect((await renderNotificationMail({ entry, site: from, adminUrl })).html).toContain(`href="${adminUrl}"`);
  });

  it('has no link to an admin that its instance doesn’t have', async () => {
    const { html, text } = await renderNotificationMail({ entry, site: from, adminUrl: undefined });
    expect(html + text).not.toMatch(/admin/);
    expect(text).toContain('A reply to this email goes to the sender.');
  });
});
