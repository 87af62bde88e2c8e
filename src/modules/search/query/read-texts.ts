import type pg from 'pg';
import { z } from 'zod';
import { prepareStatement } from './prepare';

const textSchema = z.object({
  id: z.string(),
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
export type HitText = z.infer<typeof textSchema>;

/**
 * Reads the texts of hits.
 * @param shown IDs of hits whose body is needed for a snippet
 * @param others IDs of hits of which only the answer may be shown
 */
export async function readTexts(
  pool: Pick<pg.Pool, 'query'>,
  shown: readonly string[],
  others: readonly string[],
): Promise<Map<string, HitText>> {
  if (shown.length + others.length === 0) return new Map();
  const { rows } = await pool.query(
    prepareStatement({
      text: `select id, kind, title, heading, path, description, sample, answer, case when id = any($1) then left(body, 20000) else '' end as body
        from search.document where id = any($2)`,
      values: [shown, [...new Set([...shown, ...others])]],
    }),
  );
  return new Map(
    z
      .array(textSchema)
      .parse(rows)
      .map((text) => [text.id, text]),
  );
}
