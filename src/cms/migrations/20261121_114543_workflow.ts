import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum__pages_v_version_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum_tutorials_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum__tutorials_v_version_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum_posts_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum__posts_v_version_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum_labs_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum__labs_v_version_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum_webinars_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum__webinars_v_version_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum_events_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum__events_v_version_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum_white_papers_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum__white_papers_v_version_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum_docs_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum__docs_v_version_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum_records_operation" AS ENUM('created', 'changed', 'review-asked', 'approved', 'sent-back', 'published', 'taken-down', 'restored', 'deleted', 'scheduled', 'schedule-removed', 'schedule-failed');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'remove-old-records' BEFORE 'deliver-forms';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'remove-old-records' BEFORE 'deliver-forms';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'schedulePublish';
  CREATE TABLE "records" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"person_id" integer,
  	"name" varchar NOT NULL,
  	"operation" "enum_records_operation" NOT NULL,
  	"kind" varchar NOT NULL,
  	"entry" varchar NOT NULL,
  	"title" varchar,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "records_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "pages" ADD COLUMN "review_state" "enum_pages_review_state" DEFAULT 'writing';
  ALTER TABLE "pages" ADD COLUMN "review_note" varchar;
  ALTER TABLE "pages" ADD COLUMN "review_changed_by_id" integer;
  ALTER TABLE "pages" ADD COLUMN "review_decided_by_id" integer;
  ALTER TABLE "pages" ADD COLUMN "review_decided_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_review_state" "enum__pages_v_version_review_state" DEFAULT 'writing';
  ALTER TABLE "_pages_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_review_changed_by_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_review_decided_by_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_review_decided_at" timestamp(3) with time zone;
  ALTER TABLE "tutorials" ADD COLUMN "review_state" "enum_tutorials_review_state" DEFAULT 'writing';
  ALTER TABLE "tutorials" ADD COLUMN "review_note" varchar;
  ALTER TABLE "tutorials" ADD COLUMN "review_changed_by_id" integer;
  ALTER TABLE "tutorials" ADD COLUMN "review_decided_by_id" integer;
  ALTER TABLE "tutorials" ADD COLUMN "review_decided_at" timestamp(3) with time zone;
  ALTER TABLE "_tutorials_v" ADD COLUMN "version_review_state" "enum__tutorials_v_version_review_state" DEFAULT 'writing';
  ALTER TABLE "_tutorials_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "_tutorials_v" ADD COLUMN "version_review_changed_by_id" integer;
  ALTER TABLE "_tutorials_v" ADD COLUMN "version_review_decided_by_id" integer;
  ALTER TABLE "_tutorials_v" ADD COLUMN "version_review_decided_at" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "review_state" "enum_posts_review_state" DEFAULT 'writing';
  ALTER TABLE "posts" ADD COLUMN "review_note" varchar;
  ALTER TABLE "posts" ADD COLUMN "review_changed_by_id" integer;
  ALTER TABLE "posts" ADD COLUMN "review_decided_by_id" integer;
  ALTER TABLE "posts" ADD COLUMN "review_decided_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_review_state" "enum__posts_v_version_review_state" DEFAULT 'writing';
  ALTER TABLE "_posts_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_review_changed_by_id" integer;
  ALTER TABLE "_posts_v" ADD COLUMN "version_review_decided_by_id" integer;
  ALTER TABLE "_posts_v" ADD COLUMN "version_review_decided_at" timestamp(3) with time zone;
  ALTER TABLE "labs" ADD COLUMN "review_state" "enum_labs_review_state" DEFAULT 'writing';
  ALTER TABLE "labs" ADD COLUMN "review_note" varchar;
  ALTER TABLE "labs" ADD COLUMN "review_changed_by_id" integer;
  ALTER TABLE "labs" ADD COLUMN "review_decided_by_id" integer;
  ALTER TABLE "labs" ADD COLUMN "review_decided_at" timestamp(3) with time zone;
  ALTER TABLE "_labs_v" ADD COLUMN "version_review_state" "enum__labs_v_version_review_state" DEFAULT 'writing';
  ALTER TABLE "_labs_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "_labs_v" ADD COLUMN "version_review_changed_by_id" integer;
  ALTER TABLE "_labs_v" ADD COLUMN "version_review_decided_by_id" integer;
  ALTER TABLE "_labs_v" ADD COLUMN "version_review_decided_at" timestamp(3) with time zone;
  ALTER TABLE "webinars" ADD COLUMN "review_state" "enum_webinars_review_state" DEFAULT 'writing';
  ALTER TABLE "webinars" ADD COLUMN "review_note" varchar;
  ALTER TABLE "webinars" ADD COLUMN "review_changed_by_id" integer;
  ALTER TABLE "webinars" ADD COLUMN "review_decided_by_id" integer;
  ALTER TABLE "webinars" ADD COLUMN "review_decided_at" timestamp(3) with time zone;
  ALTER TABLE "_webinars_v" ADD COLUMN "version_review_state" "enum__webinars_v_version_review_state" DEFAULT 'writing';
  ALTER TABLE "_webinars_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "_webinars_v" ADD COLUMN "version_review_changed_by_id" integer;
  ALTER TABLE "_webinars_v" ADD COLUMN "version_review_decided_by_id" integer;
  ALTER TABLE "_webinars_v" ADD COLUMN "version_review_decided_at" timestamp(3) with time zone;
  ALTER TABLE "events" ADD COLUMN "review_state" "enum_events_review_state" DEFAULT 'writing';
  ALTER TABLE "events" ADD COLUMN "review_note" varchar;
  ALTER TABLE "events" ADD COLUMN "review_changed_by_id" integer;
  ALTER TABLE "events" ADD COLUMN "review_decided_by_id" integer;
  ALTER TABLE "events" ADD COLUMN "review_decided_at" timestamp(3) with time zone;
  ALTER TABLE "_events_v" ADD COLUMN "version_review_state" "enum__events_v_version_review_state" DEFAULT 'writing';
  ALTER TABLE "_events_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "_events_v" ADD COLUMN "version_review_changed_by_id" integer;
  ALTER TABLE "_events_v" ADD COLUMN "version_review_decided_by_id" integer;
  ALTER TABLE "_events_v" ADD COLUMN "version_review_decided_at" timestamp(3) with time zone;
  ALTER TABLE "white_papers" ADD COLUMN "review_state" "enum_white_papers_review_state" DEFAULT 'writing';
  ALTER TABLE "white_papers" ADD COLUMN "review_note" varchar;
  ALTER TABLE "white_papers" ADD COLUMN "review_changed_by_id" integer;
  ALTER TABLE "white_papers" ADD COLUMN "review_decided_by_id" integer;
  ALTER TABLE "white_papers" ADD COLUMN "review_decided_at" timestamp(3) with time zone;
  ALTER TABLE "_white_papers_v" ADD COLUMN "version_review_state" "enum__white_papers_v_version_review_state" DEFAULT 'writing';
  ALTER TABLE "_white_papers_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "_white_papers_v" ADD COLUMN "version_review_changed_by_id" integer;
  ALTER TABLE "_white_papers_v" ADD COLUMN "version_review_decided_by_id" integer;
  ALTER TABLE "_white_papers_v" ADD COLUMN "version_review_decided_at" timestamp(3) with time zone;
  ALTER TABLE "docs" ADD COLUMN "review_state" "enum_docs_review_state" DEFAULT 'writing';
  ALTER TABLE "docs" ADD COLUMN "review_note" varchar;
  ALTER TABLE "docs" ADD COLUMN "review_changed_by_id" integer;
  ALTER TABLE "docs" ADD COLUMN "review_decided_by_id" integer;
  ALTER TABLE "docs" ADD COLUMN "review_decided_at" timestamp(3) with time zone;
  ALTER TABLE "_docs_v" ADD COLUMN "version_review_state" "enum__docs_v_version_review_state" DEFAULT 'writing';
  ALTER TABLE "_docs_v" ADD COLUMN "version_review_note" varchar;
  ALTER TABLE "_docs_v" ADD COLUMN "version_review_changed_by_id" integer;
  ALTER TABLE "_docs_v" ADD COLUMN "version_review_decided_by_id" integer;
  ALTER TABLE "_docs_v" ADD COLUMN "version_review_decided_at" timestamp(3) with time zone;
  ALTER TABLE "records" ADD CONSTRAINT "records_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "records_texts" ADD CONSTRAINT "records_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."records"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "records_person_idx" ON "records" USING btree ("person_id");
  CREATE INDEX "records_name_idx" ON "records" USING btree ("name");
  CREATE INDEX "records_operation_idx" ON "records" USING btree ("operation");
  CREATE INDEX "records_updated_at_idx" ON "records" USING btree ("updated_at");
  CREATE INDEX "records_created_at_idx" ON "records" USING btree ("created_at");
  CREATE INDEX "kind_entry_idx" ON "records" USING btree ("kind","entry");
  CREATE INDEX "records_texts_order_parent" ON "records_texts" USING btree ("order","parent_id");
  ALTER TABLE "pages" ADD CONSTRAINT "pages_review_changed_by_id_users_id_fk" FOREIGN KEY ("review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_review_decided_by_id_users_id_fk" FOREIGN KEY ("review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_review_changed_by_id_users_id_fk" FOREIGN KEY ("version_review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_review_decided_by_id_users_id_fk" FOREIGN KEY ("version_review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tutorials" ADD CONSTRAINT "tutorials_review_changed_by_id_users_id_fk" FOREIGN KEY ("review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tutorials" ADD CONSTRAINT "tutorials_review_decided_by_id_users_id_fk" FOREIGN KEY ("review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tutorials_v" ADD CONSTRAINT "_tutorials_v_version_review_changed_by_id_users_id_fk" FOREIGN KEY ("version_review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tutorials_v" ADD CONSTRAINT "_tutorials_v_version_review_decided_by_id_users_id_fk" FOREIGN KEY ("version_review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_review_changed_by_id_users_id_fk" FOREIGN KEY ("review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_review_decided_by_id_users_id_fk" FOREIGN KEY ("review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_review_changed_by_id_users_id_fk" FOREIGN KEY ("version_review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_review_decided_by_id_users_id_fk" FOREIGN KEY ("version_review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "labs" ADD CONSTRAINT "labs_review_changed_by_id_users_id_fk" FOREIGN KEY ("review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "labs" ADD CONSTRAINT "labs_review_decided_by_id_users_id_fk" FOREIGN KEY ("review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_labs_v" ADD CONSTRAINT "_labs_v_version_review_changed_by_id_users_id_fk" FOREIGN KEY ("version_review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_labs_v" ADD CONSTRAINT "_labs_v_version_review_decided_by_id_users_id_fk" FOREIGN KEY ("version_review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "webinars" ADD CONSTRAINT "webinars_review_changed_by_id_users_id_fk" FOREIGN KEY ("review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "webinars" ADD CONSTRAINT "webinars_review_decided_by_id_users_id_fk" FOREIGN KEY ("review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_webinars_v" ADD CONSTRAINT "_webinars_v_version_review_changed_by_id_users_id_fk" FOREIGN KEY ("version_review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_webinars_v" ADD CONSTRAINT "_webinars_v_version_review_decided_by_id_users_id_fk" FOREIGN KEY ("version_review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_review_changed_by_id_users_id_fk" FOREIGN KEY ("review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_review_decided_by_id_users_id_fk" FOREIGN KEY ("review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_review_changed_by_id_users_id_fk" FOREIGN KEY ("version_review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_review_decided_by_id_users_id_fk" FOREIGN KEY ("version_review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "white_papers" ADD CONSTRAINT "white_papers_review_changed_by_id_users_id_fk" FOREIGN KEY ("review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "white_papers" ADD CONSTRAINT "white_papers_review_decided_by_id_users_id_fk" FOREIGN KEY ("review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_white_papers_v" ADD CONSTRAINT "_white_papers_v_version_review_changed_by_id_users_id_fk" FOREIGN KEY ("version_review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_white_papers_v" ADD CONSTRAINT "_white_papers_v_version_review_decided_by_id_users_id_fk" FOREIGN KEY ("version_review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "docs" ADD CONSTRAINT "docs_review_changed_by_id_users_id_fk" FOREIGN KEY ("review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "docs" ADD CONSTRAINT "docs_review_decided_by_id_users_id_fk" FOREIGN KEY ("review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_docs_v" ADD CONSTRAINT "_docs_v_version_review_changed_by_id_users_id_fk" FOREIGN KEY ("version_review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_docs_v" ADD CONSTRAINT "_docs_v_version_review_decided_by_id_users_id_fk" FOREIGN KEY ("version_review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_review_review_state_idx" ON "pages" USING btree ("review_state");
  CREATE INDEX "pages_review_review_changed_by_idx" ON "pages" USING btree ("review_changed_by_id");
  CREATE INDEX "pages_review_review_decided_by_idx" ON "pages" USING btree ("review_decided_by_id");
  CREATE INDEX "_pages_v_version_review_version_review_state_idx" ON "_pages_v" USING btree ("version_review_state");
  CREATE INDEX "_pages_v_version_review_version_review_changed_by_idx" ON "_pages_v" USING btree ("version_review_changed_by_id");
  CREATE INDEX "_pages_v_version_review_version_review_decided_by_idx" ON "_pages_v" USING btree ("version_review_decided_by_id");
  CREATE INDEX "tutorials_review_review_state_idx" ON "tutorials" USING btree ("review_state");
  CREATE INDEX "tutorials_review_review_changed_by_idx" ON "tutorials" USING btree ("review_changed_by_id");
  CREATE INDEX "tutorials_review_review_decided_by_idx" ON "tutorials" USING btree ("review_decided_by_id");
  CREATE INDEX "_tutorials_v_version_review_version_review_state_idx" ON "_tutorials_v" USING btree ("version_review_state");
  CREATE INDEX "_tutorials_v_version_review_version_review_changed_by_idx" ON "_tutorials_v" USING btree ("version_review_changed_by_id");
  CREATE INDEX "_tutorials_v_version_review_version_review_decided_by_idx" ON "_tutorials_v" USING btree ("version_review_decided_by_id");
  CREATE INDEX "posts_review_review_state_idx" ON "posts" USING btree ("review_state");
  CREATE INDEX "posts_review_review_changed_by_idx" ON "posts" USING btree ("review_changed_by_id");
  CREATE INDEX "posts_review_review_decided_by_idx" ON "posts" USING btree ("review_decided_by_id");
  CREATE INDEX "_posts_v_version_review_version_review_state_idx" ON "_posts_v" USING btree ("version_review_state");
  CREATE INDEX "_posts_v_version_review_version_review_changed_by_idx" ON "_posts_v" USING btree ("version_review_changed_by_id");
  CREATE INDEX "_posts_v_version_review_version_review_decided_by_idx" ON "_posts_v" USING btree ("version_review_decided_by_id");
  CREATE INDEX "labs_review_review_state_idx" ON "labs" USING btree ("review_state");
  CREATE INDEX "labs_review_review_changed_by_idx" ON "labs" USING btree ("review_changed_by_id");
  CREATE INDEX "labs_review_review_decided_by_idx" ON "labs" USING btree ("review_decided_by_id");
  CREATE INDEX "_labs_v_version_review_version_review_state_idx" ON "_labs_v" USING btree ("version_review_state");
  CREATE INDEX "_labs_v_version_review_version_review_changed_by_idx" ON "_labs_v" USING btree ("version_review_changed_by_id");
  CREATE INDEX "_labs_v_version_review_version_review_decided_by_idx" ON "_labs_v" USING btree ("version_review_decided_by_id");
  CREATE INDEX "webinars_review_review_state_idx" ON "webinars" USING btree ("review_state");
  CREATE INDEX "webinars_review_review_changed_by_idx" ON "webinars" USING btree ("review_changed_by_id");
  CREATE INDEX "webinars_review_review_decided_by_idx" ON "webinars" USING btree ("review_decided_by_id");
  CREATE INDEX "_webinars_v_version_review_version_review_state_idx" ON "_webinars_v" USING btree ("version_review_state");
  CREATE INDEX "_webinars_v_version_review_version_review_changed_by_idx" ON "_webinars_v" USING btree ("version_review_changed_by_id");
  CREATE INDEX "_webinars_v_version_review_version_review_decided_by_idx" ON "_webinars_v" USING btree ("version_review_decided_by_id");
  CREATE INDEX "events_review_review_state_idx" ON "events" USING btree ("review_state");
  CREATE INDEX "events_review_review_changed_by_idx" ON "events" USING btree ("review_changed_by_id");
  CREATE INDEX "events_review_review_decided_by_idx" ON "events" USING btree ("review_decided_by_id");
  CREATE INDEX "_events_v_version_review_version_review_state_idx" ON "_events_v" USING btree ("version_review_state");
  CREATE INDEX "_events_v_version_review_version_review_changed_by_idx" ON "_events_v" USING btree ("version_review_changed_by_id");
  CREATE INDEX "_events_v_version_review_version_review_decided_by_idx" ON "_events_v" USING btree ("version_review_decided_by_id");
  CREATE INDEX "white_papers_review_review_state_idx" ON "white_papers" USING btree ("review_state");
  CREATE INDEX "white_papers_review_review_changed_by_idx" ON "white_papers" USING btree ("review_changed_by_id");
  CREATE INDEX "white_papers_review_review_decided_by_idx" ON "white_papers" USING btree ("review_decided_by_id");
  CREATE INDEX "_white_papers_v_version_review_version_review_state_idx" ON "_white_papers_v" USING btree ("version_review_state");
  CREATE INDEX "_white_papers_v_version_review_version_review_changed_by_idx" ON "_white_papers_v" USING btree ("version_review_changed_by_id");
  CREATE INDEX "_white_papers_v_version_review_version_review_decided_by_idx" ON "_white_papers_v" USING btree ("version_review_decided_by_id");
  CREATE INDEX "docs_review_review_state_idx" ON "docs" USING btree ("review_state");
  CREATE INDEX "docs_review_review_changed_by_idx" ON "docs" USING btree ("review_changed_by_id");
  CREATE INDEX "docs_review_review_decided_by_idx" ON "docs" USING btree ("review_decided_by_id");
  CREATE INDEX "_docs_v_version_review_version_review_state_idx" ON "_docs_v" USING btree ("version_review_state");
  CREATE INDEX "_docs_v_version_review_version_review_changed_by_idx" ON "_docs_v" USING btree ("version_review_changed_by_id");
  CREATE INDEX "_docs_v_version_review_version_review_decided_by_idx" ON "_docs_v" USING btree ("version_review_decided_by_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "records" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "records_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "records" CASCADE;
  DROP TABLE "records_texts" CASCADE;
  ALTER TABLE "pages" DROP CONSTRAINT "pages_review_changed_by_id_users_id_fk";
  
  ALTER TABLE "pages" DROP CONSTRAINT "pages_review_decided_by_id_users_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_review_changed_by_id_users_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_review_decided_by_id_users_id_fk";
  
  ALTER TABLE "tutorials" DROP CONSTRAINT "tutorials_review_changed_by_id_users_id_fk";
  
  ALTER TABLE "tutorials" DROP CONSTRAINT "tutorials_review_decided_by_id_users_id_fk";
  
  ALTER TABLE "_tutorials_v" DROP CONSTRAINT "_tutorials_v_version_review_changed_by_id_users_id_fk";
  
  ALTER TABLE "_tutorials_v" DROP CONSTRAINT "_tutorials_v_version_review_decided_by_id_users_id_fk";
  
  ALTER TABLE "posts" DROP CONSTRAINT "posts_review_changed_by_id_users_id_fk";
  
  ALTER TABLE "posts" DROP CONSTRAINT "posts_review_decided_by_id_users_id_fk";
  
  ALTER TABLE "_posts_v" DROP CONSTRAINT "_posts_v_version_review_changed_by_id_users_id_fk";
  
  ALTER TABLE "_posts_v" DROP CONSTRAINT "_posts_v_version_review_decided_by_id_users_id_fk";
  
  ALTER TABLE "labs" DROP CONSTRAINT "labs_review_changed_by_id_users_id_fk";
  
  ALTER TABLE "labs" DROP CONSTRAINT "labs_review_decided_by_id_users_id_fk";
  
  ALTER TABLE "_labs_v" DROP CONSTRAINT "_labs_v_version_review_changed_by_id_users_id_fk";
  
  ALTER TABLE "_labs_v" DROP CONSTRAINT "_labs_v_version_review_decided_by_id_users_id_fk";
  
  ALTER TABLE "webinars" DROP CONSTRAINT "webinars_review_changed_by_id_users_id_fk";
  
  ALTER TABLE "webinars" DROP CONSTRAINT "webinars_review_decided_by_id_users_id_fk";
  
  ALTER TABLE "_webinars_v" DROP CONSTRAINT "_webinars_v_version_review_changed_by_id_users_id_fk";
  
  ALTER TABLE "_webinars_v" DROP CONSTRAINT "_webinars_v_version_review_decided_by_id_users_id_fk";
  
  ALTER TABLE "events" DROP CONSTRAINT "events_review_changed_by_id_users_id_fk";
  
  ALTER TABLE "events" DROP CONSTRAINT "events_review_decided_by_id_users_id_fk";
  
  ALTER TABLE "_events_v" DROP CONSTRAINT "_events_v_version_review_changed_by_id_users_id_fk";
  
  ALTER TABLE "_events_v" DROP CONSTRAINT "_events_v_version_review_decided_by_id_users_id_fk";
  
  ALTER TABLE "white_papers" DROP CONSTRAINT "white_papers_review_changed_by_id_users_id_fk";
  
  ALTER TABLE "white_papers" DROP CONSTRAINT "white_papers_review_decided_by_id_users_id_fk";
  
  ALTER TABLE "_white_papers_v" DROP CONSTRAINT "_white_papers_v_version_review_changed_by_id_users_id_fk";
  
  ALTER TABLE "_white_papers_v" DROP CONSTRAINT "_white_papers_v_version_review_decided_by_id_users_id_fk";
  
  ALTER TABLE "docs" DROP CONSTRAINT "docs_review_changed_by_id_users_id_fk";
  
  ALTER TABLE "docs" DROP CONSTRAINT "docs_review_decided_by_id_users_id_fk";
  
  ALTER TABLE "_docs_v" DROP CONSTRAINT "_docs_v_version_review_changed_by_id_users_id_fk";
  
  ALTER TABLE "_docs_v" DROP CONSTRAINT "_docs_v_version_review_decided_by_id_users_id_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'remove-failed-jobs', 'deliver-forms', 'delete-expired-entries');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'remove-failed-jobs', 'deliver-forms', 'delete-expired-entries');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "pages_review_review_state_idx";
  DROP INDEX "pages_review_review_changed_by_idx";
  DROP INDEX "pages_review_review_decided_by_idx";
  DROP INDEX "_pages_v_version_review_version_review_state_idx";
  DROP INDEX "_pages_v_version_review_version_review_changed_by_idx";
  DROP INDEX "_pages_v_version_review_version_review_decided_by_idx";
  DROP INDEX "tutorials_review_review_state_idx";
  DROP INDEX "tutorials_review_review_changed_by_idx";
  DROP INDEX "tutorials_review_review_decided_by_idx";
  DROP INDEX "_tutorials_v_version_review_version_review_state_idx";
  DROP INDEX "_tutorials_v_version_review_version_review_changed_by_idx";
  DROP INDEX "_tutorials_v_version_review_version_review_decided_by_idx";
  DROP INDEX "posts_review_review_state_idx";
  DROP INDEX "posts_review_review_changed_by_idx";
  DROP INDEX "posts_review_review_decided_by_idx";
  DROP INDEX "_posts_v_version_review_version_review_state_idx";
  DROP INDEX "_posts_v_version_review_version_review_changed_by_idx";
  DROP INDEX "_posts_v_version_review_version_review_decided_by_idx";
  DROP INDEX "labs_review_review_state_idx";
  DROP INDEX "labs_review_review_changed_by_idx";
  DROP INDEX "labs_review_review_decided_by_idx";
  DROP INDEX "_labs_v_version_review_version_review_state_idx";
  DROP INDEX "_labs_v_version_review_version_review_changed_by_idx";
  DROP INDEX "_labs_v_version_review_version_review_decided_by_idx";
  DROP INDEX "webinars_review_review_state_idx";
  DROP INDEX "webinars_review_review_changed_by_idx";
  DROP INDEX "webinars_review_review_decided_by_idx";
  DROP INDEX "_webinars_v_version_review_version_review_state_idx";
  DROP INDEX "_webinars_v_version_review_version_review_changed_by_idx";
  DROP INDEX "_webinars_v_version_review_version_review_decided_by_idx";
  DROP INDEX "events_review_review_state_idx";
  DROP INDEX "events_review_review_changed_by_idx";
  DROP INDEX "events_review_review_decided_by_idx";
  DROP INDEX "_events_v_version_review_version_review_state_idx";
  DROP INDEX "_events_v_version_review_version_review_changed_by_idx";
  DROP INDEX "_events_v_version_review_version_review_decided_by_idx";
  DROP INDEX "white_papers_review_review_state_idx";
  DROP INDEX "white_papers_review_review_changed_by_idx";
  DROP INDEX "white_papers_review_review_decided_by_idx";
  DROP INDEX "_white_papers_v_version_review_version_review_state_idx";
  DROP INDEX "_white_papers_v_version_review_version_review_changed_by_idx";
  DROP INDEX "_white_papers_v_version_review_version_review_decided_by_idx";
  DROP INDEX "docs_review_review_state_idx";
  DROP INDEX "docs_review_review_changed_by_idx";
  DROP INDEX "docs_review_review_decided_by_idx";
  DROP INDEX "_docs_v_version_review_version_review_state_idx";
  DROP INDEX "_docs_v_version_review_version_review_changed_by_idx";
  DROP INDEX "_docs_v_version_review_version_review_decided_by_idx";
  ALTER TABLE "pages" DROP COLUMN "review_state";
  ALTER TABLE "pages" DROP COLUMN "review_note";
  ALTER TABLE "pages" DROP COLUMN "review_changed_by_id";
  ALTER TABLE "pages" DROP COLUMN "review_decided_by_id";
  ALTER TABLE "pages" DROP COLUMN "review_decided_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_review_state";
  ALTER TABLE "_pages_v" DROP COLUMN "version_review_note";
  ALTER TABLE "_pages_v" DROP COLUMN "version_review_changed_by_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_review_decided_by_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_review_decided_at";
  ALTER TABLE "tutorials" DROP COLUMN "review_state";
  ALTER TABLE "tutorials" DROP COLUMN "review_note";
  ALTER TABLE "tutorials" DROP COLUMN "review_changed_by_id";
  ALTER TABLE "tutorials" DROP COLUMN "review_decided_by_id";
  ALTER TABLE "tutorials" DROP COLUMN "review_decided_at";
  ALTER TABLE "_tutorials_v" DROP COLUMN "version_review_state";
  ALTER TABLE "_tutorials_v" DROP COLUMN "version_review_note";
  ALTER TABLE "_tutorials_v" DROP COLUMN "version_review_changed_by_id";
  ALTER TABLE "_tutorials_v" DROP COLUMN "version_review_decided_by_id";
  ALTER TABLE "_tutorials_v" DROP COLUMN "version_review_decided_at";
  ALTER TABLE "posts" DROP COLUMN "review_state";
  ALTER TABLE "posts" DROP COLUMN "review_note";
  ALTER TABLE "posts" DROP COLUMN "review_changed_by_id";
  ALTER TABLE "posts" DROP COLUMN "review_decided_by_id";
  ALTER TABLE "posts" DROP COLUMN "review_decided_at";
  ALTER TABLE "_posts_v" DROP COLUMN "version_review_state";
  ALTER TABLE "_posts_v" DROP COLUMN "version_review_note";
  ALTER TABLE "_posts_v" DROP COLUMN "version_review_changed_by_id";
  ALTER TABLE "_posts_v" DROP COLUMN "version_review_decided_by_id";
  ALTER TABLE "_posts_v" DROP COLUMN "version_review_decided_at";
  ALTER TABLE "labs" DROP COLUMN "review_state";
  ALTER TABLE "labs" DROP COLUMN "review_note";
  ALTER TABLE "labs" DROP COLUMN "review_changed_by_id";
  ALTER TABLE "labs" DROP COLUMN "review_decided_by_id";
  ALTER TABLE "labs" DROP COLUMN "review_decided_at";
  ALTER TABLE "_labs_v" DROP COLUMN "version_review_state";
  ALTER TABLE "_labs_v" DROP COLUMN "version_review_note";
  ALTER TABLE "_labs_v" DROP COLUMN "version_review_changed_by_id";
  ALTER TABLE "_labs_v" DROP COLUMN "version_review_decided_by_id";
  ALTER TABLE "_labs_v" DROP COLUMN "version_review_decided_at";
  ALTER TABLE "webinars" DROP COLUMN "review_state";
  ALTER TABLE "webinars" DROP COLUMN "review_note";
  ALTER TABLE "webinars" DROP COLUMN "review_changed_by_id";
  ALTER TABLE "webinars" DROP COLUMN "review_decided_by_id";
  ALTER TABLE "webinars" DROP COLUMN "review_decided_at";
  ALTER TABLE "_webinars_v" DROP COLUMN "version_review_state";
  ALTER TABLE "_webinars_v" DROP COLUMN "version_review_note";
  ALTER TABLE "_webinars_v" DROP COLUMN "version_review_changed_by_id";
  ALTER TABLE "_webinars_v" DROP COLUMN "version_review_decided_by_id";
  ALTER TABLE "_webinars_v" DROP COLUMN "version_review_decided_at";
  ALTER TABLE "events" DROP COLUMN "review_state";
  ALTER TABLE "events" DROP COLUMN "review_note";
  ALTER TABLE "events" DROP COLUMN "review_changed_by_id";
  ALTER TABLE "events" DROP COLUMN "review_decided_by_id";
  ALTER TABLE "events" DROP COLUMN "review_decided_at";
  ALTER TABLE "_events_v" DROP COLUMN "version_review_state";
  ALTER TABLE "_events_v" DROP COLUMN "version_review_note";
  ALTER TABLE "_events_v" DROP COLUMN "version_review_changed_by_id";
  ALTER TABLE "_events_v" DROP COLUMN "version_review_decided_by_id";
  ALTER TABLE "_events_v" DROP COLUMN "version_review_decided_at";
  ALTER TABLE "white_papers" DROP COLUMN "review_state";
  ALTER TABLE "white_papers" DROP COLUMN "review_note";
  ALTER TABLE "white_papers" DROP COLUMN "review_changed_by_id";
  ALTER TABLE "white_papers" DROP COLUMN "review_decided_by_id";
  ALTER TABLE "white_papers" DROP COLUMN "review_decided_at";
  ALTER TABLE "_white_papers_v" DROP COLUMN "version_review_state";
  ALTER TABLE "_white_papers_v" DROP COLUMN "version_review_note";
  ALTER TABLE "_white_papers_v" DROP COLUMN "version_review_changed_by_id";
  ALTER TABLE "_white_papers_v" DROP COLUMN "version_review_decided_by_id";
  ALTER TABLE "_white_papers_v" DROP COLUMN "version_review_decided_at";
  ALTER TABLE "docs" DROP COLUMN "review_state";
  ALTER TABLE "docs" DROP COLUMN "review_note";
  ALTER TABLE "docs" DROP COLUMN "review_changed_by_id";
  ALTER TABLE "docs" DROP COLUMN "review_decided_by_id";
  ALTER TABLE "docs" DROP COLUMN "review_decided_at";
  ALTER TABLE "_docs_v" DROP COLUMN "version_review_state";
  ALTER TABLE "_docs_v" DROP COLUMN "version_review_note";
  ALTER TABLE "_docs_v" DROP COLUMN "version_review_changed_by_id";
  ALTER TABLE "_docs_v" DROP COLUMN "version_review_decided_by_id";
  ALTER TABLE "_docs_v" DROP COLUMN "version_review_decided_at";
  DROP TYPE "public"."enum_pages_review_state";
  DROP TYPE "public"."enum__pages_v_version_review_state";
  DROP TYPE "public"."enum_tutorials_review_state";
  DROP TYPE "public"."enum__tutorials_v_version_review_state";
  DROP TYPE "public"."enum_posts_review_state";
  DROP TYPE "public"."enum__posts_v_version_review_state";
  DROP TYPE "public"."enum_labs_review_state";
  DROP TYPE "public"."enum__labs_v_version_review_state";
  DROP TYPE "public"."enum_webinars_review_state";
  DROP TYPE "public"."enum__webinars_v_version_review_state";
  DROP TYPE "public"."enum_events_review_state";
  DROP TYPE "public"."enum__events_v_version_review_state";
  DROP TYPE "public"."enum_white_papers_review_state";
  DROP TYPE "public"."enum__white_papers_v_version_review_state";
  DROP TYPE "public"."enum_docs_review_state";
  DROP TYPE "public"."enum__docs_v_version_review_state";
  DROP TYPE "public"."enum_records_operation";`)
}
