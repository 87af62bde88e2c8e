import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { buildDocUrl, type DocLocation, parseDocVersion } from '@/cms/core/kinds/docs-locations';
import type { EntryStates } from '@/cms/core/database/entry-tables';
import { queryRows } from '@/cms/core/database/transaction';

const pageRowsSchema = z.array(z.object({ version: z.string(), group: z.string(), slug: z.string() }));

/** Returns the URLs of the docs: all versions and groups, and the pages in these states. */
export async function findDocUrls(states: EntryStates, req: PayloadRequest): Promise<string[]> {
  const groups = await req.payload.find({
    collection: 'docs-groups',
    select: { version: true, key: true },
    pagination: false,
    depth: 0,
    req,
  });
  const pages = pageRowsSchema.parse(await queryRows(req, buildDocPagesQuery(states)));
  const places = [...groups.docs.flatMap(({ version, key }) => [{ version }, { version, group: key }]), ...pages];
  return places.flatMap((place) => toDocUrls(place));
}

/** Builds the query for the places of the pages in these states. */
export function buildDocPagesQuery(states: EntryStates): ReturnType<typeof sql> {
  const queries = states.map((getTable) => {
    const { name, prefix, where } = getTable('docs');
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
