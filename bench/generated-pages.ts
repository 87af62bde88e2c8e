import type pg from 'pg';
import { PATHS_TAG } from '@/platform/page-cache/tags';

/** Returns the path of a generated page; the first has the number 1. */
export function getPagePath(number: number): string {
  return `/bench/page-${number}`;
}

/** Inserts copies of a real page, until `size` of them exist in addition to the site's own pages. */
export async function insertPages(client: pg.Client, size: number): Promise<void> {
  const { rows } = await client.query<{ column_name: string }>(
    `select column_name
     from information_schema.columns
     where table_schema = 'public' and table_name = 'pages' and column_name not in ('id', 'url', 'section')`,
  );
  const columns = rows.map(({ column_name: name }) => client.escapeIdentifier(name)).join(', ');
  await client.query(
    `insert into pages (url, ${columns})
     select '/bench/page-' || number, ${columns}
     from generate_series((select count(*) from pages where url like '/bench/%') + 1, $1::bigint) as number, pages
     where url = '/services/support'`,
    [size],
  );
  await client.query('analyze pages');
  // Servers that are running read the list of paths again.
  await client.query('select page_cache.drop_tags(array[$1])', [PATHS_TAG]);
}
