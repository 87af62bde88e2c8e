import type { ReactElement } from 'react';
import css from '@/cms/admin-ui/form-note.module.css';
import type { Notice, RegistrationsState, SentNotice } from './notices/registrations-state';

/** Renders the number of registrations, and the emails about changes. */
export function RegistrationsSummary({ state }: { readonly state: RegistrationsState }): ReactElement {
  const { people, listUrl, notice, sent } = state;
  const count = formatRegistrations(state);
  return (
    <>
      <p style={{ marginBlockEnd: '0.75rem' }}>{listUrl === null || people === 0 ? count : <a href={listUrl}>{count}</a>}</p>
      {notice ? <NoticePreview notice={notice} people={people} /> : null}
      {sent.length > 0 ? (
        <ul style={{ paddingInlineStart: '1.25rem' }}>
          {sent.map((each) => (
            <li key={each.at}>{formatSent(each)}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function NoticePreview({ notice, people }: { readonly notice: Notice; readonly people: number }): ReactElement {
  const { change, subject, text } = notice;
  return (
    <div className={css.note}>
      <p>
        <strong>{CONSEQUENCES[change](notice)}</strong> {describeRecipients(people)}
      </p>
      {people === 0 ? null : (
        <details>
          <summary>Show the email</summary>
          <p>
            <strong>{subject}</strong>
          </p>
          <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text.trim()}</p>
        </details>
      )}
    </div>
  );
}

const CONSEQUENCES: Readonly<Record<Notice['change'], (notice: Notice) => string>> = {
  canceled: () => 'Publishing cancels it.',
  moved: ({ difference }) => `Publishing announces a new ${difference ?? 'time'}.`,
  resumed: () => 'Publishing undoes the cancellation.',
};

function describeRecipients(people: number): string {
  if (people === 0) return 'Nobody has registered, so nobody is notified.';
  return people === 1
    ? 'The person who has registered gets an email with a calendar file.'
    : `The ${people.toLocaleString('en-US')} people who have registered get an email with a calendar file.`;
}

const SENT_LABELS: Readonly<Record<SentNotice['change'], string>> = {
  canceled: 'Cancellation',
  moved: 'New time or place',
  resumed: 'Back on',
};

function formatSent({ change, at, sent, waiting, failed }: SentNotice): string {
  const when = new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  const open = [...(waiting > 0 ? [`${waiting} waiting`] : []), ...(failed > 0 ? [`${failed} failed`] : [])];
  return [`${SENT_LABELS[change]}, ${when}: ${sent} sent`, ...open].join(', ');
}

function formatRegistrations({ registrations, people }: Pick<RegistrationsState, 'registrations' | 'people'>): string {
  if (registrations === 0) return 'No registrations yet.';
  const count = registrations === 1 ? '1 registration' : `${registrations} registrations`;
  if (people === registrations) return count;
  return `${count} by ${people === 1 ? '1 person' : `${people} people`}`;
}
