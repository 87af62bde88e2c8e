import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'remove-expired-launches' BEFORE 'tend-class-bookings';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'remove-expired-launches' BEFORE 'tend-class-bookings';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DELETE FROM "payload_jobs_log" WHERE "task_slug" = 'remove-expired-launches';
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'remove-failed-jobs', 'remove-old-audit-events', 'deliver-forms', 'check-links', 'tend-class-bookings', 'tend-exams', 'refresh-facts', 'list-fact-pages', 'sweep-media', 'delete-expired-entries', 'write-about-trials', 'send-newsletters', 'refresh-search-dictionary', 'push-search-index', 'remove-old-web-vitals', 'check-site-status', 'announce-content', 'pull-content', 'purge-cdn', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DELETE FROM "payload_jobs" WHERE "task_slug" = 'remove-expired-launches';
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'remove-failed-jobs', 'remove-old-audit-events', 'deliver-forms', 'check-links', 'tend-class-bookings', 'tend-exams', 'refresh-facts', 'list-fact-pages', 'sweep-media', 'delete-expired-entries', 'write-about-trials', 'send-newsletters', 'refresh-search-dictionary', 'push-search-index', 'remove-old-web-vitals', 'check-site-status', 'announce-content', 'pull-content', 'purge-cdn', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";`)
}
