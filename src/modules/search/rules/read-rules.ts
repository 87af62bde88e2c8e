import type pg from 'pg';
import { z } from 'zod';
import { fold } from '../text/tokenize';
import type { SearchRules } from '../query/search';

/** For how long the editors' rules are kept in memory: less than the second within which a change takes effect. */
const FRESH_MS = 500;

let kept: { rules: Promise<SearchRules>; until: number } | undefined;

/** Returns the editors' synonyms, pinned and hidden pages, as they were half a second ago at most. */
export function getRules(database: Pick<pg.Pool, 'query'>): Promise<SearchRules> {
  if (kept !== undefined && kept.until > Date.now()) return kept.rules;
  const rules = readRules(database);
  kept = { rules, until: Date.now() + FRESH_MS };
  rules.catch(() => (kept = undefined));
  return rules;
}

const rowsSchema = z.array(
  z.object({ kind: z.enum(['names', 'pinned', 'hidden']), name: z.string(), texts: z.array(z.string()) }),
);

/** Reads the editors' rules. @throws when Postgres doesn't answer in time */
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
