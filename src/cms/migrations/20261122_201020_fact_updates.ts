import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_fact_updates_state" AS ENUM('open', 'applied', 'dismissed');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'refresh-facts' BEFORE 'sweep-media';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'refresh-facts' BEFORE 'sweep-media';
  CREATE TABLE "fact_updates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"summary" varchar NOT NULL,
  	"state" "enum_fact_updates_state" DEFAULT 'open' NOT NULL,
  	"changes" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "fact_updates_id" integer;
  CREATE INDEX "fact_updates_updated_at_idx" ON "fact_updates" USING btree ("updated_at");
  CREATE INDEX "fact_updates_created_at_idx" ON "fact_updates" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fact_updates_fk" FOREIGN KEY ("fact_updates_id") REFERENCES "public"."fact_updates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_fact_updates_id_idx" ON "payload_locked_documents_rels" USING btree ("fact_updates_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "fact_updates" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "fact_updates" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_fact_updates_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'remove-failed-jobs', 'remove-old-audit-events', 'deliver-forms', 'check-links', 'sweep-media', 'delete-expired-entries', 'write-about-trials', 'send-newsletters', 'announce-content', 'pull-content', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'remove-failed-jobs', 'remove-old-audit-events', 'deliver-forms', 'check-links', 'sweep-media', 'delete-expired-entries', 'write-about-trials', 'send-newsletters', 'announce-content', 'pull-content', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_fact_updates_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "fact_updates_id";
  DROP TYPE "public"."enum_fact_updates_state";`)
}
