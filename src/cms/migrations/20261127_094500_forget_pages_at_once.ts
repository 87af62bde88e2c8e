import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * An instance that connects to a restored database forgets its pages within the limit for statements, however many there are.
 * TRUNCATE waits for those who read a page just then, which takes a moment.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create or replace function page_cache.forget_foreign_pages() returns void
    language plpgsql as $$
    declare
      here page_cache.origin;
    begin
      select true, c.system_identifier, d.oid into here
      from pg_control_system() c, pg_database d where d.datname = current_database();
      -- Instances that connect at once wait for each other.
      lock table page_cache.origin in exclusive mode;
      if not exists (select from page_cache.origin o where o = here) then
        truncate page_cache.page;
        delete from page_cache.dropped_tag;
        delete from page_cache.origin;
        insert into page_cache.origin select here.*;
      end if;
    end
    $$;
  `);
}

/** The pages are deleted one by one again. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    create or replace function page_cache.forget_foreign_pages() returns void
    language plpgsql as $$
    declare
      here page_cache.origin;
    begin
      select true, c.system_identifier, d.oid into here
      from pg_control_system() c, pg_database d where d.datname = current_database();
      -- Instances that connect at once wait for each other.
      lock table page_cache.origin in exclusive mode;
      if not exists (select from page_cache.origin o where o = here) then
        delete from page_cache.page;
        delete from page_cache.dropped_tag;
        delete from page_cache.origin;
        insert into page_cache.origin select here.*;
      end if;
    end
    $$;
  `);
}
