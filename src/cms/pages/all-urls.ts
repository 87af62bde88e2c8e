import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { allDocAddresses } from '../docs/all-addresses';
import { ENTRY_KINDS } from '../entries/kinds';
import { rowsOf } from '../transaction';
import { mediaTarget } from './references';

const urlRows = z.array(z.object({ url: z.string() }));

/**
 * Which of these targets are there: pages and entries, drafts included, since a link may be written before its target is
 * published; old addresses, which lead on; and pictures. What it takes does not grow with the number of pages.
 */
export async function targetsAmong(targets: readonly string[], req: PayloadRequest): Promise<Set<string>> {
  if (targets.length === 0) return new Set();
  const [urls, docs, redirects, media] = await Promise.all([
    urlsWhere({ among: targets }, req),
    allDocAddresses(req),
    req.payload.find({ collection: 'redirects', where: { from: { in: [...targets] } }, select: { from: true }, pagination: false, depth: 0, req }),
    req.payload.find({ collection: 'media', select: { decorative: true }, pagination: false, depth: 0, req }),
  ]);
  return new Set([...urls, ...docs, ...redirects.docs.map(({ from }) => from), ...media.docs.map(({ id }) => mediaTarget(id))]);
}

/** The addresses of all pages and entries, drafts included. */
export async function allUrls(req: PayloadRequest): Promise<Set<string>> {
  return new Set([...(await urlsWhere({}, req)), ...(await allDocAddresses(req))]);
}

/** The addresses of all published pages and entries. */
export async function publishedUrls(req: PayloadRequest): Promise<Set<string>> {
  return new Set([...(await urlsWhere({ isPublished: true }, req)), ...(await allDocAddresses(req))]);
}

interface WantedUrls {
  isPublished?: true;
  among?: readonly string[];
}

/** Asked of Postgres itself: Payload would make a document of each of thousands. A draft that was only begun has no address yet. */
async function urlsWhere({ isPublished, among }: WantedUrls, req: PayloadRequest): Promise<string[]> {
  const state = isPublished ? sql` and _status = 'published'` : sql``;
  const entries = ENTRY_KINDS.map(({ collection, base }) => sql`select ${`${base}/`}::text || slug as url from ${sql.identifier(collection.replaceAll('-', '_'))} where slug is not null${state}`);
  const all = sql.join([sql`select url from pages where url is not null${state}`, ...entries], sql` union all `);
  const wanted = among ? sql` where url in (${sql.join(among.map((url) => sql`${url}`), sql`, `)})` : sql``;
  return urlRows.parse(await rowsOf(req, sql`select url from (${all}) as every_address${wanted}`)).map(({ url }) => url);
}
