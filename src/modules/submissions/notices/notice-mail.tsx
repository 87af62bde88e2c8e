import type { ReactNode } from 'react';
import { describeDifference, type OccurrenceChange, type OccurrencePlan } from '@/cms/entries/occurrence';
import type { MailSite, RenderedMail } from '@/cms/mail/render-mail';
import { renderMail } from '@/cms/mail/render-mail';
import { renderMailMarkdown } from '@/cms/mail/render-mail-markdown';
import { getTimeLabel } from '@/modules/calendar/server';
import { formatDateRange, formatTimeRange, formatTimeRangeInUtc, type TimeRange } from '@/platform/zoned-time';
import type { ConfirmedSubject } from '../find-subject';

interface NoticeMailProps {
  readonly change: OccurrenceChange;
  /** What people have registered for, as it is published. */
  readonly subject: AnnouncedSubject;
  /** How it was announced before; undefined for a message from an earlier release. */
  readonly previous: OccurrencePlan | undefined;
  /** Whether its page can be opened. */
  readonly isPublic: boolean;
  /** As the person knows it; undefined in a preview. */
  readonly reference: string | undefined;
  readonly site: MailSite;
}

/** What takes place at a time and a place and has, or had, a page. */
export type AnnouncedSubject = ConfirmedSubject & Required<Pick<ConfirmedSubject, 'page' | 'time' | 'place'>>;

interface MailWords {
  readonly subject: string;
  readonly heading: string;
  readonly intro: string;
  readonly next: string;
}

/** Renders the email to someone who has registered for what was canceled, or has another time or place, or will take place after all. */
export function renderNoticeMail(props: NoticeMailProps): Promise<RenderedMail> {
  const { change, subject, previous, isPublic, reference, site } = props;
  const words = WORDS[change](subject, (previous && describeDifference(previous, subject)) ?? 'time');
  const { page, cancellation } = subject;
  return renderMail({
    subject: words.subject,
    site,
    heading: words.heading,
    children: (
      <>
        <p>{words.intro}</p>
        {cancellation === undefined ? null : (
          <div dangerouslySetInnerHTML={{ __html: renderMailMarkdown(cancellation, site.url) }} />
        )}
        <Facts subject={subject} previous={change === 'canceled' ? undefined : previous} />
        <p>{words.next}</p>
        {isPublic ? (
          <p>
            More is on its page: <a href={site.url + page.url}>{page.title}</a>
          </p>
        ) : null}
      </>
    ),
    note: (
      <p>
        You’re getting this email because you registered with this address{reference ? ` (reference number ${reference})` : ''}.
        If you have a question, reply to it.
      </p>
    ),
  });
}

const WORDS: Readonly<Record<OccurrenceChange, (subject: AnnouncedSubject, difference: string) => MailWords>> = {
  canceled: ({ page: { title }, time, label }) => ({
    subject: `Canceled: ${title}, ${formatDateRange(time.begin, time.end)}`,
    heading: `${title} is canceled`,
    intro: `We’re sorry: the ${label.toLowerCase()} you registered for won’t take place.`,
    next: 'The attached file removes it from your calendar. You don’t need to do anything else.',
  }),
  moved: ({ page: { title }, time, label }, difference) => ({
    subject: `New ${difference}: ${title}, ${formatDateRange(time.begin, time.end)}`,
    heading: `${title} has a new ${difference}`,
    intro: `The ${label.toLowerCase()} you registered for has a new ${difference}. You’re still registered.`,
    next: 'The attached file updates your calendar. If you can’t make it anymore, you don’t need to do anything.',
  }),
  resumed: ({ page: { title }, time, label }) => ({
    subject: `Back on: ${title}, ${formatDateRange(time.begin, time.end)}`,
    heading: `${title} will take place after all`,
    intro: `We had canceled the ${label.toLowerCase()} you registered for. It will take place after all, and you’re still registered.`,
    next: 'The attached file adds it to your calendar again. If you can’t make it, you don’t need to do anything.',
  }),
};

function Facts({ subject, previous }: Pick<NoticeMailProps, 'subject' | 'previous'>): ReactNode {
  const { time, facts } = subject;
  const rows = [
    { name: getTimeLabel(subject), value: formatInZone(time) },
    { name: 'In UTC', value: formatTimeRangeInUtc(time.begin, time.end) },
    ...facts,
    ...(previous ? buildPreviousFacts(previous, subject) : []),
  ];
  return (
    <table>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Says when and where it was announced to take place, as far as that has changed. */
function buildPreviousFacts(previous: OccurrencePlan, { time, place }: OccurrencePlan): ConfirmedSubject['facts'] {
  const isSameTime = describeDifference({ ...previous, place }, { time, place }) === undefined;
  return [
    ...(isSameTime ? [] : [{ name: 'Previous time', value: formatInZone(previous.time) }]),
    ...(previous.place === place ? [] : [{ name: 'Previous place', value: previous.place }]),
  ];
}

function formatInZone({ begin, end }: TimeRange): string {
  const { when, zone } = formatTimeRange(begin, end);
  return `${when}, ${zone}`;
}
