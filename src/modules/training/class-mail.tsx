import type { ReactNode } from 'react';
import { formatTimeRange, type TimeRange } from '@/platform/zoned-time';
import { type MailSite, type RenderedMail, renderMail } from '@/cms/mail/render-mail';
import { MOVE_DAYS } from './booking';

/** What the mails about a booking say of its class. */
export interface MailedClass {
  url: string;
  course: string;
  place: string;
  instructor: string;
  days: readonly TimeRange[];
  isSample: boolean;
}

interface ClassMailProps {
  of: MailedClass;
  name: string;
  site: MailSite;
}

const DATE_FORMAT: Intl.DateTimeFormatOptions = { month: 'long', day: 'numeric' };

/** Renders the confirmation of a seat. The mail carries a calendar file. */
export function renderBookedMail(props: ClassMailProps): Promise<RenderedMail> {
  return renderClassMail(props, {
    subject: `Your seat is booked: ${props.of.course}, ${formatFirstDay(props.of)}`,
    heading: 'Your seat is booked',
    intro: 'You have a seat in this class. The attached calendar file has its days.',
  });
}

/** Renders the reminder before a class. */
export function renderReminderMail(props: ClassMailProps): Promise<RenderedMail> {
  return renderClassMail(props, {
    subject: `Your class begins on ${formatFirstDay(props.of)}: ${props.of.course}`,
    heading: 'Your class begins soon',
    intro: 'Can’t come? Cancel your seat now, and it goes to the next person on the waiting list.',
  });
}

/** Renders the offer of a seat to the first person on the waiting list. */
export function renderOfferedMail(props: ClassMailProps & { until: Date }): Promise<RenderedMail> {
  const until = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' }).format(props.until);
  return renderClassMail(props, {
    subject: `A seat is free: ${props.of.course}, ${formatFirstDay(props.of)}`,
    heading: 'A seat is free, and it’s yours if you want it',
    intro: (
      <>
        You were first on the waiting list. The seat is yours until <strong>{until} UTC</strong>. Book it or decline it on the{' '}
        <a href={props.site.url + props.of.url}>page of the class</a>. After that it goes to the next person.
      </>
    ),
  });
}

/** Renders the confirmation that somebody has given up a seat or moved it. */
export function renderLeftMail(props: ClassMailProps & { hasMoved: boolean }): Promise<RenderedMail> {
  return renderClassMail(props, {
    subject: `${props.hasMoved ? 'Moved' : 'Canceled'}: ${props.of.course}, ${formatFirstDay(props.of)}`,
    heading: props.hasMoved ? 'Your seat has moved' : 'Your seat is canceled',
    intro: props.hasMoved
      ? 'You no longer have a seat in this class. Another mail confirms your seat in the new one.'
      : 'You no longer have a seat in this class. Remove it from your calendar.',
  });
}

function renderClassMail(
  { of: { url, course, place, instructor, days, isSample }, name, site }: ClassMailProps,
  { subject, heading, intro }: { subject: string; heading: string; intro: ReactNode },
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
          {days.map(({ begin, end }) => {
            const { when, zone } = formatTimeRange(begin, end);
            return <li key={begin.epochMilliseconds}>{`${when}, ${zone}`}</li>;
          })}
        </ul>
        <p>{`${place}, with ${instructor}.${isSample ? ' Sample: this class is an example.' : ''}`}</p>
        <p>
          The <a href={site.url + url}>page of the class</a> shows the days in your own time zone. You can cancel there until the
          class begins, and move to another class of the course until {MOVE_DAYS} days before.
        </p>
      </>
    ),
    note: <p>You get this mail because of a booking with this address on your account.</p>,
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
