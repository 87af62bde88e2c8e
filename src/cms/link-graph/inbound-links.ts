import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { z } from 'zod';
import { buildAuthorUrl, ARTICLE_KINDS } from '@/cms/core/article-kinds';
import { buildDocUrl, parseDocVersion } from '@/cms/core/docs-locations';
import { buildEntryUrl, ENTRY_KINDS } from '@/cms/core/entry-kinds';
import { buildTopicUrl, TOPICS } from '@/cms/core/topics';
import { queryRows } from '@/cms/core/transaction';
import { FIXED_LINKS } from './fixed-links';
import { hasLinks, getEntryLinks } from './entry-links';
import { extractReferences, stripQueryAndHash } from './references';

/** Something that links to a page or a picture: an entry, a redirect, the settings, or the site's own code. */
export interface InboundLink {
  /** The collection or global; `code` for links in the code, whose id says where they are shown. */
  source: string;
  id: number | string;
  /** Its URL, or a name if it has none. */
  name: string;
  /** The link target, without query and fragment. */
  target: string;
  /** Whether visitors can see the link. Drafts are checked again when they are published. */
  isPublic: boolean;
  /** URL of its form in the admin; undefined for links in the code. */
  adminPath?: string;
}

/**
 * Returns everything that links to one of these URLs or pictures (`media:name`), drafts included. All checks of inbound
 * links use this function.
 */
export async function findInboundLinks(targets: readonly string[], req: PayloadRequest): Promise<InboundLink[]> {
  if (targets.length === 0) return [];
  const wanted = new Set(targets);
  const candidates = await findCandidates(targets, req);
  const found = await Promise.all([
    ...[...candidates].map(([slug, ids]) => findInCollection(slug, ids, wanted, req)),
    findInRedirects(wanted, req),
    findInSettings(wanted, req),
  ]);
  return [...found.flat(), ...findInFixedLinks(wanted)].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

const candidate = z.looseObject({ id: z.union([z.number(), z.string()]), _status: z.string().nullish() });

async function findInCollection(
  slug: CollectionSlug,
  ids: readonly string[],
  wanted: ReadonlySet<string>,
  req: PayloadRequest,
): Promise<InboundLink[]> {
  const { docs } = await req.payload.find({
    collection: slug,
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    req,
  });
  return z
    .array(candidate)
    .parse(docs)
    .flatMap((doc) => {
      const target = getEntryLinks(slug, doc)
        .map((link) => stripQueryAndHash(link.target))
        .find((each) => wanted.has(each));
      if (target === undefined) return [];
      return [
        {
          source: slug,
          id: doc.id,
          name: getEntryName(slug, doc),
          target,
          isPublic: (doc._status ?? 'published') === 'published',
          adminPath: `/admin/collections/${slug}/${doc.id}`,
        },
      ];
    });
}

async function findInRedirects(wanted: ReadonlySet<string>, req: PayloadRequest): Promise<InboundLink[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { to: { in: [...wanted] } },
    pagination: false,
    depth: 0,
    req,
  });
  return docs.map(({ id, from, to }) => ({
    source: 'redirects',
    id,
    name: `the redirect ${from}`,
    target: to,
    isPublic: true,
    adminPath: `/admin/collections/redirects/${id}`,
  }));
}

async function findInSettings(wanted: ReadonlySet<string>, req: PayloadRequest): Promise<InboundLink[]> {
  const settings = await req.payload.findGlobal({ slug: 'settings', depth: 0, req });
  const target = extractReferences(settings)
    .map((link) => stripQueryAndHash(link.target))
    .find((each) => wanted.has(each));
  return target === undefined
    ? []
    : [
        {
          source: 'settings',
          id: 'settings',
          name: 'the site settings',
          target,
          isPublic: true,
          adminPath: '/admin/globals/settings',
        },
      ];
}

function findInFixedLinks(wanted: ReadonlySet<string>): InboundLink[] {
  return FIXED_LINKS.filter(({ target }) => wanted.has(target)).map(({ target, shownIn }) => ({
    source: 'code',
    id: shownIn,
    name: shownIn,
    target,
    isPublic: true,
  }));
}

const candidateRow = z.object({ slug: z.string(), id: z.string() });

/**
 * Finds the entries that may link to one of the targets: those that contain one anywhere in their rows, and those whose page
 * derives a link to one. Postgres reads all collections in one query, because loading every entry takes much longer.
 * @returns the IDs by collection
 */
