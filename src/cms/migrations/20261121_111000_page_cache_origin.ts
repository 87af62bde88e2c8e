import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * Pages are compared with transaction numbers, which mean something in the cluster that gave them out and in no other.
 * A database that was dumped and restored elsewhere brings pages of the old cluster with it: each instance asks on
 * connecting whether the cluster and the database are those that the pages were made in, and else all are forgotten.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table page_cache.origin (
      is_only boolean primary key default true check (is_only),
      system_identifier bigint not null,
      database oid not null
    );

    create function page_cache.forget_foreign_pages() returns void
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

/** Pages are then trusted wherever they were made. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop function page_cache.forget_foreign_pages(); drop table page_cache.origin;`);
}
