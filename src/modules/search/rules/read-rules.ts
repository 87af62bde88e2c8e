import type pg from 'pg';
import { z } from 'zod';
import { createCachedRead } from '@/platform/page-cache/cached-read';
import { dataTag } from '@/platform/page-cache/tags';
import { getSitePool } from '@/platform/site-database';
import { fold } from '../text/tokenize';
import type { SearchRules } from './search-rules';

/** Returns the editors' synonyms and their pinned and hidden pages. @throws when Postgres doesn't respond in time */
export const getRules = createCachedRead([dataTag('search-synonyms'), dataTag('search-rules')], () => readRules(getSitePool()));

const rowsSchema = z.array(
  z.object({ kind: z.enum(['names', 'pinned', 'hidden']), name: z.string(), texts: z.array(z.string()) }),
);

/** Reads the editors' rules. @throws when Postgres doesn't respond in time */
export async function readRules(database: Pick<pg.Pool, 'query'>): Promise<SearchRules> {
  const { rows } = await database.query(`
    select path as kind, key as name, array_agg(text order by texts."order") as texts
    from search_synonyms join search_synonyms_texts texts on texts.parent_id = search_synonyms.id where path = 'names' group by key, path
    union all
    select path, query, array_agg(text order by texts."order")
    from search_rules join search_rules_texts texts on texts.parent_id = search_rules.id group by query, path, search_rules.id
  `);
  const parsed = rowsSchema.parse(rows);
  const collect = (kind: 'pinned' | 'hidden') =>
    new Map(parsed.filter((row) => row.kind === kind).map(({ name, texts }) => [fold(name).trim(), texts]));
  return {
    synonyms: parsed.filter(({ kind }) => kind === 'names').map(({ texts }) => texts),
    pinned: collect('pinned'),
    hidden: collect('hidden'),
  };
}