async function findCandidates(
  targets: readonly string[],
  req: PayloadRequest,
): Promise<ReadonlyMap<CollectionSlug, readonly string[]>> {
  const { config, db } = req.payload;
  const queries = config.collections
    .filter(hasLinks)
    .flatMap(({ slug }) => [...buildContainingQueries(slug, targets, db.tables), ...buildDerivedLinkQueries(slug, targets)]);
  const rows = z.array(candidateRow).parse(await queryRows(req, sql.join(queries, sql` union `)));
  const slugs = config.collections.map(({ slug }) => slug);
  return new Map(
    slugs.flatMap((slug) => {
      const ids = rows.filter((row) => row.slug === slug).map(({ id }) => id);
      return ids.length === 0 ? [] : [[slug, ids]];
    }),
  );
}

type Statement = ReturnType<typeof sql>;

/** Builds queries for the entries that contain one of the targets in their row, or in the rows of their lists. */
function buildContainingQueries(
  slug: string,
  targets: readonly string[],
  tables: PayloadRequest['payload']['db']['tables'],
): Statement[] {
  const name = slug.replaceAll('-', '_');
  const words = targets.map((target) => target.replace(/^media:/, ''));
  const has = (row: string): Statement =>
    sql.join(
      words.map((word) => sql`strpos(${sql.identifier(row)}::text, ${word}) > 0`),
      sql` or `,
    );
  const entries = sql`select ${slug} as slug, entry.id::text from ${sql.identifier(name)} as entry`;
  const lists = Object.entries(tables).flatMap(([list, table]) => {
    if (!list.startsWith(`${name}_`)) return [];
    if ('_parentID' in table) return [{ list, parent: '_parent_id' }];
    return 'parent' in table ? [{ list, parent: 'parent_id' }] : [];
  });
  return [
    sql`${entries} where ${has('entry')}`,
    ...lists.map(
      ({ list, parent }) =>
        sql`${entries} join ${sql.identifier(list)} as list on list.${sql.identifier(parent)}::text = entry.id::text where ${has('list')}`,
    ),
  ];
}

/** Builds queries for links that a row stores in another form: the author's key, the topics, the chapter of the handbook. */
function buildDerivedLinkQueries(slug: string, targets: readonly string[]): Statement[] {
  const select = (table: string, column: string): Statement =>
    sql`select ${slug} as slug, ${sql.identifier(column)}::text from ${sql.identifier(table)}`;
  const listed = (values: readonly string[]): Statement =>
    sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    );
  if (slug === 'docs') {
    // The last part of a chapter's URL. Other pages of its name are left out afterwards.
    const chapters = targets.flatMap((target) =>
      target.startsWith('/docs/') ? [target.slice(target.lastIndexOf('/') + 1)] : [],
    );
    return chapters.length > 0 ? [sql`${select('docs', 'id')} where "group" in (${listed(chapters)})`] : [];
  }
  const kind = ARTICLE_KINDS.find(({ collection }) => collection === slug);
  if (kind === undefined) return [];
  const table = slug.replaceAll('-', '_');
  const beforeAuthor = buildAuthorUrl(kind, '');
  const authors = targets.flatMap((target) => (target.startsWith(beforeAuthor) ? [target.slice(beforeAuthor.length)] : []));
  const topics = TOPICS.flatMap(({ value }) => (targets.includes(buildTopicUrl(value)) ? [value] : []));
  return [
    ...(authors.length > 0 ? [sql`${select(table, 'id')} where author in (${listed(authors)})`] : []),
    ...(topics.length > 0 ? [sql`${select(`${table}_topics`, 'parent_id')} where value::text in (${listed(topics)})`] : []),
  ];
}

const docFields = z.object({ version: z.string(), group: z.string(), slug: z.string() });

/** Returns the name of an entry in lists for editors: its URL, or its key if it has none. */
export function getEntryName(slug: CollectionSlug, doc: Readonly<Record<string, unknown>>): string {
  const kind = ENTRY_KINDS.find(({ collection }) => collection === slug);
  if (kind) return buildEntryUrl(kind, String(doc['slug']));
  if (slug === 'docs') return getDocName(doc);
  return slug === 'pages' ? String(doc['url']) : `${slug} ${String(doc['key'] ?? doc['id'])}`;
}

function getDocName(doc: Readonly<Record<string, unknown>>): string {
  const known = docFields.safeParse(doc).data;
  const version = known && parseDocVersion(known.version);
  return version ? buildDocUrl({ ...known, version }) : `docs ${String(doc['id'])}`;
}

const MAX_NAMED = 8;

/** Lists the names for a sentence: “/a, /b and 3 more”. */
export function formatInboundLinks(referrers: readonly InboundLink[]): string {
  const names = [...new Set(referrers.map(({ name }) => name))];
  const rest = names.length - MAX_NAMED;
  if (rest > 0) return `${names.slice(0, MAX_NAMED).join(', ')} and ${rest} more`;
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('');
}
