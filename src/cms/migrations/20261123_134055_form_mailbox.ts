import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms" ADD COLUMN "deliver_to_site" boolean DEFAULT false;
  -- Mailboxes of the starter content, which nobody reads.
  UPDATE "forms" SET "deliver_to_site" = true, "deliver_to" = NULL WHERE "deliver_to" LIKE '%@example.com';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms" DROP COLUMN "deliver_to_site";`)
}
