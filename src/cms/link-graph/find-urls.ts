import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { buildAuthorUrl, ARTICLE_KINDS } from '@/cms/core/article-kinds';
import { findAllDocUrls, findPublishedDocUrls } from './docs-addresses';
import { ENTRY_KINDS } from '@/cms/core/entry-kinds';
import { queryRows } from '@/cms/core/transaction';
import { getMediaTarget } from './references';

const urlRows = z.array(z.object({ url: z.string() }));

/**
 * Which of these targets are there: pages and entries, drafts included, since a link may be written before its target is
 * published; old addresses, which lead on; and pictures. What it takes does not grow with the number of pages.
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

/** Everything that a link may lead to: the addresses and pictures among which {@link findExistingTargets} looks. */
export async function findAllTargets(req: PayloadRequest): Promise<Set<string>> {
  const [urls, redirects, media] = await Promise.all([
    findAllUrls(req),
    req.payload.find({ collection: 'redirects', select: { from: true }, pagination: false, depth: 0, req }),
    req.payload.find({ collection: 'media', select: { decorative: true }, pagination: false, depth: 0, req }),
  ]);
  return new Set([...urls, ...redirects.docs.map(({ from }) => from), ...media.docs.map(({ id }) => getMediaTarget(id))]);
}

/** The addresses of all pages and entries, drafts included, and the lists of all authors. */
export async function findAllUrls(req: PayloadRequest): Promise<Set<string>> {
  return new Set([...(await queryUrls({}, req)), ...(await findAllDocUrls(req))]);
}

/** The addresses that visitors can open: published pages and entries, and the lists of authors who have published something. */
export async function findPublishedUrls(req: PayloadRequest): Promise<Set<string>> {
  return new Set([...(await queryUrls({ isPublished: true }, req)), ...(await findPublishedDocUrls(req))]);
}

interface UrlFilter {
  isPublished?: true;
  among?: readonly string[];
}

/** Asked of Postgres itself: Payload would make a document of each of thousands. A draft that was only begun has no address yet. */
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

/** The list of an author's texts of a kind is public as soon as there is one. */
function buildAuthorListQueries(isPublished: boolean): ReturnType<typeof sql>[] {
  return ARTICLE_KINDS.map((kind) => {
    const hasText = isPublished
      ? sql` where exists (select from ${sql.identifier(kind.collection)} as entry where entry.author = authors.key and entry._status = 'published')`
      : sql``;
    return sql`select ${buildAuthorUrl(kind, '')}::text || key as url from authors${hasText}`;
  });
}
