import type { DataFromCollectionSlug, Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import type { FormEntry } from '@/payload-types';
import { getEntryKind, parseEntryUrl } from '@/cms/core/kinds/entry-kinds';
import { resolveStoredFacts } from '@/cms/facts/load-fact-values';
import { PUBLISHED_WHERE } from '@/cms/core/publishing/published-where';
import {
  findSubjectField,
  parseSubject,
  type FormDefinition,
  type FormSubjectKind,
  type SubjectConfirmation,
  type SubjectConfirmations,
} from '@/modules/forms/server';
import { isRecord } from '@/platform/is-record';

/** What a confirmation says about the entry that a form was sent about, and what that is: “Webinar”. */
export interface ConfirmedSubject extends SubjectConfirmation {
  readonly label: string;
}

interface SubjectQuery {
  readonly payload: Payload;
  readonly entry: Pick<FormEntry, 'page' | 'values' | 'createdAt' | 'about'>;
  readonly form: Pick<FormDefinition, 'fields'> | undefined;
  /** Whose transaction reads it. */
  readonly req?: PayloadRequest;
}

const customSchema = z.object({ confirmations: z.custom<SubjectConfirmations>(isRecord) });

/**
 * Finds what to say about the entry that a form was sent about, as it is now.
 * @returns undefined when the form isn’t about entries, or when several have the title that was chosen
 */
export async function findConfirmedSubject(query: SubjectQuery): Promise<ConfirmedSubject | undefined> {
  const kind = findSubjectField(query.form?.fields ?? [])?.subject;
  if (!kind) return undefined;
  const found = await findOpenSubjects(kind, query);
  return found.length > 1 ? undefined : confirmSubject(query.payload, kind, found[0]);
}

/** Says what a confirmation contains about an entry as it is given. */
export function confirmSubject<Kind extends FormSubjectKind>(
  payload: Payload,
  kind: Kind,
  doc: DataFromCollectionSlug<Kind> | undefined,
): ConfirmedSubject {
  const { [kind]: confirm }: Pick<SubjectConfirmations, Kind> = getConfirmations(payload);
  return { ...confirm(doc, new Date()), label: getEntryKind(kind).singular };
}

/** Says what a confirmation would contain about a draft; undefined when a field is missing or invalid. */
export function tryToConfirm<Kind extends FormSubjectKind>(
  payload: Payload,
  kind: Kind,
  doc: DataFromCollectionSlug<Kind>,
): ConfirmedSubject | undefined {
  try {
    return confirmSubject(payload, kind, doc);
  } catch {
    // A time or a time zone that doesn't exist.
    return undefined;
  }
}

/** Finds the published entries that a submission may be about. There are several only when a title is used by several at a time. */
export async function findOpenSubjects<Kind extends FormSubjectKind>(
  kind: Kind,
  query: SubjectQuery,
): Promise<DataFromCollectionSlug<Kind>[]> {
  const found = await findSubjects(kind, query);
  if (found.length < 2) return found;
  const { [kind]: confirm }: Pick<SubjectConfirmations, Kind> = getConfirmations(query.payload);
  // A title that is used again, as for a webinar that takes place every year.
  const sentAt = new Date(query.entry.createdAt);
  return found.filter((each) => !confirm(each, sentAt).isOver);
}

/** Finds the published entries that the submission may be about: one by its slug, if the page has it, otherwise by the title. */
async function findSubjects<Kind extends FormSubjectKind>(
  kind: Kind,
  { payload, entry, form, req }: SubjectQuery,
): Promise<DataFromCollectionSlug<Kind>[]> {
  const known = entry.about ? await findByFirstUrl(payload, kind, entry.about, req) : undefined;
  if (known) return known._status === 'published' ? [known] : [];
  const fields = form?.fields ?? [];
  const named = parseSubject({ fields }, (entry.page ?? '').split('/').slice(-2));
  const field = findSubjectField(fields)?.name;
  const title = entry.values?.find(({ name }) => name === field)?.value ?? '';
  const slugs = named ? [named.slug] : await findSlugs(kind, title, { payload, req });
  const { docs } = await payload.find({
    collection: kind,
    where: { and: [PUBLISHED_WHERE, { slug: { in: slugs } }] },
    pagination: false,
    depth: 0,
    ...(req && { req }),
  });
  return resolveStoredFacts(payload, docs, req);
}

/** Finds the entry whose page had this URL first, also as one that is no longer published. */
export async function findByFirstUrl<Kind extends FormSubjectKind>(
  payload: Payload,
  kind: Kind,
  url: string,
  req?: PayloadRequest,
): Promise<DataFromCollectionSlug<Kind> | undefined> {
  const named = parseEntryUrl(url);
  if (named?.kind.collection !== kind) return undefined;
  const { docs } = await payload.find({
    collection: kind,
    where: {
      or: [
        { originalSlug: { equals: named.slug } },
        { and: [{ slug: { equals: named.slug } }, { originalSlug: { exists: false } }] },
      ],
    },
    limit: 1,
    depth: 0,
    ...(req && { req }),
  });
  return resolveStoredFacts(payload, docs[0], req);
}

/** Finds the slugs of the published entries with a title. They are compared here because a stored title may have fact tokens. */
async function findSlugs(
  collection: FormSubjectKind,
  title: string,
  { payload, req }: { payload: Payload; req: PayloadRequest | undefined },
): Promise<string[]> {
  const { docs } = await payload.find({
    collection,
    where: PUBLISHED_WHERE,
    select: { slug: true, title: true },
    pagination: false,
    depth: 0,
    ...(req && { req }),
  });
  const entries = await resolveStoredFacts(payload, docs, req);
  return entries.filter((each) => each.title === title).map(({ slug }) => slug);
}

/** Returns what the modules contribute, which the configuration registers on the collection. */
function getConfirmations(payload: Payload): SubjectConfirmations {
  return customSchema.parse(payload.collections['form-entries'].config.custom).confirmations;
}
