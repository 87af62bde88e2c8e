import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { buildAuthorUrl, ARTICLE_KINDS } from '@/cms/core/article-kinds';
import { findAllDocUrls, findPublishedDocUrls } from './docs-urls';
import { ENTRY_KINDS } from '@/cms/core/entry-kinds';
import { queryRows } from '@/cms/core/transaction';
import { getMediaTarget } from './references';

const urlRows = z.array(z.object({ url: z.string() }));

/**
 * Returns which of these targets exist: pages and entries (drafts included, since a link may be written before its
 * target is published), old URLs that redirect, and pictures. The cost does not grow with the number of pages.
 */
export async function findExistingTargets(targets: readonly string[], req: PayloadRequest): Promise<Set<string>> {
  if (targets.length === 0) return new Set();
  const [urls, docs, redirects, media] = await Promise.all([
    queryUrls({ among: targets }, req),
    findAllDocUrls(req),
    req.payload.find({
      collection: 'redirects',
      where: { from: { in: [...targets] } },
      select: { from: true },
      pagination: false,
      depth: 0,
      req,
    }),
    req.payload.find({ collection: 'media', select: { decorative: true }, pagination: false, depth: 0, req }),
  ]);
  return new Set([
    ...urls,
    ...docs,
    ...redirects.docs.map(({ from }) => from),
    ...media.docs.map(({ id }) => getMediaTarget(id)),
  ]);
}

/** Returns every valid link target: the URLs and pictures that {@link findExistingTargets} searches. */
export async function findAllTargets(req: PayloadRequest): Promise<Set<string>> {
  const [urls, redirects, media] = await Promise.all([
    findAllUrls(req),
    req.payload.find({ collection: 'redirects', select: { from: true }, pagination: false, depth: 0, req }),
    req.payload.find({ collection: 'media', select: { decorative: true }, pagination: false, depth: 0, req }),
  ]);
  return new Set([...urls, ...redirects.docs.map(({ from }) => from), ...media.docs.map(({ id }) => getMediaTarget(id))]);
}

/** Returns the URLs of all pages and entries, drafts included, and of all author lists. */
export async function findAllUrls(req: PayloadRequest): Promise<Set<string>> {
  return new Set([...(await queryUrls({}, req)), ...(await findAllDocUrls(req))]);
}

/**
 * Returns the URLs that visitors can open: published pages and entries, and lists of authors with published entries.
 */
export async function findPublishedUrls(req: PayloadRequest): Promise<Set<string>> {
  return new Set([...(await queryUrls({ isPublished: true }, req)), ...(await findPublishedDocUrls(req))]);
}

interface UrlFilter {
  isPublished?: true;
  among?: readonly string[];
}

/**
 * Queries Postgres directly, because Payload would build a document for each of thousands of rows. A new draft may not
 * have a URL yet.
 */
async function queryUrls({ isPublished, among }: UrlFilter, req: PayloadRequest): Promise<string[]> {
  const state = isPublished ? sql` and _status = 'published'` : sql``;
  const entries = ENTRY_KINDS.map(
    ({ collection, base }) =>
      sql`select ${`${base}/`}::text || slug as url from ${sql.identifier(collection.replaceAll('-', '_'))} where slug is not null${state}`,
  );
  const all = sql.join(
    [sql`select url from pages where url is not null${state}`, ...entries, ...buildAuthorListQueries(isPublished === true)],
    sql` union all `,
  );
  const wanted = among
    ? sql` where url in (${sql.join(
        among.map((url) => sql`${url}`),
        sql`, `,
      )})`
    : sql``;
  return urlRows.parse(await queryRows(req, sql`select url from (${all}) as every_address${wanted}`)).map(({ url }) => url);
}

/** Builds the queries for author lists. A list is public as soon as it contains an entry. */
function buildAuthorListQueries(isPublished: boolean): ReturnType<typeof sql>[] {
  return ARTICLE_KINDS.map((kind) => {
    const hasText = isPublished
      ? sql` where exists (select from ${sql.identifier(kind.collection)} as entry where entry.author = authors.key and entry._status = 'published')`
      : sql``;
    return sql`select ${buildAuthorUrl(kind, '')}::text || key as url from authors${hasText}`;
  });
}
