import type { ReactNode } from 'react';
import { formatTimeRange, type TimeRange } from '@/platform/zoned-time';
import { type MailSite, type RenderedMail, renderMail } from '@/cms/mail/render-mail';
import { MOVE_DEADLINE_DAYS } from '../bookings/booking';
import { SCHEDULE_PATH } from '../training-class';

/** The data of a class in the emails about a booking. */
export interface MailedClass {
  url: string;
  course: string;
  place: string;
  instructor: string;
  days: readonly TimeRange[];
  isSample: boolean;
  isCanceled: boolean;
}

interface ClassMailProps {
  trainingClass: MailedClass;
  name: string;
  site: MailSite;
}

/** The days in the email; by default, those of the class. */
type ListedProps = ClassMailProps & { listed?: readonly TimeRange[] };

interface MailWords {
  subject: string;
  heading: string;
  intro: ReactNode;
  /** The person's options on the page of the class. */
  next?: 'change-booking' | 'see-class' | undefined;
}

const DATE_FORMAT: Intl.DateTimeFormatOptions = { month: 'long', day: 'numeric' };

/** Renders the confirmation of a seat. The email carries a calendar file. */
export function renderBookingConfirmationMail(props: ClassMailProps): Promise<RenderedMail> {
  return renderClassMail(props, {
    subject: `Your seat is booked: ${props.trainingClass.course}, ${formatFirstDay(props.trainingClass)}`,
    heading: 'Your seat is booked',
    intro: 'You have a seat in this class. The attached file adds its days to your calendar.',
    next: 'change-booking',
  });
}

/** Renders the email about a new time of a class. The calendar file with the new days is attached. */
export function renderRescheduleMail(props: ClassMailProps): Promise<RenderedMail> {
  return renderClassMail(props, {
    subject: `New time for your class: ${props.trainingClass.course}, ${formatFirstDay(props.trainingClass)}`,
    heading: 'Your class has a new time',
    intro:
      'We have changed when this class takes place. Your seat is still booked. ' +
      'The attached file replaces the days in your calendar. If the class now has fewer days, ' +
      'another email removes the rest.',
    next: 'change-booking',
  });
}

/** Renders the email about canceled days of a class. A calendar file that removes them is attached. */
export function renderCanceledDaysMail({
  canceled,
  ...props
}: ClassMailProps & { canceled: readonly TimeRange[] }): Promise<RenderedMail> {
  return renderClassMail(
    { ...props, listed: canceled },
    {
      subject: `Fewer days in your class: ${props.trainingClass.course}, ${formatFirstDay(props.trainingClass)}`,
      heading: canceled.length === 1 ? 'A day of your class is canceled' : 'Days of your class are canceled',
      intro: 'Your class now has fewer days. Your seat is still booked. The attached file removes these days from your calendar:',
      next: 'change-booking',
    },
  );
}

/** Renders the reminder before a class. */
export function renderReminderMail(props: ClassMailProps): Promise<RenderedMail> {
  return renderClassMail(props, {
    subject: `Your class begins on ${formatFirstDay(props.trainingClass)}: ${props.trainingClass.course}`,
    heading: 'Your class begins soon',
    intro: (
      <>
        Can’t come? Cancel your seat on the <a href={props.site.url + props.trainingClass.url}>class page</a>, so that the next
        person on the waiting list gets it.
      </>
    ),
  });
}

/** Renders the offer of a seat to the first person on the waiting list. */
export function renderSeatOfferMail(props: ClassMailProps & { until: Date }): Promise<RenderedMail> {
  const until = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' }).format(props.until);
  return renderClassMail(props, {
    subject: `A seat is free: ${props.trainingClass.course}, ${formatFirstDay(props.trainingClass)}`,
    heading: 'A seat is free, and it’s yours if you want it',
    intro: (
      <>
        You were first on the waiting list. The seat is yours until <strong>{until} UTC</strong>. Book it or decline it on the{' '}
        <a href={props.site.url + props.trainingClass.url}>class page</a>. If you do neither by then, it goes to the next person.
      </>
    ),
  });
}

