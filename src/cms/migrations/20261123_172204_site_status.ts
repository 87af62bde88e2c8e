import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** How often each part of the site answered, by day (src/modules/site-status). */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE SCHEMA site_status;
  CREATE TABLE site_status.day_count (
  	day date NOT NULL,
  	part text NOT NULL,
  	checks integer NOT NULL,
  	answered integer NOT NULL,
  	PRIMARY KEY (day, part)
  );
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'check-site-status' BEFORE 'announce-content';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'check-site-status' BEFORE 'announce-content';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  // The earlier version doesn't know these jobs.
  await db.execute(sql`
   DROP SCHEMA site_status CASCADE;
   DELETE FROM "payload_jobs" WHERE "task_slug" = 'check-site-status';
  DELETE FROM "payload_jobs_log" WHERE "task_slug" = 'check-site-status';
   ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'remove-failed-jobs', 'remove-old-audit-events', 'deliver-forms', 'check-links', 'tend-class-bookings', 'tend-exams', 'refresh-facts', 'list-fact-pages', 'sweep-media', 'delete-expired-entries', 'write-about-trials', 'send-newsletters', 'refresh-search-dictionary', 'push-search-index', 'remove-old-web-vitals', 'announce-content', 'pull-content', 'purge-cdn', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'remove-failed-jobs', 'remove-old-audit-events', 'deliver-forms', 'check-links', 'tend-class-bookings', 'tend-exams', 'refresh-facts', 'list-fact-pages', 'sweep-media', 'delete-expired-entries', 'write-about-trials', 'send-newsletters', 'refresh-search-dictionary', 'push-search-index', 'remove-old-web-vitals', 'announce-content', 'pull-content', 'purge-cdn', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";`)
}
