import { describe, expect, it } from 'vitest';
import type { RenderedMail } from '@/cms/mail/render-mail';
import type { CalendarEntry } from '@/modules/calendar/server';
import { toDate, toZonedDateTime } from '@/platform/zoned-time';
import type { ConfirmedSubject } from './find-subject';
import { buildSubjectCalendar } from './subject-details';
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

describe('the confirmation of a form about an entry', () => {
  const from = { ...site, dashboardUrl: undefined };
  const time = {
    begin: toZonedDateTime({ wall: '2027-02-16T13:30', zone: 'Asia/Kolkata' }),
    end: toZonedDateTime({ wall: '2027-02-16T14:30', zone: 'Asia/Kolkata' }),
  };
  const page = { url: '/resources/webinars/pools', title: 'Pools' };
  const toCalendarEntry = (siteUrl: string): CalendarEntry => ({
    url: siteUrl + page.url,
    title: page.title,
    description: '',
    location: 'Online',
    begin: toDate(time.begin),
    end: toDate(time.end),
    createdAt: new Date(0),
    updatedAt: new Date(0),
  });
  const subject: ConfirmedSubject = {
    label: 'Webinar',
    heading: 'You’re registered for Pools',
    page,
    time,
    facts: [{ name: 'Where', value: 'Online' }],
    notes: [],
    toCalendarEntry,
  };
  const render = (about: ConfirmedSubject) =>
    renderConfirmationMail({ entry, site: from, nextSteps: 'You get the link.', subject: about });

  it('says for what, when, where, and how to add it to a calendar, in HTML and in plain text', async () => {
    const mail = await render(subject);
    expect(mail.subject).toBe('You’re registered for Pools (ABCD2345)');
    for (const content of [mail.html, mail.text.replaceAll(/\s+/g, ' ')]) {
      expect(content).toContain('You’re registered for Pools');
      expect(content).toContain('1:30 to 2:30 PM, Kolkata time (UTC+5:30)');
      expect(content).toContain('8:00 to 9:00 AM UTC');
      expect(content).toContain('Online');
      expect(content).toContain('https://www.example.org/resources/webinars/pools.ics');
      expect(content).toContain('You get the link.');
      expect(content).not.toContain('you won’t get any more email');
    }
  });

  it('carries a file for the calendar', () => {
    const { method, content = '' } = buildSubjectCalendar(subject, from) ?? {};
    expect(method).toBe('PUBLISH');
    for (const line of ['METHOD:PUBLISH', 'DTSTART:20270216T080000Z', 'UID:resources.webinars.pools@www.example.org'])
      expect(content).toContain(`${line}\r\n`);
  });

  it('carries a file that removes what was canceled meanwhile, and promises nothing', async () => {
    const canceled: ConfirmedSubject = { ...subject, cancellation: 'Our speaker is ill.', notes: ['This webinar is canceled.'] };
    expect(buildSubjectCalendar(canceled, from)?.method).toBe('CANCEL');
    const { text, html } = await render(canceled);
    for (const part of ['Our speaker is ill.', 'Was planned for']) expect(text).toContain(part);
    expect(html).not.toMatch(/Add to calendar|You get the link/);
  });

  it('promises nothing and carries no file when it is over or no longer public', async () => {
    const gone: ConfirmedSubject = { label: 'Webinar', heading: 'Received', facts: [], notes: ['It may have been canceled.'] };
    const over: ConfirmedSubject = { ...gone, page, time, isOver: true, notes: ['This webinar is over.'] };
    for (const about of [gone, over]) {
      const { html, text } = await render(about);
      expect(buildSubjectCalendar(about, from)).toBeUndefined();
      expect(html + text).not.toMatch(/calendar|You get the link/);
      expect(text).toContain(about.notes[0]);
    }
    expect((await render(over)).text).toContain('Took place');
    expect((await render(gone)).text).toContain('Reply to this email if you have a question about it.');
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
