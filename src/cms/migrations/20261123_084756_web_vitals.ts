import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** How often a page was how fast, by day: counts in buckets, which name nobody (src/modules/web-vitals). */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE SCHEMA web_vitals;
  CREATE TABLE web_vitals.sample_count (
  	day date NOT NULL,
  	path text NOT NULL,
  	metric text NOT NULL,
  	upper_bound double precision NOT NULL,
  	samples integer NOT NULL,
  	PRIMARY KEY (day, path, metric, upper_bound)
  );
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'remove-old-web-vitals' BEFORE 'announce-content';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'remove-old-web-vitals' BEFORE 'announce-content';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  // The earlier version doesn't know these jobs.
  await db.execute(sql`
   DROP SCHEMA web_vitals CASCADE;
   DELETE FROM "payload_jobs" WHERE "task_slug" = 'remove-old-web-vitals';
  DELETE FROM "payload_jobs_log" WHERE "task_slug" = 'remove-old-web-vitals';
   ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'remove-failed-jobs', 'remove-old-audit-events', 'deliver-forms', 'check-links', 'tend-class-bookings', 'tend-exams', 'refresh-facts', 'sweep-media', 'delete-expired-entries', 'write-about-trials', 'send-newsletters', 'refresh-search-dictionary', 'push-search-index', 'announce-content', 'pull-content', 'purge-cdn', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'remove-failed-jobs', 'remove-old-audit-events', 'deliver-forms', 'check-links', 'tend-class-bookings', 'tend-exams', 'refresh-facts', 'sweep-media', 'delete-expired-entries', 'write-about-trials', 'send-newsletters', 'refresh-search-dictionary', 'push-search-index', 'announce-content', 'pull-content', 'purge-cdn', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";`)
}
