import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * The search index: a row for each page, each section of a page, and each fact that a page shows; the dictionary that
 * spelling is corrected by; and counts of what was searched, which name nobody. The words are made in the application
 * (src/modules/search/text), so the index needs no text search configuration and no extension but pg_trgm.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create schema search;

    create table search.document (
      id text primary key,
      source text not null,
      source_updated_at timestamptz not null,
      url text not null,
      page text not null,
      is_page boolean not null,
      kind text not null,
      products text[] not null,
      topics text[] not null,
      versions text[] not null,
      keys text[] not null,
      boost real not null,
      sample boolean not null,
      name_length smallint not null,
      visible_from timestamptz,
      visible_until timestamptz,
      head tsvector not null,
      title text not null,
      heading text not null,
      path text not null,
      description text not null,
      answer jsonb,
      body text not null,
      words tsvector not null
    );
    -- Text and words are kept outside of the row, so that counting matches reads few pages.
    alter table search.document alter column words set storage external, alter column body set storage external;
    alter table search.document
      alter column head set storage main, alter column url set storage main, alter column page set storage main,
      alter column kind set storage main, alter column products set storage main, alter column topics set storage main,
      alter column versions set storage main, alter column keys set storage main;
    alter table search.document set (toast_tuple_target = 256);
    create index on search.document (source);
    create index on search.document (url);
    create index on search.document using gin (words) with (fastupdate = off);
    create index on search.document using gin (head) with (fastupdate = off);
    create index on search.document using gin (keys) with (fastupdate = off);

    create table search.word (
      word text collate "C" primary key,
      documents integer not null
    );
    create index on search.word using gin (word public.gin_trgm_ops) with (fastupdate = off);

    -- What the external search service has, if there is one: only differences are sent.
    create table search.pushed (
      id text primary key,
      fingerprint text not null
    );

    create table search.query_count (
      day date not null,
      query text not null,
      asked integer not null,
      found integer not null,
      primary key (day, query)
    );
    create table search.click_count (
      day date not null,
      query text not null,
      url text not null,
      clicks integer not null,
      primary key (day, query, url)
    );
  `);
}

/** Takes the index, the dictionary and the counts away. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop schema search cascade`);
}
