import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_form_deliveries_kind" ADD VALUE 'request-confirm' BEFORE 'confirmation';
  ALTER TABLE "forms" ADD COLUMN "confirmed" boolean;
  UPDATE "forms" SET "confirmed" = true WHERE "key" = 'account-support';
  ALTER TABLE "form_entries" ADD COLUMN "confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "form_entries" ADD COLUMN "confirm_before" timestamp(3) with time zone;
  ALTER TABLE "form_entries" ADD COLUMN "handle" varchar;
  ALTER TABLE "form_entries" ADD COLUMN "subject" varchar;
  CREATE UNIQUE INDEX "form_entries_handle_idx" ON "form_entries" USING btree ("handle");
  CREATE INDEX "form_entries_subject_idx" ON "form_entries" USING btree ("subject");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DELETE FROM "form_deliveries" WHERE "kind" = 'request-confirm';
  ALTER TABLE "form_deliveries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_form_deliveries_kind";
  CREATE TYPE "public"."enum_form_deliveries_kind" AS ENUM('confirmation', 'mailbox', 'webhook', 'trial-reminder', 'trial-end', 'newsletter-confirm', 'newsletter-known', 'newsletter-issue');
  ALTER TABLE "form_deliveries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_form_deliveries_kind" USING "kind"::"public"."enum_form_deliveries_kind";
  DROP INDEX "form_entries_handle_idx";
  DROP INDEX "form_entries_subject_idx";
  ALTER TABLE "forms" DROP COLUMN "confirmed";
  ALTER TABLE "form_entries" DROP COLUMN "confirmed_at";
  ALTER TABLE "form_entries" DROP COLUMN "confirm_before";
  ALTER TABLE "form_entries" DROP COLUMN "handle";
  ALTER TABLE "form_entries" DROP COLUMN "subject";`)
}
