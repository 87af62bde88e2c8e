import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { buildEntryUrl, type EntryKind, LISTED_KINDS } from '@/cms/core/kinds/entry-kinds';
import { getTableName } from '@/cms/core/database/entry-tables';
import { getOriginalSlug } from '@/cms/entries/occurrence';
import { queryRows } from '@/cms/core/database/transaction';
import type { FormDefinition } from '@/modules/forms';
import { findSubjectField } from '@/modules/forms/server';
import { markdownToText } from '@/ui/markdown';
import { toDate } from '@/platform/zoned-time';
import { confirmSubject, findOpenSubjects } from './find-subject';

/** What takes place and is about to be registered for. */
export interface RegisteredEntry {
  readonly id: number;
  readonly collection: string;
  /** The first URL of its page (`about`). */
  readonly about: string;
  /** When it ends; the registration is kept for some time after that. */
  readonly endsAt: Date | undefined;
  /** Why nobody can register anymore, as text for the visitor. */
  readonly refusal: string | undefined;
}

const entrySchema = z.looseObject({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  originalSlug: z.string().nullish(),
  canceled: z.boolean().nullish(),
  cancellation: z.string().nullish(),
});

interface Registration {
  form: Pick<FormDefinition, 'fields'>;
  page: string;
  values: Readonly<Record<string, string>>;
}

/** Finds the webinar or event that a form is about to be sent about; undefined when it is about nothing of the kind. */
export async function findRegisteredEntry(
  payload: Payload,
  { form, page, values }: Registration,
): Promise<RegisteredEntry | undefined> {
  const field = findSubjectField(form.fields);
  const kind = LISTED_KINDS.find(({ collection, takesPlace }) => takesPlace && collection === field?.subject);
  if (!field?.subject || kind === undefined) return undefined;
  const entry = {
    page,
    values: Object.entries(values).map(([name, value]) => ({ name, label: name, value })),
    createdAt: new Date().toISOString(),
  };
  const [found, ...others] = await findOpenSubjects(field.subject, { payload, entry, form });
  if (found === undefined || others.length > 0) return undefined;
  const end = confirmSubject(payload, field.subject, found).time?.end;
  return { ...toRegisteredEntry(kind, found), endsAt: end && toDate(end) };
}

/**
 * Locks the entry against being published until the registration is committed, so that each registration is either known to the
 * publish that cancels the entry, or refused.
 * @returns whether one can still register
 */
export async function lockRegisteredEntry(req: PayloadRequest, { collection, id }: RegisteredEntry): Promise<boolean> {
  const table = sql.identifier(getTableName(collection));
  const isOpen = sql`_status = 'published' and canceled is not true`;
  const [row] = await queryRows(req, sql`select ${isOpen} as is_open from ${table} where id = ${id} for share`);
  return z.object({ is_open: z.boolean() }).optional().parse(row)?.is_open === true;
}

function toRegisteredEntry(kind: EntryKind, found: unknown): Omit<RegisteredEntry, 'endsAt'> {
  const entry = entrySchema.parse(found);
  return {
    id: entry.id,
    collection: kind.collection,
    about: buildEntryUrl(kind, getOriginalSlug(entry)),
    refusal: entry.canceled === true ? describeRefusal(entry) : undefined,
  };
}

function describeRefusal({ title, cancellation }: z.output<typeof entrySchema>): string {
  return (
    `“${title}” is canceled, so nobody can register for it anymore. ${markdownToText(cancellation ?? '')} ` +
    'What you typed is still here.'
  );
}
