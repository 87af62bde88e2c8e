import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { buildPublicEntriesQuery } from '@/modules/entries';
import { getPayloadClient } from '@/modules/payload-client';

/** Longer queries are truncated to this many characters. */
export const SEARCH_LENGTH_MAX = 200;

/** The maximum number of search results. */
const RESULTS_MAX = 20;

/** Markers around matched words: characters that appear in no text of the site. */
const [MARK_BEGIN, MARK_END] = ['\u{E000}', '\u{E001}'];

/** A part of an excerpt, and whether it is a matched word. */
export interface ExcerptPart {
  text: string;
  isFound: boolean;
}

export interface SearchResult {
  url: string;
  label: string;
  excerpt: ExcerptPart[];
}

const resultRowSchema = z.object({ url: z.string(), label: z.string(), excerpt: z.string() });

/**
 * Finds the published pages and entries that contain all of these words, best match first: a word in the name ranks
 * higher than one in the summary, which ranks higher than one in the text (PostgreSQL manual, chapter 12). Quotes, `or`
 * and `-` work as in other search engines (`websearch_to_tsquery`).
 *
 * @param base path prefix to search in, such as /docs; the whole site by default
 */
export async function searchPages(words: string, base = ''): Promise<SearchResult[]> {
  const { rows } = await (
    await getPayloadClient()
  ).db.drizzle.execute(sql`
    with looked_for as (select websearch_to_tsquery('english', ${words.slice(0, SEARCH_LENGTH_MAX)}) as query),
    texts as (
      select url, label, description, long_description,
        setweight(to_tsvector('english', label || ' ' || pagetitle), 'A')
          || setweight(to_tsvector('english', description || ' ' || long_description), 'B')
          || setweight(jsonb_to_tsvector('english', layout, '["string"]'), 'D') as words
      from pages
      where _status = 'published' and not_indexed is not true
      union all
      select url, title, description, '',
        setweight(to_tsvector('english', title), 'A')
          || setweight(to_tsvector('english', description), 'B')
          || setweight(to_tsvector('english', body), 'D')
      from (${buildPublicEntriesQuery()}) as entries
    )
    select url, label,
      ts_headline('english', description || ' ' || long_description, query, ${`StartSel=${MARK_BEGIN}, StopSel=${MARK_END}, MaxFragments=2, MaxWords=30, MinWords=12`}) as excerpt
    from texts, looked_for
    where words @@ query and starts_with(url, ${`${base}/`})
    order by ts_rank_cd(words, query) desc, url
    limit ${RESULTS_MAX}
  `);
  return z
    .array(resultRowSchema)
    .parse(rows)
    .map(({ excerpt, ...result }) => ({ ...result, excerpt: splitExcerpt(excerpt) }));
}

/** Splits an excerpt at its marks. Exported for its test. */
export function splitExcerpt(excerpt: string): ExcerptPart[] {
  return excerpt.split(MARK_BEGIN).flatMap((part, index) => {
    if (index === 0) return part === '' ? [] : [{ text: part, isFound: false }];
    const [found = '', rest = ''] = part.split(MARK_END);
    return [{ text: found, isFound: true }, ...(rest === '' ? [] : [{ text: rest, isFound: false }])];
  });
}
