import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { buildAuthorUrl, ARTICLE_KINDS } from '@/cms/core/kinds/article-kinds';
import { DOCS_BASE } from '@/cms/core/kinds/docs-locations';
import { ENTRY_KINDS } from '@/cms/core/kinds/entry-kinds';
import { type EntryStates, getPublishedTable, PUBLISHED, PUBLISHED_AND_LATEST } from '@/cms/core/database/entry-tables';
import { queryRows } from '@/cms/core/database/transaction';
import { findDocUrls } from './docs-urls';
import { getMediaTarget, getPictureName } from './link-targets';

type Statement = ReturnType<typeof sql>;

const urlRowsSchema = z.array(z.object({ url: z.string() }));

/**
 * Returns which of these targets exist: pages and entries (drafts included, since a link may be written before its
 * target is published), old URLs that redirect, and pictures. Only the docs are few enough to load all of their URLs.
 */
export async function findExistingTargets(targets: readonly string[], req: PayloadRequest): Promise<Set<string>> {
  return findTargets(targets, PUBLISHED_AND_LATEST, req);
}

/**
 * Returns which of these targets a public page may link to: the same, without drafts. The list of an author counts before
 * its first entry is published, because that entry links to it.
 */
export async function findPublicTargets(targets: readonly string[], req: PayloadRequest): Promise<Set<string>> {
  return findTargets(targets, PUBLISHED, req);
}

async function findTargets(targets: readonly string[], states: EntryStates, req: PayloadRequest): Promise<Set<string>> {
  if (targets.length === 0) return new Set();
  return new Set([
    ...(await queryUrls({ states, among: targets }, req)),
    ...(targets.some((target) => target.startsWith(DOCS_BASE)) ? await findDocUrls(states, req) : []),
    ...(await findRedirectedUrls(req, { from: { in: [...targets] } })),
    ...(await findPictureTargets(req, { id: { in: targets.flatMap((target) => getPictureName(target) ?? []) } })),
  ]);
}

/** Returns every valid link target: the URLs and pictures that {@link findExistingTargets} searches. */
export async function findAllTargets(req: PayloadRequest): Promise<Set<string>> {
  return new Set([...(await findAllUrls(req)), ...(await findRedirectedUrls(req)), ...(await findPictureTargets(req))]);
}

async function findRedirectedUrls(req: PayloadRequest, where?: Where): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where,
    select: { from: true },
    pagination: false,
    depth: 0,
    req,
  });
  return docs.map(({ from }) => from);
}

async function findPictureTargets(req: PayloadRequest, where?: Where): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'media',
    where,
    select: { decorative: true },
    pagination: false,
    depth: 0,
    req,
  });
  return docs.map(({ id }) => getMediaTarget(id));
}

/** Returns the URLs of all pages and entries, drafts included, and of all author lists. */
export async function findAllUrls(req: PayloadRequest): Promise<Set<string>> {
  const states = PUBLISHED_AND_LATEST;
  return new Set([...(await queryUrls({ states }, req)), ...(await findDocUrls(states, req))]);
}

/**
 * Returns the URLs that visitors can open: published pages and entries, and lists of authors with published entries.
 */
export async function findPublishedUrls(req: PayloadRequest): Promise<Set<string>> {
  const states = PUBLISHED;
  return new Set([...(await queryUrls({ states, omitsEmptyLists: true }, req)), ...(await findDocUrls(states, req))]);
}

interface UrlFilter {
  states: EntryStates;
  /** Whether to leave out the lists of authors without a published entry. */
  omitsEmptyLists?: true;
  /** URLs to search for, at least one; all without it. */
  among?: readonly string[];
}

async function queryUrls(filter: UrlFilter, req: PayloadRequest): Promise<string[]> {
  return urlRowsSchema.parse(await queryRows(req, buildUrlQuery(filter))).map(({ url }) => url);
}

/**
 * Builds a query, because Payload would build a document for each of thousands of rows. A draft made in the admin has its URL
 * only in its versions, and a new one may not have a URL yet. Each table is searched for the part of the URLs that it stores, which
 * its index finds; a search in all URLs put together would read all of them.
 */
export function buildUrlQuery({ states, omitsEmptyLists, among }: UrlFilter): Statement {
  const places = [
    ...getEntryPlaces({ collection: 'pages', column: 'url', base: '' }, states),
    ...ENTRY_KINDS.flatMap(({ collection, base }) => getEntryPlaces({ collection, column: 'slug', base: `${base}/` }, states)),
    ...getAuthorListPlaces(omitsEmptyLists === true),
  ];
  return sql.join(
    places.flatMap((place) => buildPlaceQuery(place, among)),
    sql` union `,
  );
}

/** A column that holds the rest of URLs with the same beginning, and the rows that count. */
interface UrlPlace {
  base: string;
  column: string;
  table: string;
  where: Statement;
}

/** Returns no query when none of the URLs can be in the place. */
function buildPlaceQuery({ base, column, table, where }: UrlPlace, among: readonly string[] | undefined): Statement[] {
  const stored = sql.identifier(column);
  const rest = among?.filter((url) => url.startsWith(base)).map((url) => sql`${url.slice(base.length)}`);
  if (rest?.length === 0) return [];
  const condition = rest === undefined ? sql`${stored} is not null` : sql`${stored} in (${sql.join(rest, sql`, `)})`;
  return [sql`select ${base}::text || ${stored} as url from ${sql.identifier(table)} where ${where} and ${condition}`];
}

function getEntryPlaces(
  { collection, column, base }: { collection: string; column: string; base: string },
  states: EntryStates,
): UrlPlace[] {
  return states.map((getTable) => {
    const { name, prefix, where } = getTable(collection);
    return { base, column: prefix + column, table: name, where };
  });
}

/** Returns the places of author lists. A list is public as soon as it contains an entry. */
function getAuthorListPlaces(omitsEmptyLists: boolean): UrlPlace[] {
  return ARTICLE_KINDS.map((kind) => {
    const { name, where } = getPublishedTable(kind.collection);
    const hasText = sql`exists (select from ${sql.identifier(name)} where author = authors.key and ${where})`;
    return { base: buildAuthorUrl(kind, ''), column: 'key', table: 'authors', where: omitsEmptyLists ? hasText : sql`true` };
  });
}
