import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * Numbers the combination of facet values of each hit, because counting facets then takes half the time of grouping
 * matches by a text and three arrays. A rebuild of the index copies the column.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table search.document add column facet_set bigint not null generated always as (hash_array_extended(
      array[kind] || array['/'] || products || array['/'] || topics || array['/'] || versions, 0)) stored
  `);
}

/** Drops the number; the facet values stay. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table search.document drop column facet_set`);
}
