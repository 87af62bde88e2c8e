import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_docs_groups_icon" AS ENUM('database', 'cluster', 'replication', 'failover', 'backup', 'shield', 'lock', 'gauge', 'chart', 'migration', 'kubernetes', 'cloud', 'server', 'puzzle', 'pool', 'globe', 'book', 'graduation', 'certificate', 'calendar', 'support', 'headset', 'building', 'newspaper', 'scale', 'handshake', 'briefcase', 'people', 'download', 'terminal', 'search', 'map', 'code', 'community', 'clock', 'compass', 'person', 'document', 'video', 'layers', 'check', 'mail');
  ALTER TABLE "docs_groups" ADD COLUMN "icon" "enum_docs_groups_icon" DEFAULT 'book' NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "docs_groups" DROP COLUMN "icon";
  DROP TYPE "public"."enum_docs_groups_icon";`)
}
