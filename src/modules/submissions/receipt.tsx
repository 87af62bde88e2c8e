import type { ReactElement } from 'react';
import { setCachedStatus } from '@/platform/page-cache/add-cache-tags';
import type { Payload } from 'payload';
import type { Form, FormEntry } from '@/payload-types';
import { type Fact, FactList } from '@/ui/fact-list';
import { InlineMarkdown } from '@/ui/markdown';
import { EventTime, EventTimeUtc, getTimeLabel } from '@/modules/calendar';
import { getPayloadClient } from '@/modules/payload-client';
import { formatReference } from '@/platform/format-reference';
import { isReference, normalizeReference } from '@/platform/reference-number';
import { type ConfirmedSubject, findConfirmedSubject } from './find-subject';

interface ReceiptProps {
  /** The path segments below the thank-you page. */
  readonly view: readonly string[];
}

/** Returns the title for a receipt's URL, or undefined when the segment isn't a reference number. */
export function getReceiptTitle(view: readonly string[]): string | undefined {
  const [reference = '', ...rest] = view;
  return rest.length === 0 && reference.length >= 6 && reference.length <= 20 && /^[a-z0-9-]+$/.test(reference)
    ? 'reference number'
    : undefined;
}

/**
 * Confirms that a form has arrived, by its reference number. It reveals none of the submitted data, because anyone with
 * the URL can open it; only which published entry the form was about. The page is rendered for each request and never cached.
 */
export async function Receipt({ view }: ReceiptProps): Promise<ReactElement | null> {
  const [typed] = view;
  if (typed === undefined) return null;
  const reference = normalizeReference(typed);
  if (!isReference(reference)) {
    await setCachedStatus(404);
    return (
      <p>
        The reference number in this URL may be mistyped: “{typed.toUpperCase()}” isn’t one of ours. Compare it with the one in
        the email we sent you.
      </p>
    );
  }
  const payload = await getPayloadClient();
  const entry = await findSubmission(payload, reference);
  if (entry === undefined) {
    await setCachedStatus(404);
    return (
      <p>
        We have nothing with the number {formatReference(reference)}. It may have been deleted at the end of its retention period,
        or the form was never sent. If you are waiting for an answer, please send the form again.
      </p>
    );
  }
  await setCachedStatus(200);
  const isUnconfirmed = Boolean(entry.confirmBefore) && !entry.confirmedAt;
  const subject = await findConfirmedSubject({ payload, entry, form: await findForm(payload, entry) });
  return (
    <>
      {subject ? <SubjectSummary subject={subject} isUnconfirmed={isUnconfirmed} /> : null}
      <FactList
        facts={[
          ...(subject ? buildSubjectFacts(subject) : []),
          { name: 'Your reference number', value: formatReference(reference) },
          { name: 'Form', value: entry.formName },
          {
            name: 'Arrived',
            value:
              new Date(entry.createdAt).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }) +
              ' UTC',
          },
          ...(isUnconfirmed
            ? [{ name: 'Next step', value: 'Open the email we’re sending to your address, and confirm the request.' }]
            : []),
        ]}
      />
    </>
  );
}

interface SubjectSummaryProps {
  readonly subject: ConfirmedSubject;
  readonly isUnconfirmed: boolean;
}

/** Says what was confirmed. A form that must be confirmed by email first is no registration yet. */
function SubjectSummary({ subject: { heading, page, notes, cancellation }, isUnconfirmed }: SubjectSummaryProps): ReactElement {
  return (
    <>
      {isUnconfirmed ? null : <h2>{heading}</h2>}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {cancellation === undefined ? null : (
        <p>
          <InlineMarkdown source={cancellation} />
        </p>
      )}
      {page ? null : (
        <p>
          <a href="/contact">Contact us</a> with your reference number if you have a question about it.
        </p>
      )}
    </>
  );
}

function buildSubjectFacts(subject: ConfirmedSubject): Fact[] {
  const { label, page, time, facts, cancellation, toCalendarEntry } = subject;
  if (!page) return [];
  return [
    { name: label, value: <a href={page.url}>{page.title}</a> },
    ...(time
      ? [
          { name: getTimeLabel(subject), value: <EventTime {...time} /> },
          { name: 'In UTC', value: <EventTimeUtc {...time} /> },
        ]
      : []),
    ...facts,
    ...(toCalendarEntry && cancellation === undefined
      ? [{ name: 'Calendar', value: <a href={`${page.url}.ics`}>Add to calendar (ICS)</a> }]
      : []),
  ];
}

async function findForm(payload: Payload, { form }: Pick<FormEntry, 'form'>): Promise<Form | undefined> {
  const { docs } = await payload.find({ collection: 'forms', where: { key: { equals: form } }, limit: 1, depth: 0 });
  return docs[0];
}

async function findSubmission(payload: Payload, reference: string): Promise<FormEntry | undefined> {
  const { docs } = await payload.find({
    collection: 'form-entries',
    where: { reference: { equals: reference } },
    limit: 1,
    pagination: false,
    depth: 0,
    joins: false,
  });
  return docs[0];
}
