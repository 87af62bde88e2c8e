import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

const DATED = [
  'pages',
  'tutorials',
  'posts',
  'labs',
  'docs',
  'learning_paths',
  'press_releases',
  'customers',
  'partners',
  'job_openings',
  'webinars',
  'events',
  'white_papers',
];
const PUBLISHED_AT = ['docs', 'webinars', 'events'];

/** Adds the dates of the content (decision 33). For existing entries, the best that is known are the dates of the row. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of DATED) {
    await addColumn(db, table, 'content_changed_at');
    await db.execute(
      sql`update ${sql.identifier(table)} set content_changed_at = updated_at where content_changed_at is null and _status = 'published'`,
    );
  }
  for (const table of PUBLISHED_AT) {
    await addColumn(db, table, 'published_at');
    await db.execute(
      sql`update ${sql.identifier(table)} set published_at = created_at where published_at is null and _status = 'published'`,
    );
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of DATED) await dropColumn(db, table, 'content_changed_at');
  for (const table of PUBLISHED_AT) await dropColumn(db, table, 'published_at');
}

/** Adds a column to a table and to that of its versions. */
async function addColumn(db: MigrateUpArgs['db'], table: string, column: string): Promise<void> {
  await db.execute(
    sql`alter table ${sql.identifier(table)} add column if not exists ${sql.identifier(column)} timestamp(3) with time zone`,
  );
  await db.execute(
    sql`alter table ${sql.identifier(`_${table}_v`)} add column if not exists ${sql.identifier(`version_${column}`)} timestamp(3) with time zone`,
  );
}

async function dropColumn(db: MigrateDownArgs['db'], table: string, column: string): Promise<void> {
  await db.execute(sql`alter table ${sql.identifier(table)} drop column if exists ${sql.identifier(column)}`);
  await db.execute(
    sql`alter table ${sql.identifier(`_${table}_v`)} drop column if exists ${sql.identifier(`version_${column}`)}`,
  );
}
