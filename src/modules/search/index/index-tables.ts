import { sql } from '@payloadcms/db-postgres';
import { buildVector } from '../text/vectors';
import { tokenize } from '../text/tokenize';
import type { SearchDocument } from './search-document';

type SQL = ReturnType<typeof sql>;

/** The live index, and the one that a rebuild fills. */
export type IndexTable = 'document' | 'document_next';

/** The entry that hits were built from, such as `pages:12`, and when it was changed. */
interface IndexSource {
  source: string;
  updatedAt: string;
}

const table = (name: IndexTable): SQL => sql`${sql.identifier('search')}.${sql.identifier(name)}`;

/** Builds the statement that removes the hits of a source. */
export function buildRemoval(name: IndexTable, source: string): SQL {
  return sql`delete from ${table(name)} where source = ${source}`;
}

/** The columns of a hit that are built from its entry, as in `toRow`. */
const BUILT_COLUMNS = [
  'url',
  'page',
  'is_page',
  'kind',
  'products',
  'topics',
  'versions',
  'keys',
  'boost',
  'sample',
  'name_length',
  'visible_from',
  'visible_until',
  'head',
  'title',
  'heading',
  'path',
  'description',
  'answer',
  'body',
  'words',
] as const;

const listColumns = (columns: readonly string[], from?: string): SQL =>
  sql.join(
    columns.map((column) =>
      from === undefined ? sql.identifier(column) : sql`${sql.identifier(from)}.${sql.identifier(column)}`,
    ),
    sql`, `,
  );

/**
 * Builds the statement that replaces the hits of a source. A section that has not changed stays as it is, because each word of a hit
 * that is written is inserted into indexes. The hit of the page itself always gets the new date, which belongs to the whole entry.
 */
export function buildReplacement(
  name: IndexTable,
  { source, updatedAt }: IndexSource,
  documents: readonly SearchDocument[],
): SQL {
  const rows = documents.map((document, index) => toRow(document, `${source}:${index}`));
  const written = ['id', 'source', 'source_updated_at', ...BUILT_COLUMNS];
  const replaced = ['source_updated_at', ...BUILT_COLUMNS];
  return sql`
    with given as (
      select id, ${source}::text as source, ${updatedAt}::timestamptz as source_updated_at, url, page, is_page, kind, products, topics,
        versions, keys, boost, sample, name_length, visible_from, visible_until, head::tsvector, title, heading, path, description,
        answer, body, words::tsvector
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id text, url text, page text, is_page boolean, kind text,
        products text[], topics text[], versions text[], keys text[], boost real, sample boolean, name_length smallint,
        visible_from timestamptz, visible_until timestamptz, head text, title text, heading text, path text, description text,
        answer jsonb, body text, words text)
    ), removed as (
      delete from ${table(name)} where source = ${source} and id not in (select id from given)
    )
    insert into ${table(name)} as stored (${listColumns(written)}) select ${listColumns(written)} from given
    on conflict (id) do update set (${listColumns(replaced)}) = row(${listColumns(replaced, 'excluded')})
    where stored.is_page or stored.id = ${`${source}:0`}
      or (${listColumns(BUILT_COLUMNS, 'stored')}) is distinct from (${listColumns(BUILT_COLUMNS, 'excluded')})
  `;
}

/** Builds the statement that rebuilds the dictionary from the words of all public pages. */
export function buildDictionary(): SQL {
  return sql`
    with counted as (
      select word, ndoc from ts_stat('select words from search.document where is_page')
      union all
      select '', count(*) from search.document where is_page
    ), removed as (delete from search.word where word not in (select word from counted))
    insert into search.word (word, documents) select word, ndoc from counted where length(word) <= 60
    on conflict (word) do update set documents = excluded.documents where word.documents <> excluded.documents
  `;
}

/** Excerpts are chosen from this many characters. The words of the rest are found, too. */
const BODY_LENGTH_MAX = 20_000;

/** Postgres can't store the NUL character. */
const withoutNul = (text: string): string => text.replaceAll('\u0000', ' ');

/** Counts the words of a name. Each part of an identifier is a word. */
function countWords(name: string): number {
  return new Set(tokenize(name).flatMap(({ word }) => word.split('_'))).size;
}

function toRow(document: SearchDocument, id: string) {
  const name = document.isPage || document.heading === '' ? document.title : document.heading;
  const above = name === document.title ? document.path : `${document.title} ${document.path}`;
  const head = [
    { text: [name, ...document.keys.slice(0, 3)].join(' '), weight: 'A' as const },
    { text: above, weight: 'B' as const },
    { text: document.description, weight: 'C' as const },
  ];
  return {
    id,
    url: document.url,
    page: document.page,
    is_page: document.isPage,
    kind: document.kind,
    products: document.products,
    topics: document.topics,
    versions: document.versions,
    keys: [...document.keys, ...(document.messages ?? [])],
    boost: document.boost,
    sample: document.sample,
    name_length: Math.min(100, countWords(name)),
    visible_from: document.visibleFrom ?? null,
    visible_until: document.visibleUntil ?? null,
    head: buildVector(head),
    title: withoutNul(document.title),
    heading: withoutNul(document.heading),
    path: withoutNul(document.path),
    description: withoutNul(document.description),
    answer: document.answer ?? null,
    // Postgres refuses the first half of a character that is cut in two.
    body: withoutNul(document.body)
      .slice(0, BODY_LENGTH_MAX)
      .replace(/[\uD800-\uDBFF]$/, ''),
    words: buildVector([...head, { text: document.body, weight: 'D' }]),
  };
}
