import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * The page cache's tables and rules. A page holds the snapshot of when its making began; a tag holds the transaction
 * that dropped it last. A page is fresh unless one of its tags was dropped by a transaction that its snapshot does not
 * see. docs/architecture.md tells why this needs no clock and leaves no gap.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create schema page_cache;

    create table page_cache.page (
      key text primary key,
      tags text[] not null,
      snapshot pg_snapshot not null,
      value text not null,
      made_at timestamptz not null default now()
    );
    create index page_made_at on page_cache.page (made_at);

    create table page_cache.dropped_tag (
      tag text primary key,
      dropped_by xid8 not null
    );

    create function page_cache.is_fresh(tags text[], snapshot pg_snapshot) returns boolean
    language sql stable as $$
      select not exists (
        select from page_cache.dropped_tag d
        where d.tag = any (tags) and not pg_visible_in_snapshot(d.dropped_by, snapshot)
      )
    $$;

    create function page_cache.drop_tags(tags text[]) returns void
    language sql as $$
      insert into page_cache.dropped_tag (tag, dropped_by)
      select tag, pg_current_xact_id() from unnest(tags) as tag order by tag
      on conflict (tag) do update set dropped_by = excluded.dropped_by;
      select pg_notify('page_cache_dropped', to_json(tags)::text);
    $$;
  `);
}

/** Takes the page cache away; pages are then made for each request. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop schema page_cache cascade`);
}
