import type { MailMessage } from '@/services/mail';
import type { MailSite } from '@/cms/mail/render-mail';
import { buildCalendarFile } from '@/modules/calendar/server';
import { environment } from '@/platform/environment';
import { formatTimeRange, formatTimeRangeInUtc, type TimeRange } from '@/platform/zoned-time';
import type { ConfirmedSubject } from './find-subject';

interface SubjectDetailsProps {
  readonly subject: ConfirmedSubject;
  readonly site: MailSite;
}

/** Renders in an email what a form was sent about: when and where it takes place, and how to add it to a calendar. */
export function SubjectDetails({ subject, site }: SubjectDetailsProps) {
  const { page, time, facts, notes, toCalendarEntry } = subject;
  return (
    <>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
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
          {toCalendarEntry ? (
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

/** Builds the calendar file of an email; undefined when nothing is to come. */
export function buildSubjectCalendar(
  { page, toCalendarEntry }: Pick<ConfirmedSubject, 'page' | 'toCalendarEntry'>,
  site: MailSite,
): MailMessage['calendar'] {
  if (!page || !toCalendarEntry) return undefined;
  const content = buildCalendarFile({
    name: `${site.name}: ${page.title}`,
    url: `${site.url}${page.url}.ics`,
    entries: [toCalendarEntry(site.url)],
    message: { method: 'PUBLISH', organizer: { name: site.name, email: environment.MAIL_FROM } },
  });
  return { method: 'PUBLISH', content };
}

function formatTimes({ begin, end }: TimeRange, { isOver }: Pick<ConfirmedSubject, 'isOver'>) {
  const { when, zone } = formatTimeRange(begin, end);
  return [
    { name: isOver ? 'Took place' : 'When', value: `${when}, ${zone}` },
    { name: 'In UTC', value: formatTimeRangeInUtc(begin, end) },
  ];
}
