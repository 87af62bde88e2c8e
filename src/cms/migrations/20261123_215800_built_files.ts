import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** The built files of each version that ran in the last days, for tabs that were opened before an update. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table page_cache.built_file (
      path text primary key,
      content bytea not null,
      seen_at timestamptz not null default now()
    );
    -- The files are compressed when they are sent.
    alter table page_cache.built_file alter column content set storage external
  `);
}

/** Takes the files away; each version serves its own. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table page_cache.built_file`);
}
