import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * Indexes the words of pages apart from those of their sections, for words that thousands of pages contain. A rebuild of the
 * index copies them. Publishing waits meanwhile, searches do not.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index document_page_words_idx on search.document using gin (words) with (fastupdate = off) where is_page;
    create index document_page_head_idx on search.document using gin (head) with (fastupdate = off) where is_page;
  `);
}

/** Drops the indexes; a rebuild of the index has given them other names. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    do $drop$ declare name text; begin
      for name in select indexname from pg_indexes
        where schemaname = 'search' and tablename = 'document' and indexdef like '% USING gin %' and indexdef like '% WHERE is_page'
      loop execute format('drop index search.%I', name); end loop;
    end $drop$;
  `);
}