/** What someone had in a class: a seat, one that is now in another class, or a place on the waiting list or an offered seat. */
type ReleasedPlace = 'seat' | 'moved-seat' | 'place';

const RELEASED_WORDS: Readonly<Record<ReleasedPlace, Omit<MailWords, 'subject'> & { prefix: string }>> = {
  seat: {
    prefix: 'Canceled',
    heading: 'Your seat is canceled',
    intro: 'You no longer have a seat in this class. The attached file removes it from your calendar.',
    next: 'see-class',
  },
  'moved-seat': {
    prefix: 'Moved',
    heading: 'Your seat has moved',
    intro:
      'You no longer have a seat in this class, and the attached file removes it from your calendar. ' +
      'Another email confirms your seat in the new class.',
  },
  place: {
    prefix: 'Canceled',
    heading: 'You are no longer on the waiting list',
    intro: 'We have removed you from the waiting list of this class. If a seat was offered to you, the offer has ended, too.',
  },
};

/**
 * Renders the confirmation that someone has given up a seat or moved it, or that staff have canceled it or a place on the
 * waiting list, or the news that a class is canceled. The email to someone who had a seat carries a calendar file that removes
 * the days of the class.
 */
export function renderSeatReleasedMail({ had, ...props }: ClassMailProps & { had: ReleasedPlace }): Promise<RenderedMail> {
  if (props.trainingClass.isCanceled)
    return renderClassMail(props, {
      subject: `This class is canceled: ${props.trainingClass.course}, ${formatFirstDay(props.trainingClass)}`,
      heading: 'This class is canceled',
      intro: (
        <>
          We’re sorry: we had to cancel this class, and with it your seat or your place on the waiting list.{' '}
          <a href={props.site.url + SCHEDULE_PATH}>See the other dates</a>. The attached file removes its days from your calendar.
        </>
      ),
    });
  const { prefix, ...words } = RELEASED_WORDS[had];
  const subject = `${prefix}: ${props.trainingClass.course}, ${formatFirstDay(props.trainingClass)}`;
  return renderClassMail(props, { ...words, subject });
}

function renderClassMail(
  { trainingClass: { url, course, place, instructor, days, isSample }, listed = days, name, site }: ListedProps,
  { subject, heading, intro, next }: MailWords,
): Promise<RenderedMail> {
  return renderMail({
    subject,
    site,
    heading,
    children: (
      <>
        <p>Hello {name},</p>
        <p>{intro}</p>
        <h2>{course}</h2>
        <ul>
          {listed.map(({ begin, end }) => {
            const { when, zone } = formatTimeRange(begin, end);
            return <li key={begin.epochMilliseconds}>{`${when}, ${zone}`}</li>;
          })}
        </ul>
        <p>{`${place}, with ${instructor}.${isSample ? ' Sample: this class is an example.' : ''}`}</p>
        {next === 'change-booking' ? (
          <p>
            The <a href={site.url + url}>class page</a> shows the days in your own time zone. There you can cancel until the class
            begins, and move to another class of this course until {MOVE_DEADLINE_DAYS} days before.
          </p>
        ) : null}
        {next === 'see-class' ? (
          <p>
            Changed your mind? The <a href={site.url + url}>class page</a> shows whether a seat is free.
          </p>
        ) : null}
      </>
    ),
    note: <p>You’re getting this email because you booked this class, or joined its waiting list, with your account.</p>,
  });
}

function formatFirstDay({ days }: MailedClass): string {
  const [first] = days;
  return first === undefined
    ? ''
    : new Intl.DateTimeFormat('en-US', { ...DATE_FORMAT, timeZone: first.begin.timeZoneId }).format(
        first.begin.epochMilliseconds,
      );
}
