import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_form_deliveries_kind" ADD VALUE 'trial-reminder';
  ALTER TYPE "public"."enum_form_deliveries_kind" ADD VALUE 'trial-end';
  ALTER TYPE "public"."enum_records_operation" ADD VALUE 'end-moved' BEFORE 'scheduled';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'write-about-trials' BEFORE 'delete-expired-entries';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'write-about-trials' BEFORE 'delete-expired-entries';
  CREATE TABLE "trials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"notes" varchar,
  	"email" varchar NOT NULL,
  	"form" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"first_ends_at" timestamp(3) with time zone NOT NULL,
  	"entry_id" integer NOT NULL,
  	"end_moved_by_id" integer,
  	"end_moved_at" timestamp(3) with time zone,
  	"subject" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "forms" ADD COLUMN "trial_days" numeric;
  ALTER TABLE "form_deliveries" ADD COLUMN "trial_id" integer;
  ALTER TABLE "form_deletions" ADD COLUMN "trials" numeric;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "trials_id" integer;
  ALTER TABLE "trials" ADD CONSTRAINT "trials_entry_id_form_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."form_entries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "trials" ADD CONSTRAINT "trials_end_moved_by_id_users_id_fk" FOREIGN KEY ("end_moved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "trials_ends_at_idx" ON "trials" USING btree ("ends_at");
  CREATE INDEX "trials_email_idx" ON "trials" USING btree ("email");
  CREATE INDEX "trials_form_idx" ON "trials" USING btree ("form");
  CREATE INDEX "trials_entry_idx" ON "trials" USING btree ("entry_id");
  CREATE INDEX "trials_end_moved_by_idx" ON "trials" USING btree ("end_moved_by_id");
  CREATE INDEX "trials_subject_idx" ON "trials" USING btree ("subject");
  CREATE INDEX "trials_updated_at_idx" ON "trials" USING btree ("updated_at");
  CREATE INDEX "trials_created_at_idx" ON "trials" USING btree ("created_at");
  ALTER TABLE "form_deliveries" ADD CONSTRAINT "form_deliveries_trial_id_trials_id_fk" FOREIGN KEY ("trial_id") REFERENCES "public"."trials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_trials_fk" FOREIGN KEY ("trials_id") REFERENCES "public"."trials"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "form_deliveries_trial_idx" ON "form_deliveries" USING btree ("trial_id");
  CREATE INDEX "payload_locked_documents_rels_trials_id_idx" ON "payload_locked_documents_rels" USING btree ("trials_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "trials" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "trials" CASCADE;
  ALTER TABLE "form_deliveries" DROP CONSTRAINT "form_deliveries_trial_id_trials_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_trials_fk";
  
  ALTER TABLE "form_deliveries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_form_deliveries_kind";
  CREATE TYPE "public"."enum_form_deliveries_kind" AS ENUM('confirmation', 'mailbox', 'webhook');
  ALTER TABLE "form_deliveries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_form_deliveries_kind" USING "kind"::"public"."enum_form_deliveries_kind";
  ALTER TABLE "records" ALTER COLUMN "operation" SET DATA TYPE text;
  DROP TYPE "public"."enum_records_operation";
  CREATE TYPE "public"."enum_records_operation" AS ENUM('created', 'changed', 'review-asked', 'approved', 'sent-back', 'published', 'taken-down', 'restored', 'deleted', 'scheduled', 'schedule-removed', 'schedule-failed');
  ALTER TABLE "records" ALTER COLUMN "operation" SET DATA TYPE "public"."enum_records_operation" USING "operation"::"public"."enum_records_operation";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'remove-failed-jobs', 'remove-old-records', 'deliver-forms', 'delete-expired-entries', 'check-links', 'sweep-media', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'remove-failed-jobs', 'remove-old-records', 'deliver-forms', 'delete-expired-entries', 'check-links', 'sweep-media', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "form_deliveries_trial_idx";
  DROP INDEX "payload_locked_documents_rels_trials_id_idx";
  ALTER TABLE "forms" DROP COLUMN "trial_days";
  ALTER TABLE "form_deliveries" DROP COLUMN "trial_id";
  ALTER TABLE "form_deletions" DROP COLUMN "trials";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "trials_id";`)
}
