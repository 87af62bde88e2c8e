import type { ReactElement } from 'react';
import { setCachedStatus } from '@/platform/page-cache/add-cache-tags';
import type { FormEntry } from '@/payload-types';
import { FactList } from '@/ui/fact-list';
import { getPayloadClient } from '@/modules/payload-client';
import { formatReference } from '@/platform/format-reference';
import { isReference, normalizeReference } from '@/platform/reference-number';

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
 * the URL can open it. The page is rendered for each request and never cached.
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
  const entry = await findSubmission(reference);
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
  return (
    <FactList
      facts={[
        { name: 'Your reference number', value: formatReference(reference) },
        { name: 'Form', value: entry.formName },
        {
          name: 'Arrived',
          value:
            new Date(entry.createdAt).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }) +
            ' UTC',
        },
        ...(entry.confirmBefore && !entry.confirmedAt
          ? [{ name: 'Next step', value: 'Open the email we’re sending to your address, and confirm the request.' }]
          : []),
      ]}
    />
  );
}

async function findSubmission(
  reference: string,
): Promise<Pick<FormEntry, 'formName' | 'createdAt' | 'confirmBefore' | 'confirmedAt'> | undefined> {
  const { docs } = await (
    await getPayloadClient()
  ).find({
    collection: 'form-entries',
    where: { reference: { equals: reference } },
    limit: 1,
    pagination: false,
    depth: 0,
    joins: false,
    select: { formName: true, createdAt: true, confirmBefore: true, confirmedAt: true },
  });
  return docs[0];
}
