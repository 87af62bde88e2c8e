import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { z } from 'zod';
import { addressOfEntry, ENTRY_KINDS } from '../entries/kinds';
import { transactionOf } from '../transaction';
import { checkReferences } from './check-references';
import { referencesOf, withoutEnd } from './references';

/** An entry that refers to something: a page, a text, a row of facts. */
export interface Referrer {
  collection: CollectionSlug;
  id: number | string;
  /** Its address, or what it is called where it has none. */
  name: string;
  /** To what it refers, without query and fragment. */
  target: string;
}

/** The collections that may be large, whose rows are looked through by Postgres first. */
const LARGE: readonly string[] = ['pages', ...ENTRY_KINDS.map(({ collection }) => collection)];

/**
 * The entries with a link to one of these addresses, or a picture of one of these targets (`media:name`). What is only a
 * draft counts too, since it is meant to be published. An entry does not refer to itself.
 */
export async function referrersOf(targets: readonly string[], req: PayloadRequest, self?: { collection: string; id: number | string }): Promise<Referrer[]> {
  if (targets.length === 0) return [];
  const wanted = new Set(targets);
  const collections = req.payload.config.collections.filter(({ hooks }) => hooks.beforeValidate?.some((hook) => hook === checkReferences));
  const found = await Promise.all(
    collections.map(async ({ slug }) => {
      const docs = await candidates(slug, targets, req);
      return docs.flatMap((doc) => {
        if (self?.collection === slug && self.id === doc.id) return [];
        const hit = referencesOf(doc).map(({ target }) => withoutEnd(target)).find((target) => wanted.has(target));
        return hit === undefined ? [] : [{ collection: slug, id: doc.id, name: nameOfEntry(slug, doc), target: hit }];
      });
    }),
  );
  return found.flat().toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

const candidate = z.looseObject({ id: z.union([z.number(), z.string()]) });
const idRows = z.object({ rows: z.array(z.object({ id: z.number() })) });

async function candidates(slug: CollectionSlug, targets: readonly string[], req: PayloadRequest): Promise<z.infer<typeof candidate>[]> {
  const ids = LARGE.includes(slug) ? await idsWithAnyOf(slug.replaceAll('-', '_'), targets, req) : undefined;
  if (ids?.length === 0) return [];
  const { docs } = await req.payload.find({ collection: slug, ...(ids ? { where: { id: { in: ids } } } : {}), pagination: false, depth: 0, req });
  return z.array(candidate).parse(docs);
}

/** The rows whose text has one of these in it, wherever it stands. Lists of texts, where a collection has any, are in a table beside its own. */
async function idsWithAnyOf(table: string, targets: readonly string[], req: PayloadRequest): Promise<number[]> {
  const words = targets.map((target) => target.replace(/^media:/, ''));
  const has = (text: ReturnType<typeof sql.raw>) => sql.join(words.map((word) => sql`strpos(${text}, ${word}) > 0`), sql` or `);
  const own = sql`select entry.id from ${sql.raw(`"${table}"`)} as entry where ${has(sql.raw('entry::text'))}`;
  const lists = `${table}_texts` in req.payload.db.tables ? sql` union select list.parent_id from ${sql.raw(`"${table}_texts"`)} as list where ${has(sql.raw('list.text'))}` : sql``;
  return idRows.parse(await (await transactionOf(req)).execute(sql`${own}${lists}`)).rows.map(({ id }) => id);
}

/** What an entry is called in lists for editors: its address, or its key where it has none. */
export function nameOfEntry(slug: CollectionSlug, doc: Readonly<Record<string, unknown>>): string {
  const kind = ENTRY_KINDS.find(({ collection }) => collection === slug);
  if (kind) return addressOfEntry(kind, String(doc['slug']));
  return slug === 'pages' ? String(doc['url']) : `${slug}: ${String(doc['key'] ?? doc['id'])}`;
}

const MOST_NAMED = 8;

/** Names them in a sentence: “/a, /b and 3 more”. */
export function namesOf(referrers: readonly Referrer[]): string {
  const names = [...new Set(referrers.map(({ name }) => name))];
  const rest = names.length - MOST_NAMED;
  return rest > 0 ? `${names.slice(0, MOST_NAMED).join(', ')} and ${rest} more` : names.join(', ');
}
