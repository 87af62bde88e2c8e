import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_newsletter_issues_topics" AS ENUM('releases', 'reading', 'events');
  CREATE TYPE "public"."enum_newsletter_issues_state" AS ENUM('draft', 'scheduled', 'sent');
  CREATE TYPE "public"."enum_newsletter_subscribers_topics" AS ENUM('releases', 'reading', 'events');
  CREATE TYPE "public"."enum_newsletter_subscribers_state" AS ENUM('unconfirmed', 'confirmed');
  ALTER TYPE "public"."enum_forms_thank_you" ADD VALUE '/newsletter/check-your-mail';
  ALTER TYPE "public"."enum_form_deliveries_kind" ADD VALUE 'newsletter-confirm';
  ALTER TYPE "public"."enum_form_deliveries_kind" ADD VALUE 'newsletter-known';
  ALTER TYPE "public"."enum_form_deliveries_kind" ADD VALUE 'newsletter-issue';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'send-newsletters' BEFORE 'delete-expired-entries';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'send-newsletters' BEFORE 'delete-expired-entries';
  CREATE TABLE "newsletter_issues_topics" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_newsletter_issues_topics",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "newsletter_issues" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"body" varchar NOT NULL,
  	"state" "enum_newsletter_issues_state" DEFAULT 'draft' NOT NULL,
  	"send_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"sent_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletter_subscribers_topics" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_newsletter_subscribers_topics",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "newsletter_subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"state" "enum_newsletter_subscribers_state" NOT NULL,
  	"page" varchar,
  	"asked_at" timestamp(3) with time zone NOT NULL,
  	"confirm_before" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"handle" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "form_deliveries" ALTER COLUMN "entry_id" DROP NOT NULL;
  ALTER TABLE "form_deliveries" ADD COLUMN "subscriber_id" integer;
  ALTER TABLE "form_deliveries" ADD COLUMN "issue_id" integer;
  ALTER TABLE "form_deliveries" ADD COLUMN "later" boolean DEFAULT false;
  ALTER TABLE "form_deletions" ADD COLUMN "subscriptions" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "newsletter_issues_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "newsletter_subscribers_id" integer;
  ALTER TABLE "newsletter_issues_topics" ADD CONSTRAINT "newsletter_issues_topics_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_sent_by_id_users_id_fk" FOREIGN KEY ("sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_subscribers_topics" ADD CONSTRAINT "newsletter_subscribers_topics_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "newsletter_issues_topics_order_idx" ON "newsletter_issues_topics" USING btree ("order");
  CREATE INDEX "newsletter_issues_topics_parent_idx" ON "newsletter_issues_topics" USING btree ("parent_id");
  CREATE INDEX "newsletter_issues_state_idx" ON "newsletter_issues" USING btree ("state");
  CREATE INDEX "newsletter_issues_send_at_idx" ON "newsletter_issues" USING btree ("send_at");
  CREATE INDEX "newsletter_issues_sent_by_idx" ON "newsletter_issues" USING btree ("sent_by_id");
  CREATE INDEX "newsletter_issues_updated_at_idx" ON "newsletter_issues" USING btree ("updated_at");
  CREATE INDEX "newsletter_issues_created_at_idx" ON "newsletter_issues" USING btree ("created_at");
  CREATE INDEX "newsletter_subscribers_topics_order_idx" ON "newsletter_subscribers_topics" USING btree ("order");
  CREATE INDEX "newsletter_subscribers_topics_parent_idx" ON "newsletter_subscribers_topics" USING btree ("parent_id");
  CREATE UNIQUE INDEX "newsletter_subscribers_email_idx" ON "newsletter_subscribers" USING btree ("email");
  CREATE INDEX "newsletter_subscribers_state_idx" ON "newsletter_subscribers" USING btree ("state");
  CREATE INDEX "newsletter_subscribers_confirm_before_idx" ON "newsletter_subscribers" USING btree ("confirm_before");
  CREATE UNIQUE INDEX "newsletter_subscribers_handle_idx" ON "newsletter_subscribers" USING btree ("handle");
  CREATE INDEX "newsletter_subscribers_updated_at_idx" ON "newsletter_subscribers" USING btree ("updated_at");
  CREATE INDEX "newsletter_subscribers_created_at_idx" ON "newsletter_subscribers" USING btree ("created_at");
  ALTER TABLE "form_deliveries" ADD CONSTRAINT "form_deliveries_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_deliveries" ADD CONSTRAINT "form_deliveries_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_subscribers_fk" FOREIGN KEY ("newsletter_subscribers_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "form_deliveries_subscriber_idx" ON "form_deliveries" USING btree ("subscriber_id");
  CREATE INDEX "form_deliveries_issue_idx" ON "form_deliveries" USING btree ("issue_id");
  CREATE UNIQUE INDEX "issue_subscriber_idx" ON "form_deliveries" USING btree ("issue_id","subscriber_id");
  CREATE INDEX "state_later_nextAttemptAt_idx" ON "form_deliveries" USING btree ("state","later","next_attempt_at");
  CREATE INDEX "payload_locked_documents_rels_newsletter_issues_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_issues_id");
  CREATE INDEX "payload_locked_documents_rels_newsletter_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_subscribers_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "newsletter_issues_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_issues" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_subscribers_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_subscribers" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "newsletter_issues_topics" CASCADE;
  DROP TABLE "newsletter_issues" CASCADE;
  DROP TABLE "newsletter_subscribers_topics" CASCADE;
  DROP TABLE "newsletter_subscribers" CASCADE;
  ALTER TABLE "form_deliveries" DROP CONSTRAINT "form_deliveries_subscriber_id_newsletter_subscribers_id_fk";
  
  ALTER TABLE "form_deliveries" DROP CONSTRAINT "form_deliveries_issue_id_newsletter_issues_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_newsletter_issues_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_newsletter_subscribers_fk";
  
  ALTER TABLE "forms" ALTER COLUMN "thank_you" SET DATA TYPE text;
  DROP TYPE "public"."enum_forms_thank_you";
  CREATE TYPE "public"."enum_forms_thank_you" AS ENUM('/thank-you-contacting-us', '/thank-you-account-support', '/thank-you-page');
  ALTER TABLE "forms" ALTER COLUMN "thank_you" SET DATA TYPE "public"."enum_forms_thank_you" USING "thank_you"::"public"."enum_forms_thank_you";
  ALTER TABLE "form_deliveries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_form_deliveries_kind";
  CREATE TYPE "public"."enum_form_deliveries_kind" AS ENUM('confirmation', 'mailbox', 'webhook');
  ALTER TABLE "form_deliveries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_form_deliveries_kind" USING "kind"::"public"."enum_form_deliveries_kind";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'remove-failed-jobs', 'remove-old-records', 'deliver-forms', 'delete-expired-entries', 'check-links', 'sweep-media', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'remove-failed-jobs', 'remove-old-records', 'deliver-forms', 'delete-expired-entries', 'check-links', 'sweep-media', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "form_deliveries_subscriber_idx";
  DROP INDEX "form_deliveries_issue_idx";
  DROP INDEX "issue_subscriber_idx";
  DROP INDEX "state_later_nextAttemptAt_idx";
  DROP INDEX "payload_locked_documents_rels_newsletter_issues_id_idx";
  DROP INDEX "payload_locked_documents_rels_newsletter_subscribers_id_idx";
  ALTER TABLE "form_deliveries" ALTER COLUMN "entry_id" SET NOT NULL;
  ALTER TABLE "form_deliveries" DROP COLUMN "subscriber_id";
  ALTER TABLE "form_deliveries" DROP COLUMN "issue_id";
  ALTER TABLE "form_deliveries" DROP COLUMN "later";
  ALTER TABLE "form_deletions" DROP COLUMN "subscriptions";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "newsletter_issues_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "newsletter_subscribers_id";
  DROP TYPE "public"."enum_newsletter_issues_topics";
  DROP TYPE "public"."enum_newsletter_issues_state";
  DROP TYPE "public"."enum_newsletter_subscribers_topics";
  DROP TYPE "public"."enum_newsletter_subscribers_state";`)
}
