import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_form_entries_sender" AS ENUM('verified', 'unverified');
  ALTER TABLE "form_entries" ADD COLUMN "sender" "enum_form_entries_sender";
  CREATE INDEX "form_entries_sender_idx" ON "form_entries" USING btree ("sender");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "form_entries_sender_idx";
  ALTER TABLE "form_entries" DROP COLUMN "sender";
  DROP TYPE "public"."enum_form_entries_sender";`)
}
