import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { buildDocUrl, type DocLocation, parseDocVersion } from '@/cms/core/docs-locations';
import { getLatestTable, getPublishedTable } from '@/cms/core/entry-tables';
import { queryRows } from '@/cms/core/transaction';

const pageRows = z.array(z.object({ version: z.string(), group: z.string(), slug: z.string() }));

/** Returns the URLs of the docs: versions, groups and pages, drafts included. */
export async function findAllDocUrls(req: PayloadRequest): Promise<string[]> {
  return findDocUrls(false, req);
}

/** Returns the URLs of the docs that visitors can open. */
export async function findPublishedDocUrls(req: PayloadRequest): Promise<string[]> {
  return findDocUrls(true, req);
}

async function findDocUrls(isPublished: boolean, req: PayloadRequest): Promise<string[]> {
  const [groups, pages] = await Promise.all([
    req.payload.find({ collection: 'docs-groups', select: { version: true, key: true }, pagination: false, depth: 0, req }),
    queryRows(req, buildDocPagesQuery(isPublished)),
  ]);
  const places = [...groups.docs.flatMap(({ version, key }) => [{ version }, { version, group: key }]), ...pageRows.parse(pages)];
  return places.flatMap((place) => toDocUrls(place));
}

/** Builds the query for the places of pages: the public ones, or those of the latest drafts too. */
export function buildDocPagesQuery(isPublished: boolean): ReturnType<typeof sql> {
  const states = [getPublishedTable('docs'), ...(isPublished ? [] : [getLatestTable('docs')])];
  const queries = states.map(({ name, prefix, where }) => {
    const [version, group, slug] = ['version', 'group', 'slug'].map((column) => sql.identifier(prefix + column));
    return sql`select ${version} as version, ${group} as "group", ${slug} as slug from ${sql.identifier(name)}
      where ${where} and ${version} is not null and ${group} is not null and ${slug} is not null`;
  });
  return sql.join(queries, sql` union `);
}

function toDocUrls({ version, ...rest }: Omit<DocLocation, 'version'> & { version: string }): string[] {
  const known = parseDocVersion(version);
  return known ? [buildDocUrl({ ...rest, version: known })] : [];
}
