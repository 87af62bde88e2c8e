import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { z } from 'zod';
import { buildAuthorUrl, ARTICLE_KINDS, type ArticleKind } from '@/cms/core/article-kinds';
import { buildDocUrl, parseDocVersion } from '@/cms/core/docs-locations';
import { buildEntryUrl, ENTRY_KINDS } from '@/cms/core/entry-kinds';
import { buildTopicUrl, TOPICS } from '@/cms/core/topics';
import { getTransaction } from '@/cms/core/transaction';
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
 * Collections that may be large, so Postgres narrows their rows down first. None of them stores array rows in separate
 * tables.
 */
const LARGE_COLLECTIONS: readonly string[] = ['pages', ...ARTICLE_KINDS.map(({ collection }) => collection)];

/**
 * Returns everything that links to one of these URLs or pictures (`media:name`), drafts included. All checks of inbound
 * links use this function.
 */
export async function findInboundLinks(targets: readonly string[], req: PayloadRequest): Promise<InboundLink[]> {
  if (targets.length === 0) return [];
  const wanted = new Set(targets);
  const collections = req.payload.config.collections.filter(hasLinks);
  const found = await Promise.all([
    ...collections.map(({ slug }) => findInCollection(slug, wanted, req)),
    findInRedirects(wanted, req),
    findInSettings(wanted, req),
  ]);
  return [...found.flat(), ...findInFixedLinks(wanted)].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

const candidate = z.looseObject({ id: z.union([z.number(), z.string()]), _status: z.string().nullish() });
const idRows = z.object({ rows: z.array(z.object({ id: z.number() })) });

async function findInCollection(slug: CollectionSlug, wanted: ReadonlySet<string>, req: PayloadRequest): Promise<InboundLink[]> {
  const docs = await findCandidates(slug, [...wanted], req);
  return docs.flatMap((doc) => {
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

async function findCandidates(
  slug: CollectionSlug,
  targets: readonly string[],
  req: PayloadRequest,
): Promise<z.infer<typeof candidate>[]> {
  const ids = LARGE_COLLECTIONS.includes(slug) ? await findIdsContaining(slug, targets, req) : undefined;
  if (ids?.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: slug,
    ...(ids ? { where: { id: { in: ids } } } : {}),
    pagination: false,
    depth: 0,
    req,
  });
  return z.array(candidate).parse(docs);
}

/**
 * Returns the rows that contain one of the targets anywhere in their text, or whose page derives a link to one of them.
 */
async function findIdsContaining(slug: string, targets: readonly string[], req: PayloadRequest): Promise<number[]> {
  const table = slug.replaceAll('-', '_');
  const words = targets.map((target) => target.replace(/^media:/, ''));
  const has = (text: ReturnType<typeof sql.raw>) =>
    sql.join(
      words.map((word) => sql`strpos(${text}, ${word}) > 0`),
      sql` or `,
    );
  const own = sql`select entry.id from ${sql.identifier(table)} as entry where ${has(sql.raw('entry::text'))}`;
  // Multi-value text fields are stored in a separate table, if the collection has any.
  const lists =
    `${table}_texts` in req.payload.db.tables
      ? sql` union select list.parent_id from ${sql.identifier(`${table}_texts`)} as list where ${has(sql.raw('list.text'))}`
      : sql``;
  const kind = ARTICLE_KINDS.find(({ collection }) => collection === slug);
  const derived = kind ? sql.join(buildDerivedLinkQueries(kind, targets)) : sql``;
  return idRows.parse(await (await getTransaction(req)).execute(sql`${own}${lists}${derived}`)).rows.map(({ id }) => id);
}

/** Builds queries for links that a row stores in another form: the key of the author, the topics. */
function buildDerivedLinkQueries(kind: ArticleKind, targets: readonly string[]): ReturnType<typeof sql>[] {
  const beforeAuthor = buildAuthorUrl(kind, '');
  const authors = targets.flatMap((target) => (target.startsWith(beforeAuthor) ? [target.slice(beforeAuthor.length)] : []));
  const topics = TOPICS.flatMap(({ value }) => (targets.includes(buildTopicUrl(value)) ? [value] : []));
  const listed = (values: readonly string[]) =>
    sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    );
  return [
    ...(authors.length > 0
      ? [sql` union select id from ${sql.identifier(kind.collection)} where author in (${listed(authors)})`]
      : []),
    ...(topics.length > 0
      ? [
          sql` union select parent_id from ${sql.identifier(`${kind.collection}_topics`)} where value::text in (${listed(topics)})`,
        ]
      : []),
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
