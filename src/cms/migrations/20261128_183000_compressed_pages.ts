import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Pages arrive compressed, so Postgres no longer tries to compress them, which took it 8 milliseconds for a page. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table page_cache.page alter column value set storage external`);
}

/** The version before can't read compressed pages, but it doesn't find them either: each build has keys of its own. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table page_cache.page alter column value set storage extended`);
}
