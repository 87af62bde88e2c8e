import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { LATEST_VERSION } from '@/cms/core/kinds/docs-locations';
import {
  buildEntryUrl,
  parseEntryUrl,
  getEntryKind,
  LISTED_KINDS,
  type EntryCollection,
  type EntryKind,
} from '@/cms/core/kinds/entry-kinds';
import { getTableName } from '@/cms/core/database/entry-tables';
import { CANCELED_PREFIX } from '@/cms/entries/occurrence';
import { getNextVisibilityChange, getVisibilityPhase } from '@/cms/core/publishing/visibility';
import { timestampSchema } from '@/platform/database/timestamp-schema';
import type { FactValues } from '@/platform/fact-tokens';
import { setCacheExpiry, addCacheTags } from '@/platform/page-cache/add-cache-tags';
import { pageTag } from '@/platform/page-cache/tags';
import { addFactTags, getFactValues, resolveFacts } from '@/modules/resolve-facts';
import { queryPublished } from '@/modules/public-reader';
import { resolveTokensInSql } from './fact-tokens-sql';
import { buildVisibleWhere } from './visible-entries';

type SQL = ReturnType<typeof sql>;

/** The fields of an entry that lists of all kinds show. */
interface EntrySummary {
  kind: EntryKind;
  url: string;
  title: string;
  description: string;
  contentChangedAt: string;
  sample: boolean;
}

const collections = LISTED_KINDS.map(({ collection }) => collection);
const entryRowSchema = z
  .object({
    collection: z.enum<EntryCollection[]>(collections),
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    content_changed_at: timestampSchema,
    sample: z.boolean().nullable(),
    visible_from: timestampSchema.nullable(),
    visible_until: timestampSchema.nullable(),
  })
  .transform(
    ({
      collection,
      slug,
      content_changed_at: contentChangedAt,
      visible_from: visibleFrom,
      visible_until: visibleUntil,
      sample,
      ...rest
    }) => {
      const kind = getEntryKind(collection);
      return {
        ...rest,
        kind,
        url: buildEntryUrl(kind, slug),
        contentChangedAt,
        visibleFrom,
        visibleUntil,
        sample: sample === true,
      };
    },
  );

/**
 * Builds a part of a query for `queryPublished`: the entries of every kind that are public at this time, with the columns
 * `collection`, `icon`, `url`, `slug`, `title`, `description`, `body`, `content_changed_at`, `sample`, `visible_from` and
 * `visible_until`.
 */
export function buildPublicEntriesQuery(facts: FactValues): SQL {
  // Once for all kinds, because each use carries the values of all tokens.
  return sql`
    select collection, icon, url, slug,
      ${resolveTokensInSql(sql`title`, facts)} as title,
      ${resolveTokensInSql(sql`description`, facts)} as description,
      ${resolveTokensInSql(sql`body`, facts)} as body,
      content_changed_at, sample, visible_from, visible_until
    from (${buildUnresolvedEntriesQuery()}) as unresolved_entries
  `;
}

/** As {@link buildPublicEntriesQuery}, but with fact tokens in the texts: to resolve them takes time for every entry. */
export function buildUnresolvedEntriesQuery(): SQL {
  const published = sql.join(
    LISTED_KINDS.map((kind) => buildPublishedQuery(kind)),
    sql` union all `,
  );
  const at = new Date().toISOString();
  return sql`
    select * from (${published}) as published_entries
    where (visible_from is null or visible_from <= ${at}) and (visible_until is null or visible_until > ${at})
  `;
}

/** As {@link buildUnresolvedEntriesQuery}, without the samples that search engines must not list. */
export function buildIndexableEntriesQuery(): SQL {
  const kinds = LISTED_KINDS.filter(({ hidesSamples }) => hidesSamples).map(({ collection }) => collection);
  return sql`
    select * from (${buildUnresolvedEntriesQuery()}) as visible_entries
    where sample is not true or collection <> all(${`{${kinds.join(',')}}`}::text[])
  `;
}

