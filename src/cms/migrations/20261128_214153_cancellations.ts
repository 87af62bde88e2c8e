import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'registration-canceled' BEFORE 'trial-reminder';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'registration-moved' BEFORE 'trial-reminder';
  ALTER TYPE "public"."enum_mails_kind" ADD VALUE 'registration-resumed' BEFORE 'trial-reminder';
  ALTER TYPE "public"."enum_form_deliveries_kind" ADD VALUE 'registration-canceled' BEFORE 'trial-reminder';
  ALTER TYPE "public"."enum_form_deliveries_kind" ADD VALUE 'registration-moved' BEFORE 'trial-reminder';
  ALTER TYPE "public"."enum_form_deliveries_kind" ADD VALUE 'registration-resumed' BEFORE 'trial-reminder';
  ALTER TYPE "public"."enum_audit_events_operation" ADD VALUE 'people-notified' BEFORE 'end-moved';
  ALTER TABLE "form_entries" ADD COLUMN "about" varchar;
  ALTER TABLE "webinars" ADD COLUMN "canceled" boolean;
  ALTER TABLE "webinars" ADD COLUMN "cancellation" varchar;
  ALTER TABLE "webinars" ADD COLUMN "previous_start" timestamp(3) with time zone;
  ALTER TABLE "webinars" ADD COLUMN "original_slug" varchar;
  ALTER TABLE "_webinars_v" ADD COLUMN "version_canceled" boolean;
  ALTER TABLE "_webinars_v" ADD COLUMN "version_cancellation" varchar;
  ALTER TABLE "_webinars_v" ADD COLUMN "version_previous_start" timestamp(3) with time zone;
  ALTER TABLE "_webinars_v" ADD COLUMN "version_original_slug" varchar;
  ALTER TABLE "events" ADD COLUMN "canceled" boolean;
  ALTER TABLE "events" ADD COLUMN "cancellation" varchar;
  ALTER TABLE "events" ADD COLUMN "previous_start" timestamp(3) with time zone;
  ALTER TABLE "events" ADD COLUMN "original_slug" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_canceled" boolean;
  ALTER TABLE "_events_v" ADD COLUMN "version_cancellation" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_previous_start" timestamp(3) with time zone;
  ALTER TABLE "_events_v" ADD COLUMN "version_original_slug" varchar;
  CREATE INDEX "form_entries_about_idx" ON "form_entries" USING btree ("about");
  CREATE INDEX "webinars_original_slug_idx" ON "webinars" USING btree ("original_slug");
  CREATE INDEX "_webinars_v_version_version_original_slug_idx" ON "_webinars_v" USING btree ("version_original_slug");
  CREATE INDEX "events_original_slug_idx" ON "events" USING btree ("original_slug");
  CREATE INDEX "_events_v_version_version_original_slug_idx" ON "_events_v" USING btree ("version_original_slug");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_mails_kind";
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('request-confirm', 'confirmation', 'mailbox', 'trial-reminder', 'trial-end', 'class-booked', 'class-offered', 'class-reminder', 'class-left', 'class-changed', 'class-dropped', 'exam-result', 'newsletter-confirm', 'newsletter-known', 'newsletter-issue', 'schedule-refused', 'newsletter-test');
  ALTER TABLE "mails" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_mails_kind" USING "kind"::"public"."enum_mails_kind";
  ALTER TABLE "form_deliveries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_form_deliveries_kind";
  CREATE TYPE "public"."enum_form_deliveries_kind" AS ENUM('request-confirm', 'confirmation', 'mailbox', 'webhook', 'trial-reminder', 'trial-end', 'class-booked', 'class-offered', 'class-reminder', 'class-left', 'class-changed', 'class-dropped', 'exam-result', 'newsletter-confirm', 'newsletter-known', 'newsletter-issue', 'schedule-refused', 'content-published');
  ALTER TABLE "form_deliveries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_form_deliveries_kind" USING "kind"::"public"."enum_form_deliveries_kind";
  ALTER TABLE "audit_events" ALTER COLUMN "operation" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_events_operation";
  CREATE TYPE "public"."enum_audit_events_operation" AS ENUM('created', 'changed', 'review-asked', 'approved', 'sent-back', 'published', 'taken-down', 'restored', 'deleted', 'end-moved', 'booking-changed', 'exam-changed', 'scheduled', 'schedule-removed', 'schedule-failed');
  ALTER TABLE "audit_events" ALTER COLUMN "operation" SET DATA TYPE "public"."enum_audit_events_operation" USING "operation"::"public"."enum_audit_events_operation";
  DROP INDEX "form_entries_about_idx";
  DROP INDEX "webinars_original_slug_idx";
  DROP INDEX "_webinars_v_version_version_original_slug_idx";
  DROP INDEX "events_original_slug_idx";
  DROP INDEX "_events_v_version_version_original_slug_idx";
  ALTER TABLE "form_entries" DROP COLUMN "about";
  ALTER TABLE "webinars" DROP COLUMN "canceled";
  ALTER TABLE "webinars" DROP COLUMN "cancellation";
  ALTER TABLE "webinars" DROP COLUMN "previous_start";
  ALTER TABLE "webinars" DROP COLUMN "original_slug";
  ALTER TABLE "_webinars_v" DROP COLUMN "version_canceled";
  ALTER TABLE "_webinars_v" DROP COLUMN "version_cancellation";
  ALTER TABLE "_webinars_v" DROP COLUMN "version_previous_start";
  ALTER TABLE "_webinars_v" DROP COLUMN "version_original_slug";
  ALTER TABLE "events" DROP COLUMN "canceled";
  ALTER TABLE "events" DROP COLUMN "cancellation";
  ALTER TABLE "events" DROP COLUMN "previous_start";
  ALTER TABLE "events" DROP COLUMN "original_slug";
  ALTER TABLE "_events_v" DROP COLUMN "version_canceled";
  ALTER TABLE "_events_v" DROP COLUMN "version_cancellation";
  ALTER TABLE "_events_v" DROP COLUMN "version_previous_start";
  ALTER TABLE "_events_v" DROP COLUMN "version_original_slug";`)
}
