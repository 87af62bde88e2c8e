import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_form_deliveries_kind" ADD VALUE 'schedule-refused' BEFORE 'content-published';
  ALTER TABLE "form_deliveries" ADD COLUMN "event_id" integer;
  ALTER TABLE "form_deliveries" ADD CONSTRAINT "form_deliveries_event_id_audit_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."audit_events"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "form_deliveries_event_idx" ON "form_deliveries" USING btree ("event_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "form_deliveries" DROP CONSTRAINT "form_deliveries_event_id_audit_events_id_fk";
  ALTER TABLE "form_deliveries" ALTER COLUMN "kind" SET DATA TYPE text;
  DELETE FROM "form_deliveries" WHERE "kind" = 'schedule-refused';
  DROP TYPE "public"."enum_form_deliveries_kind";
  CREATE TYPE "public"."enum_form_deliveries_kind" AS ENUM('request-confirm', 'confirmation', 'mailbox', 'webhook', 'trial-reminder', 'trial-end', 'class-booked', 'class-offered', 'class-reminder', 'class-left', 'class-changed', 'class-dropped', 'exam-result', 'newsletter-confirm', 'newsletter-known', 'newsletter-issue', 'content-published');
  ALTER TABLE "form_deliveries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_form_deliveries_kind" USING "kind"::"public"."enum_form_deliveries_kind";
  DROP INDEX "form_deliveries_event_idx";
  ALTER TABLE "form_deliveries" DROP COLUMN "event_id";`)
}
