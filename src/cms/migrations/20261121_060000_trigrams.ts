import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** Similarity of words, by which an unknown address finds the nearest pages. pg_trgm is trusted: an owner may create it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`create extension if not exists pg_trgm with schema public`);
}

/** Takes the similarity of words away. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop extension if exists pg_trgm`);
}
