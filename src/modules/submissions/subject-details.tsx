import type { MailMessage } from '@/services/mail';
import type { MailSite } from '@/cms/mail/render-mail';
import { renderMailMarkdown } from '@/cms/mail/render-mail-markdown';
import { buildCalendarFile, getTimeLabel } from '@/modules/calendar/server';
import { environment } from '@/platform/environment';
import { formatTimeRange, formatTimeRangeInUtc, type TimeRange } from '@/platform/zoned-time';
import type { ConfirmedSubject } from './find-subject';

interface SubjectDetailsProps {
  readonly subject: ConfirmedSubject;
  readonly site: MailSite;
}

/** Renders in an email what a form was sent about: when and where it takes place, and how to add it to a calendar. */
export function SubjectDetails({ subject, site }: SubjectDetailsProps) {
  const { page, time, facts, notes, cancellation, toCalendarEntry } = subject;
  return (
    <>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {cancellation === undefined ? null : (
        <div dangerouslySetInnerHTML={{ __html: renderMailMarkdown(cancellation, site.url) }} />
      )}
      {page ? (
        <>
          <table>
            <tbody>
              {[...(time ? formatTimes(time, subject) : []), ...facts].map(({ name, value }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {toCalendarEntry && cancellation === undefined ? (
            <p>
              <a data-button="" href={`${site.url}${page.url}.ics`}>
                Add to calendar
              </a>
            </p>
          ) : null}
          <p>
            Details and any changes are on its page: <a href={`${site.url}${page.url}`}>{page.title}</a>
          </p>
        </>
      ) : (
        <p>Reply to this email if you have a question about it.</p>
      )}
    </>
  );
}

/** Builds the calendar file of an email: adds what is to come, or removes what was canceled; undefined when there is neither. */
export function buildSubjectCalendar(
  { page, cancellation, toCalendarEntry }: Pick<ConfirmedSubject, 'page' | 'cancellation' | 'toCalendarEntry'>,
  site: MailSite,
): MailMessage['calendar'] {
  if (!page || !toCalendarEntry) return undefined;
  const method = cancellation === undefined ? 'PUBLISH' : 'CANCEL';
  const content = buildCalendarFile({
    name: `${site.name}: ${page.title}`,
    url: `${site.url}${page.url}.ics`,
    entries: [toCalendarEntry(site.url)],
    message: { method, organizer: { name: site.name, email: environment.MAIL_FROM } },
  });
  return { method, content };
}

function formatTimes({ begin, end }: TimeRange, subject: Pick<ConfirmedSubject, 'isOver' | 'cancellation'>) {
  const { when, zone } = formatTimeRange(begin, end);
  return [
    { name: getTimeLabel(subject), value: `${when}, ${zone}` },
    { name: 'In UTC', value: formatTimeRangeInUtc(begin, end) },
  ];
}
