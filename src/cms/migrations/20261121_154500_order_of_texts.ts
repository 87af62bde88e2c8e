import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** The order of lists, newest first, over what is public: a page far down a list is found in the index alone (Payload's own indexes all ascend). And texts by their topic. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index posts_newest_first on posts (published desc, slug, created_at desc) include (id) where _status = 'published';
    create index tutorials_newest_first on tutorials (published desc, slug, created_at desc) include (id) where _status = 'published';
    create index labs_newest_first on labs (published desc, slug, created_at desc) include (id) where _status = 'published';
    create index posts_topics_by_topic on posts_topics (value, parent_id);
    create index tutorials_topics_by_topic on tutorials_topics (value, parent_id);
    create index labs_topics_by_topic on labs_topics (value, parent_id)`);
}

/** Takes the indexes away. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop index posts_newest_first, tutorials_newest_first, labs_newest_first, posts_topics_by_topic, tutorials_topics_by_topic, labs_topics_by_topic`);
}
