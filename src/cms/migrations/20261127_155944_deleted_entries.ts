import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_deleted_entries_of" AS ENUM('pages', 'tutorials', 'posts', 'labs', 'webinars', 'events', 'white-papers', 'learning-paths', 'lessons', 'press-releases', 'customers', 'partners', 'job-openings', 'docs', 'media');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'empty-trash' BEFORE 'deliver-forms';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'empty-trash' BEFORE 'deliver-forms';
  CREATE TABLE "deleted_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"of" "enum_deleted_entries_of" NOT NULL,
  	"url" varchar,
  	"was_public" boolean DEFAULT false NOT NULL,
  	"deleted_by_id" integer,
  	"removed_at" timestamp(3) with time zone NOT NULL,
  	"content" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "deleted_entries" ADD CONSTRAINT "deleted_entries_deleted_by_id_users_id_fk" FOREIGN KEY ("deleted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "deleted_entries_deleted_by_idx" ON "deleted_entries" USING btree ("deleted_by_id");
  CREATE INDEX "deleted_entries_removed_at_idx" ON "deleted_entries" USING btree ("removed_at");
  CREATE INDEX "deleted_entries_updated_at_idx" ON "deleted_entries" USING btree ("updated_at");
  CREATE INDEX "deleted_entries_created_at_idx" ON "deleted_entries" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "deleted_entries" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DELETE FROM "payload_jobs_log" WHERE "task_slug" = 'empty-trash';
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'remove-failed-jobs', 'remove-old-audit-events', 'deliver-forms', 'check-links', 'remove-expired-launches', 'tend-class-bookings', 'tend-exams', 'refresh-facts', 'list-fact-pages', 'sweep-media', 'delete-expired-entries', 'write-about-trials', 'send-newsletters', 'refresh-search-dictionary', 'push-search-index', 'remove-old-web-vitals', 'check-site-status', 'announce-content', 'pull-content', 'purge-cdn', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DELETE FROM "payload_jobs" WHERE "task_slug" = 'empty-trash';
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'remove-failed-jobs', 'remove-old-audit-events', 'deliver-forms', 'check-links', 'remove-expired-launches', 'tend-class-bookings', 'tend-exams', 'refresh-facts', 'list-fact-pages', 'sweep-media', 'delete-expired-entries', 'write-about-trials', 'send-newsletters', 'refresh-search-dictionary', 'push-search-index', 'remove-old-web-vitals', 'check-site-status', 'announce-content', 'pull-content', 'purge-cdn', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_deleted_entries_of";`)
}
