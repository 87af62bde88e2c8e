import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_forms_fields_kind" AS ENUM('text', 'email', 'phone', 'country', 'longText', 'select', 'choices', 'checkbox', 'file');
  CREATE TYPE "public"."enum_forms_fields_autocomplete" AS ENUM('name', 'email', 'tel', 'organization', 'organization-title', 'country-name', 'url', 'off');
  CREATE TYPE "public"."enum_forms_thank_you" AS ENUM('/thank-you-contacting-us', '/thank-you-account-support', '/thank-you-page');
  CREATE TYPE "public"."enum_form_entries_state" AS ENUM('new', 'in-work', 'done');
  CREATE TYPE "public"."enum_form_deliveries_state" AS ENUM('waiting', 'delivered', 'given-up');
  CREATE TYPE "public"."enum_form_deliveries_kind" AS ENUM('confirmation', 'mailbox', 'webhook');
  CREATE TYPE "public"."enum_form_deletions_reason" AS ENUM('request', 'time');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'deliver-forms';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'delete-expired-entries';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'deliver-forms';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'delete-expired-entries';
  CREATE TABLE "forms_fields" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_forms_fields_kind" NOT NULL,
  	"label" varchar NOT NULL,
  	"help" varchar,
  	"required" boolean,
  	"autocomplete" "enum_forms_fields_autocomplete",
  	"most" numeric
  );
  
  CREATE TABLE "forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"submit_label" varchar NOT NULL,
  	"thank_you" "enum_forms_thank_you" NOT NULL,
  	"next_steps" varchar NOT NULL,
  	"deliver_to" varchar,
  	"keep_days" numeric DEFAULT 365 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "form_entries_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "form_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_form_entries_state" DEFAULT 'new' NOT NULL,
  	"notes" varchar,
  	"reference" varchar NOT NULL,
  	"form" varchar NOT NULL,
  	"form_name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"page" varchar,
  	"keep_until" timestamp(3) with time zone NOT NULL,
  	"attempt" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "form_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"entry_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"size" numeric NOT NULL,
  	"content" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "form_deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_form_deliveries_state" DEFAULT 'waiting' NOT NULL,
  	"entry_id" integer NOT NULL,
  	"kind" "enum_form_deliveries_kind" NOT NULL,
  	"delivery_id" varchar NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone NOT NULL,
  	"delivered_at" timestamp(3) with time zone,
  	"problem" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "form_deletions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reason" "enum_form_deletions_reason" NOT NULL,
  	"entries" numeric NOT NULL,
  	"mails" numeric NOT NULL,
  	"person" varchar,
  	"by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"entry_id" integer,
  	"text" varchar NOT NULL,
  	"html" varchar,
  	"headers" jsonb,
  	"message_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forms_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "form_entries_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "form_files_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "form_deliveries_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "form_deletions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mails_id" integer;
  ALTER TABLE "forms_fields" ADD CONSTRAINT "forms_fields_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_texts" ADD CONSTRAINT "forms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_entries_values" ADD CONSTRAINT "form_entries_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_files" ADD CONSTRAINT "form_files_entry_id_form_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."form_entries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_deliveries" ADD CONSTRAINT "form_deliveries_entry_id_form_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."form_entries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_deletions" ADD CONSTRAINT "form_deletions_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_entry_id_form_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."form_entries"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "forms_fields_order_idx" ON "forms_fields" USING btree ("_order");
  CREATE INDEX "forms_fields_parent_id_idx" ON "forms_fields" USING btree ("_parent_id");
  CREATE INDEX "forms__order_idx" ON "forms" USING btree ("_order");
  CREATE UNIQUE INDEX "forms_key_idx" ON "forms" USING btree ("key");
  CREATE INDEX "forms_updated_at_idx" ON "forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "forms" USING btree ("created_at");
  CREATE INDEX "forms_texts_order_parent" ON "forms_texts" USING btree ("order","parent_id");
  CREATE INDEX "form_entries_values_order_idx" ON "form_entries_values" USING btree ("_order");
  CREATE INDEX "form_entries_values_parent_id_idx" ON "form_entries_values" USING btree ("_parent_id");
  CREATE INDEX "form_entries_state_idx" ON "form_entries" USING btree ("state");
  CREATE UNIQUE INDEX "form_entries_reference_idx" ON "form_entries" USING btree ("reference");
  CREATE INDEX "form_entries_form_idx" ON "form_entries" USING btree ("form");
  CREATE INDEX "form_entries_email_idx" ON "form_entries" USING btree ("email");
  CREATE INDEX "form_entries_keep_until_idx" ON "form_entries" USING btree ("keep_until");
  CREATE UNIQUE INDEX "form_entries_attempt_idx" ON "form_entries" USING btree ("attempt");
  CREATE INDEX "form_entries_updated_at_idx" ON "form_entries" USING btree ("updated_at");
  CREATE INDEX "form_entries_created_at_idx" ON "form_entries" USING btree ("created_at");
  CREATE INDEX "form_files_entry_idx" ON "form_files" USING btree ("entry_id");
  CREATE INDEX "form_files_updated_at_idx" ON "form_files" USING btree ("updated_at");
  CREATE INDEX "form_files_created_at_idx" ON "form_files" USING btree ("created_at");
  CREATE INDEX "form_deliveries_state_idx" ON "form_deliveries" USING btree ("state");
  CREATE INDEX "form_deliveries_entry_idx" ON "form_deliveries" USING btree ("entry_id");
  CREATE UNIQUE INDEX "form_deliveries_delivery_id_idx" ON "form_deliveries" USING btree ("delivery_id");
  CREATE INDEX "form_deliveries_next_attempt_at_idx" ON "form_deliveries" USING btree ("next_attempt_at");
  CREATE INDEX "form_deliveries_updated_at_idx" ON "form_deliveries" USING btree ("updated_at");
  CREATE INDEX "form_deliveries_created_at_idx" ON "form_deliveries" USING btree ("created_at");
  CREATE INDEX "form_deletions_person_idx" ON "form_deletions" USING btree ("person");
  CREATE INDEX "form_deletions_by_idx" ON "form_deletions" USING btree ("by_id");
  CREATE INDEX "form_deletions_updated_at_idx" ON "form_deletions" USING btree ("updated_at");
  CREATE INDEX "form_deletions_created_at_idx" ON "form_deletions" USING btree ("created_at");
  CREATE INDEX "mails_to_idx" ON "mails" USING btree ("to");
  CREATE INDEX "mails_entry_idx" ON "mails" USING btree ("entry_id");
  CREATE UNIQUE INDEX "mails_message_id_idx" ON "mails" USING btree ("message_id");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_entries_fk" FOREIGN KEY ("form_entries_id") REFERENCES "public"."form_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_files_fk" FOREIGN KEY ("form_files_id") REFERENCES "public"."form_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_deliveries_fk" FOREIGN KEY ("form_deliveries_id") REFERENCES "public"."form_deliveries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_deletions_fk" FOREIGN KEY ("form_deletions_id") REFERENCES "public"."form_deletions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("forms_id");
  CREATE INDEX "payload_locked_documents_rels_form_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("form_entries_id");
  CREATE INDEX "payload_locked_documents_rels_form_files_id_idx" ON "payload_locked_documents_rels" USING btree ("form_files_id");
  CREATE INDEX "payload_locked_documents_rels_form_deliveries_id_idx" ON "payload_locked_documents_rels" USING btree ("form_deliveries_id");
  CREATE INDEX "payload_locked_documents_rels_form_deletions_id_idx" ON "payload_locked_documents_rels" USING btree ("form_deletions_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "forms_fields" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_entries_values" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_deliveries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_deletions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mails" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "forms_fields" CASCADE;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "forms_texts" CASCADE;
  DROP TABLE "form_entries_values" CASCADE;
  DROP TABLE "form_entries" CASCADE;
  DROP TABLE "form_files" CASCADE;
  DROP TABLE "form_deliveries" CASCADE;
  DROP TABLE "form_deletions" CASCADE;
  DROP TABLE "mails" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_form_entries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_form_files_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_form_deliveries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_form_deletions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mails_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'remove-failed-jobs');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'remove-failed-jobs');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_forms_id_idx";
  DROP INDEX "payload_locked_documents_rels_form_entries_id_idx";
  DROP INDEX "payload_locked_documents_rels_form_files_id_idx";
  DROP INDEX "payload_locked_documents_rels_form_deliveries_id_idx";
  DROP INDEX "payload_locked_documents_rels_form_deletions_id_idx";
  DROP INDEX "payload_locked_documents_rels_mails_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "form_entries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "form_files_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "form_deliveries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "form_deletions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mails_id";
  DROP TYPE "public"."enum_forms_fields_kind";
  DROP TYPE "public"."enum_forms_fields_autocomplete";
  DROP TYPE "public"."enum_forms_thank_you";
  DROP TYPE "public"."enum_form_entries_state";
  DROP TYPE "public"."enum_form_deliveries_state";
  DROP TYPE "public"."enum_form_deliveries_kind";
  DROP TYPE "public"."enum_form_deletions_reason";`)
}