/** Tags what is being rendered with every entry of every kind, as `buildVisibleWhere` does for one. */
export async function addEntryTags(): Promise<void> {
  await Promise.all(collections.map((collection) => buildVisibleWhere(collection)));
}

/**
 * Returns the entries that search engines may list, for llms.txt: of each kind the newest `limit`, sorted by URL. Tags what is
 * being rendered with all of them, and with the facts that their texts may name.
 */
export async function getEntriesByKind(limit: number): Promise<{ kind: EntryKind; entries: EntrySummary[] }[]> {
  await Promise.all([addEntryTags(), addFactTags()]);
  const facts = await getFactValues();
  const entries = await queryPublished(
    entryRowSchema,
    sql`
    select collection, slug, ${resolveTokensInSql(sql`title`, facts)} as title,
      ${resolveTokensInSql(sql`description`, facts)} as description, content_changed_at, sample, visible_from, visible_until
    from (
      select *, row_number() over (partition by collection order by content_changed_at desc, url) as place
      from (${buildIndexableEntriesQuery()}) as indexable_entries
    ) as placed_entries
    where place <= ${limit}
    order by url`,
  );
  return LISTED_KINDS.map((kind) => ({ kind, entries: entries.filter((entry) => entry.kind === kind) }));
}

/** Returns the summaries of the entries at these paths, by path. Entries that aren't public are omitted. */
export async function findEntrySummaries(urls: readonly string[]): Promise<Map<string, EntrySummary>> {
  const named = urls.flatMap((url) => parseEntryUrl(url) ?? []);
  if (named.length === 0) return new Map();
  await addCacheTags(...named.map(({ kind, slug }) => pageTag(buildEntryUrl(kind, slug))));
  const queries = LISTED_KINDS.flatMap((kind) => {
    const slugs = named.filter((each) => each.kind === kind).map(({ slug }) => sql`${slug}`);
    return slugs.length === 0
      ? []
      : [sql`select ${COLUMNS} from (${buildPublishedQuery(kind)}) as entries where slug in (${sql.join(slugs, sql`, `)})`];
  });
  const entries = await resolveFacts(await queryPublished(entryRowSchema, sql.join(queries, sql` union all `)));
  const now = new Date();
  const change = getNextVisibilityChange(entries, now);
  if (change) await setCacheExpiry(change);
  return new Map(entries.filter((entry) => getVisibilityPhase(entry, now) === 'now').map((entry) => [entry.url, entry]));
}

const COLUMNS = sql`collection, slug, title, description, content_changed_at, sample, visible_from, visible_until`;

/**
 * Builds a part of a query for `queryPublished`: the entries of one kind, including those not yet or no longer visible. Their
 * tokens are not resolved.
 */
function buildPublishedQuery({ collection, base, icon, hasSamples, isTimed, takesPlace }: EntryKind): SQL {
  const slug = collection === 'docs' ? sql`("group" || '/' || slug)` : sql`slug`;
  const times = isTimed
    ? sql`visible_from, visible_until`
    : sql`null::timestamptz as visible_from, null::timestamptz as visible_until`;
  return sql`
    select ${collection}::text as collection, ${icon}::text as icon, ${`${base}/`}::text || ${slug} as url, ${slug} as slug,
      ${takesPlace ? buildPublicTitleExpression() : sql`title`}, description, body, content_changed_at,
      ${hasSamples ? sql`sample` : sql`false as sample`}, ${times}
    from ${sql.identifier(getTableName(collection))}
    ${collection === 'docs' ? sql`where version = ${LATEST_VERSION}` : sql``}
  `;
}

/** The same as buildPublicTitle (src/cms/entries/occurrence.ts), as a column. */
function buildPublicTitleExpression(): SQL {
  return sql`case when canceled and title !~* '^cancell?ed\\M' then ${CANCELED_PREFIX}::text || title else title end as title`;
}
