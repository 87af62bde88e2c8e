import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * NOTIFY takes a message of less than 8,000 bytes. A change that drops more tags than that sends them in several
 * messages, which all arrive at commit; a tag that is named twice counts once.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create or replace function page_cache.drop_tags(tags text[]) returns void
    language plpgsql as $$
    declare
      next_tag text;
      message text[] := '{}';
    begin
      insert into page_cache.dropped_tag (tag, dropped_by)
      select distinct tag, pg_current_xact_id() from unnest(tags) as tag order by tag
      on conflict (tag) do update set dropped_by = excluded.dropped_by;

      for next_tag in select distinct tag from unnest(tags) as tag order by tag loop
        if octet_length(to_json(message || next_tag)::text) >= 8000 then
          perform pg_notify('page_cache_dropped', to_json(message)::text);
          message := '{}';
        end if;
        message := message || next_tag;
      end loop;
      if cardinality(message) > 0 then
        perform pg_notify('page_cache_dropped', to_json(message)::text);
      end if;
    end
    $$;
  `);
}

/** All tags are sent in one message again, and too many of them fail the change. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    create or replace function page_cache.drop_tags(tags text[]) returns void
    language sql as $$
      insert into page_cache.dropped_tag (tag, dropped_by)
      select tag, pg_current_xact_id() from unnest(tags) as tag order by tag
      on conflict (tag) do update set dropped_by = excluded.dropped_by;
      select pg_notify('page_cache_dropped', to_json(tags)::text);
    $$;
  `);
}
