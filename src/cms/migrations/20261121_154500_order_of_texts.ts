import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** The order of lists, newest first, over what is public: a page far down a list is found in the index alone. Payload's own indexes all ascend. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index posts_newest_first on posts (published desc, slug, created_at desc) include (id) where _status = 'published';
    create index tutorials_newest_first on tutorials (published desc, slug, created_at desc) include (id) where _status = 'published';
    create index labs_newest_first on labs (published desc, slug, created_at desc) include (id) where _status = 'published'`);
}

/** Takes the indexes away. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index posts_newest_first, tutorials_newest_first, labs_newest_first`);
}
