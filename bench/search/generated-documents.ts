import type pg from 'pg';
import { z } from 'zod';
import { buildVector } from '@/modules/search/text/vectors';

/** Distinct documents; further ones repeat them under other URLs. */
const TEXTS = 500;
const WORDS_OF_TITLE = 5;
const WORDS_OF_TEXT = 250;

const indexesSchema = z.array(z.object({ name: z.string(), definition: z.string() }));
const wordsSchema = z.array(z.object({ word: z.string(), documents: z.number() }));

/**
 * Adds generated posts until the index has so many pages. Their words are those of the site, as frequent as there, so that
 * searches match about as large a share of them.
 */
export async function addGeneratedDocuments(pool: pg.Pool, size: number): Promise<number> {
  const present = await countPages(pool);
  if (present >= size) return present;
  const generated = await generateTexts(pool);
  await withoutIndexes(pool, () => insertDocuments(pool, generated, { from: present, to: size - 1 }));
  await pool.query('vacuum analyze search.document');
  return size;
}

async function countPages(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int from search.document where is_page');
  return rows[0]?.count ?? 0;
}

interface GeneratedText {
  title: string;
  body: string;
  /** The vectors of the title, and of both. */
  head: string;
  words: string;
}

async function generateTexts(pool: pg.Pool): Promise<GeneratedText[]> {
  const { rows } = await pool.query(
    "select word, documents from search.word where word <> '' and left(word, 1) <> '~' order by word",
  );
  const choose = createChooser(wordsSchema.parse(rows));
  return Array.from({ length: TEXTS }, () => {
    const title = Array.from({ length: WORDS_OF_TITLE }, choose).join(' ');
    const body = Array.from({ length: WORDS_OF_TEXT }, choose).join(' ');
    const weighted = { text: title, weight: 'A' } as const;
    return { title, body, head: buildVector([weighted]), words: buildVector([weighted, { text: body, weight: 'D' }]) };
  });
}

/** Filling an index that exists takes many times as long as creating it, so the indexes are created again afterward. */
async function withoutIndexes(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const { rows } = await pool.query(
    `select indexname as name, indexdef as definition
     from pg_indexes
     where schemaname = 'search' and tablename = 'document' and indexdef like '% USING gin %'`,
  );
  const indexes = indexesSchema.parse(rows);
  for (const { name } of indexes) await pool.query(`drop index search.${name}`);
  await work();
  for (const { definition } of indexes) await pool.query(definition);
}

async function insertDocuments(
  pool: pg.Pool,
  generated: readonly GeneratedText[],
  numbers: { from: number; to: number },
): Promise<void> {
  await pool.query(
    `insert into search.document (id, source, source_updated_at, url, page, is_page, kind, products, topics, versions, keys,
       boost, sample, name_length, head, title, heading, path, description, body, words)
     select 'generated:' || n, 'generated:' || n, now(), '/blog/generated-' || n, '/blog/generated-' || n, true,
       (array['Blog', 'Tutorials', 'Documentation', 'Labs'])[1 + n % 4], array['barman'],
       (array['{sql}', '{performance}', '{security}'])[1 + n % 3]::text[],
       array[(14 + n % 5)::text], '{}', 0, false, ${WORDS_OF_TITLE}, head::tsvector, title, '', 'Blog', title, body, words::tsvector
     from generate_series($2::int, $3::int) as n
     join jsonb_array_elements($1::jsonb) with ordinality as given (item, place) on place = 1 + n % ${TEXTS},
     jsonb_to_record(item) as t (title text, body text, head text, words text)`,
    [JSON.stringify(generated), numbers.from, numbers.to],
  );
}

/** Creates a function that returns words by their frequency, in the same order in each run. */
function createChooser(words: readonly { word: string; documents: number }[]): () => string {
  let sum = 0;
  const sums = words.map(({ documents }) => (sum += documents));
  const total = sums.at(-1) ?? 0;
  let state = 42;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    const at = (state / 2 ** 32) * total;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((sums[middle] ?? 0) > at) high = middle;
      else low = middle + 1;
    }
    return words[low]?.word ?? '';
  };
}
