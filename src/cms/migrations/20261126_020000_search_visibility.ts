import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * Indexes the few hits that appear or disappear at a set time, because each search that isn't cached asks for the next of
 * these times. A rebuild of the index copies them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index on search.document (visible_from) where visible_from is not null;
    create index on search.document (visible_until) where visible_until is not null;
  `);
}

/** Drops the indexes; the times stay. A rebuild of the index has given them other names. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index if exists search.document_visible_from_idx;
    drop index if exists search.document_visible_until_idx;
  `);
}
