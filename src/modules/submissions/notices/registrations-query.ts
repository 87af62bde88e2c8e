import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { buildEntryUrl, type EntryKind } from '@/cms/core/kinds/entry-kinds';
import { getOriginalSlug } from '@/cms/entries/occurrence';
import { resolveStoredFacts } from '@/cms/facts/load-fact-values';
import { queryRows } from '@/cms/core/database/transaction';

type SQL = ReturnType<typeof sql>;

/** A webinar or an event, as far as registrations refer to it. */
export interface RegistrationTarget {
  readonly slug: string;
  readonly title: string;
  readonly publishedAt?: string | null | undefined;
  readonly originalSlug?: string | null | undefined;
}

/** Returns the URL by which form entries refer to an entry (`about`): the first one of its page. */
export function buildAboutUrl(kind: EntryKind, target: RegistrationTarget): string {
  return buildEntryUrl(kind, getOriginalSlug(target));
}

/**
 * Builds a query of the form entries that register for an entry: `id`, `email`, and `about`. Those that their senders must still
 * confirm aren't among them. Entries from before there was `about` count by the page that
 * they were sent from, or else by the title; a title that was used before, as by the same webinar last year, doesn't.
 */
export async function buildRegistrationsQuery(req: PayloadRequest, kind: EntryKind, target: RegistrationTarget): Promise<SQL> {
  const { slug, title } = await resolveStoredFacts(req.payload, { slug: target.slug, title: target.title }, req);
  const slugs = [...new Set([slug, getOriginalSlug(target)])].map((each) => sql`${`/register/${each}`}`);
  return sql`
    select entry.id, entry.email, entry.about
    from form_entries entry left join (
      select distinct on (form.id) form.key, field.name, field.subject
      from forms form join forms_fields field on field._parent_id = form.id and field.subject is not null
      order by form.id, field._order
    ) form on form.key = entry.form and form.subject::text = ${kind.collection}
    where (entry.about = ${buildAboutUrl(kind, target)} or (entry.about is null and form.key is not null and case
        when strpos(entry.page, '/register/') > 0
          then substr(entry.page, strpos(entry.page, '/register/')) in (${sql.join(slugs, sql`, `)})
        else entry.created_at >= ${target.publishedAt ?? 'infinity'}::timestamptz and exists (
          select from form_entries_values value
          where value._parent_id = entry.id and value.name = form.name and value.value = ${title})
        end))
      and (entry.confirm_before is null or entry.confirmed_at is not null)`;
}

const countSchema = z.object({ registrations: z.coerce.number(), people: z.coerce.number() });

/** Counts the registrations for an entry, and the people they are by: whoever registers twice is one person. */
export async function countRegistrations(
  req: PayloadRequest,
  kind: EntryKind,
  target: RegistrationTarget,
): Promise<z.output<typeof countSchema>> {
  const registered = await buildRegistrationsQuery(req, kind, target);
  const [row] = await queryRows(
    req,
    sql`select count(*) as registrations, count(distinct email) as people from (${registered}) as registered`,
  );
  return countSchema.parse(row);
}
