import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { z } from 'zod';
import type { Match } from './match-result';
import { prepareStatement } from './prepare';

const textSchema = z.object({
  id: z.string(),
  version: z.string(),
  kind: z.string(),
  title: z.string(),
  heading: z.string(),
  path: z.string(),
  description: z.string(),
  sample: z.boolean(),
  answer: z.unknown(),
  body: z.string(),
});
/** The text of a hit. */
export type HitFields = z.infer<typeof textSchema>;

/** Enough for the texts of some thousand hits. */
const MEMORY_CHARACTERS = 4_000_000;

/** Texts of rows that were hits before, by ID and version: most searches find the same pages. */
const known = new LRUCache<string, HitFields>({
  maxSize: MEMORY_CHARACTERS,
  sizeCalculation: ({ description, body }) => 500 + description.length + body.length,
});

const getKey = ({ id, version }: Pick<Match, 'id' | 'version'>): string => `${id} ${version}`;

/** Returns the texts of hits by ID. Rows that have been removed since they were found are omitted. */
export async function readHitFields(
  pool: Pick<pg.Pool, 'query'>,
  matches: readonly Pick<Match, 'id' | 'version'>[],
): Promise<Map<string, HitFields>> {
  const texts = matches.map((match) => known.get(getKey(match)));
  const missing = matches.filter((_match, index) => texts[index] === undefined);
  const read = missing.length === 0 ? [] : await readRows(pool, missing);
  for (const text of read) known.set(getKey(text), text);
  return new Map([...texts, ...read].flatMap((text) => (text === undefined ? [] : [[text.id, text]])));
}

async function readRows(pool: Pick<pg.Pool, 'query'>, matches: readonly Pick<Match, 'id'>[]): Promise<HitFields[]> {
  const { rows } = await pool.query(
    prepareStatement({
      text: `select id, xmin::text as version, kind, title, heading, path, description, sample, answer, body
        from search.document where id = any($1)`,
      values: [matches.map(({ id }) => id)],
    }),
  );
  return z.array(textSchema).parse(rows);
}
