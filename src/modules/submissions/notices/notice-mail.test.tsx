import { expect, it } from 'vitest';
import { addMinutes, toTimeInZone, toZonedDateTime } from '@/platform/zoned-time';
import { type AnnouncedSubject, renderNoticeMail } from './notice-mail';

const begin = toZonedDateTime({ wall: '2027-02-16T13:30', zone: 'Asia/Kolkata' });
const subject: AnnouncedSubject = {
  label: 'Webinar',
  heading: 'You’re registered for Pools',
  page: { url: '/resources/webinars/pools', title: 'Pools' },
  time: { begin, end: addMinutes(begin, 60) },
  place: 'Online',
  facts: [{ name: 'Where', value: 'Online' }],
  notes: [],
};
const site = { name: 'Example', url: 'https://www.example.org', dashboardUrl: undefined };
const shared = { isPublic: true, previous: undefined, reference: 'ABCD-2345', site };

it('the email about a cancellation has the reason with its links, and the time for which it was planned', async () => {
  const cancellation = 'Our speaker is ill. Watch [the recordings](/resources/webinars/on-demand).';
  const mail = await renderNoticeMail({ ...shared, change: 'canceled', subject: { ...subject, cancellation } });
  expect(mail.subject).toBe('Canceled: Pools, February 16, 2027');
  expect(mail.html).toContain('href="https://www.example.org/resources/webinars/on-demand"');
  const text = mail.text.replaceAll(/\s+/g, ' ');
  for (const part of [
    'Our speaker is ill.',
    'Was planned for Tuesday, February 16, 2027, 1:30',
    'ABCD-2345',
    'removes it from your',
  ])
    expect(text).toContain(part);
});

it('the email about a new time has both times', async () => {
  const before = toTimeInZone('2027-02-09T08:00:00.000Z', 'Asia/Kolkata');
  const previous = { time: { begin: before, end: addMinutes(before, 60) }, place: 'Online' };
  const mail = await renderNoticeMail({ ...shared, change: 'moved', subject, previous });
  expect(mail.subject).toBe('New time: Pools, February 16, 2027');
  const text = mail.text.replaceAll(/\s+/g, ' ');
  for (const part of [
    'has a new time. You’re still registered.',
    'When Tuesday, February 16, 2027',
    'Previous time Tuesday, February 9, 2027, 1:30 to 2:30 PM',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('Previous place');
});

it('the email about a new place has both places', async () => {
  const mail = await renderNoticeMail({
    ...shared,
    change: 'moved',
    subject,
    previous: { ...subject, place: 'Munich, Germany' },
  });
  expect(mail.subject).toBe('New place: Pools, February 16, 2027');
  const text = mail.text.replaceAll(/\s+/g, ' ');
  expect(text).toContain('Where Online Previous place Munich, Germany');
  expect(text).not.toContain('Previous time');
});

it('the email about a new end and place names both', async () => {
  const previous = { time: { begin, end: addMinutes(begin, 30) }, place: 'Munich, Germany' };
  const mail = await renderNoticeMail({ ...shared, change: 'moved', subject, previous });
  expect(mail.subject).toBe('New end time and place: Pools, February 16, 2027');
  expect(mail.text.replaceAll(/\s+/g, ' ')).toContain('Previous time Tuesday, February 16, 2027, 1:30 to 2:00 PM');
});

it('a message that an earlier release has queued announces a new time', async () => {
  expect((await renderNoticeMail({ ...shared, change: 'moved', subject })).subject).toContain('New time: Pools');
});

it('the email about a resumption says so, and has no link to a page that isn’t public', async () => {
  const mail = await renderNoticeMail({ ...shared, change: 'resumed', isPublic: false, subject });
  expect(mail.subject).toBe('Back on: Pools, February 16, 2027');
  expect(mail.html).not.toContain('/resources/webinars/pools');
});
