import { describe, expect, it } from 'vitest';
import {
  type MailedClass,
  renderBookingConfirmationMail,
  renderRescheduleMail,
  renderCanceledDaysMail,
  renderSeatReleasedMail,
  renderSeatOfferMail,
  renderReminderMail,
} from './class-mail';

const site = { name: 'Example', url: 'https://www.example.org', dashboardUrl: undefined };
const trainingClass: MailedClass = {
  url: '/training/classes/a',
  course: 'PostgreSQL essentials',
  place: 'Online',
  instructor: 'Ines',
  days: [],
  isSample: false,
  isCanceled: false,
};
const props = { trainingClass, name: 'Ada', site };
const RULES = 'There you can cancel until the class begins';

describe('booking options', () => {
  it('are in emails about a booked seat', async () => {
    for (const mail of [
      await renderBookingConfirmationMail(props),
      await renderRescheduleMail(props),
      await renderCanceledDaysMail({ ...props, canceled: [] }),
    ])
      expect(mail.text).toContain(RULES);
  });

  it('are in no email to someone without a seat, or who can only cancel', async () => {
    for (const mail of [
      await renderSeatReleasedMail({ ...props, had: 'seat' }),
      await renderSeatReleasedMail({ ...props, had: 'moved-seat' }),
      await renderSeatReleasedMail({ ...props, had: 'place' }),
      await renderSeatReleasedMail({ ...props, trainingClass: { ...trainingClass, isCanceled: true }, had: 'seat' }),
      await renderSeatOfferMail({ ...props, until: new Date(0) }),
      await renderReminderMail(props),
    ])
      expect(mail.text).not.toContain(RULES);
    expect((await renderSeatReleasedMail({ ...props, had: 'seat' })).text).toContain('Changed your mind?');
    expect((await renderReminderMail(props)).html).toContain(`href="${site.url}${trainingClass.url}"`);
  });
});
