import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'purge-cdn' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'purge-cdn' BEFORE 'schedulePublish';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  // The earlier version doesn't know these jobs.
  await db.execute(sql`
   DELETE FROM "payload_jobs" WHERE "task_slug" = 'purge-cdn';
  DELETE FROM "payload_jobs_log" WHERE "task_slug" = 'purge-cdn';
   ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'remove-failed-jobs', 'remove-old-audit-events', 'deliver-forms', 'check-links', 'tend-class-bookings', 'tend-exams', 'refresh-facts', 'sweep-media', 'delete-expired-entries', 'write-about-trials', 'send-newsletters', 'refresh-search-dictionary', 'push-search-index', 'announce-content', 'pull-content', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'remove-failed-jobs', 'remove-old-audit-events', 'deliver-forms', 'check-links', 'tend-class-bookings', 'tend-exams', 'refresh-facts', 'sweep-media', 'delete-expired-entries', 'write-about-trials', 'send-newsletters', 'refresh-search-dictionary', 'push-search-index', 'announce-content', 'pull-content', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";`)
}
