import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Messages to replicas in the outbox, and what a replica knows of its source: `content_replica` has one row, and
 * `content_message` the messages that were accepted, by which a repeated one is refused.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_form_deliveries_kind" ADD VALUE 'content-published';
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'remove-failed-jobs', 'remove-old-records', 'deliver-forms', 'check-links', 'sweep-media', 'delete-expired-entries', 'write-about-trials', 'send-newsletters', 'announce-content', 'pull-content', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'remove-failed-jobs', 'remove-old-records', 'deliver-forms', 'check-links', 'sweep-media', 'delete-expired-entries', 'write-about-trials', 'send-newsletters', 'announce-content', 'pull-content', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "form_deliveries" ADD COLUMN "replica" varchar;

  create table content_replica (
    is_only boolean primary key default true check (is_only),
    source text not null,
    version text,
    pulls bigint not null default 1,
    checked_at timestamptz,
    applied_at timestamptz,
    failures integer not null default 0,
    problem text
  );

  create table content_message (
    id text not null,
    sent_at timestamptz not null,
    primary key (id, sent_at)
  );`);
}

/** Forgets both, with the messages and jobs that are waiting. The content stays. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  drop table content_replica;
  drop table content_message;
  delete from form_deliveries where kind = 'content-published';
  delete from payload_jobs where task_slug in ('announce-content', 'pull-content');

   ALTER TABLE "form_deliveries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_form_deliveries_kind";
  CREATE TYPE "public"."enum_form_deliveries_kind" AS ENUM('confirmation', 'mailbox', 'webhook', 'trial-reminder', 'trial-end', 'newsletter-confirm', 'newsletter-known', 'newsletter-issue');
  ALTER TABLE "form_deliveries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_form_deliveries_kind" USING "kind"::"public"."enum_form_deliveries_kind";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'remove-failed-jobs', 'remove-old-records', 'deliver-forms', 'send-newsletters', 'write-about-trials', 'delete-expired-entries', 'check-links', 'sweep-media', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'remove-failed-jobs', 'remove-old-records', 'deliver-forms', 'send-newsletters', 'write-about-trials', 'delete-expired-entries', 'check-links', 'sweep-media', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "form_deliveries" DROP COLUMN "replica";`);
}
