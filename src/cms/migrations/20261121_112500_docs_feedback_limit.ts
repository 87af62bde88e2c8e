import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** How often somebody has sent a word on the handbook today. `sender` leads to nobody: it is a keyed hash that changes with the day. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table docs_feedback_limit (
      sender text not null,
      day date not null,
      sent integer not null,
      primary key (sender, day)
    );
  `);
}

/** Takes the counts away. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table docs_feedback_limit`);
}
