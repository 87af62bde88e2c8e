import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_lessons_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum_lessons_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__lessons_v_version_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum__lessons_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_preview_links_of" ADD VALUE 'lessons' BEFORE 'press-releases';
  ALTER TYPE "public"."enum_form_deliveries_kind" ADD VALUE 'class-changed' BEFORE 'newsletter-confirm';
  ALTER TYPE "public"."enum_form_deliveries_kind" ADD VALUE 'exam-result' BEFORE 'newsletter-confirm';
  CREATE TABLE "lessons_exercises" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"task" varchar,
  	"start" varchar,
  	"hints" varchar,
  	"check" varchar,
  	"expected" varchar,
  	"ordered" boolean,
  	"solution" varchar
  );
  
  CREATE TABLE "lessons" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"review_state" "enum_lessons_review_state" DEFAULT 'writing',
  	"review_note" varchar,
  	"review_changed_by_id" integer,
  	"review_decided_by_id" integer,
  	"review_decided_at" timestamp(3) with time zone,
  	"slug" varchar,
  	"title" varchar,
  	"body" varchar,
  	"description" varchar,
  	"verified" varchar,
  	"content_changed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_lessons_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_lessons_v_version_exercises" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"task" varchar,
  	"start" varchar,
  	"hints" varchar,
  	"check" varchar,
  	"expected" varchar,
  	"ordered" boolean,
  	"solution" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_lessons_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_review_state" "enum__lessons_v_version_review_state" DEFAULT 'writing',
  	"version_review_note" varchar,
  	"version_review_changed_by_id" integer,
  	"version_review_decided_by_id" integer,
  	"version_review_decided_at" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_body" varchar,
  	"version_description" varchar,
  	"version_verified" varchar,
  	"version_content_changed_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__lessons_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "form_deliveries" ADD COLUMN "attempt_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "lessons_id" integer;
  ALTER TABLE "lessons_exercises" ADD CONSTRAINT "lessons_exercises_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lessons" ADD CONSTRAINT "lessons_review_changed_by_id_users_id_fk" FOREIGN KEY ("review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lessons" ADD CONSTRAINT "lessons_review_decided_by_id_users_id_fk" FOREIGN KEY ("review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lessons_v_version_exercises" ADD CONSTRAINT "_lessons_v_version_exercises_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lessons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lessons_v" ADD CONSTRAINT "_lessons_v_parent_id_lessons_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lessons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lessons_v" ADD CONSTRAINT "_lessons_v_version_review_changed_by_id_users_id_fk" FOREIGN KEY ("version_review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lessons_v" ADD CONSTRAINT "_lessons_v_version_review_decided_by_id_users_id_fk" FOREIGN KEY ("version_review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "lessons_exercises_order_idx" ON "lessons_exercises" USING btree ("_order");
  CREATE INDEX "lessons_exercises_parent_id_idx" ON "lessons_exercises" USING btree ("_parent_id");
  CREATE INDEX "lessons_review_review_state_idx" ON "lessons" USING btree ("review_state");
  CREATE INDEX "lessons_review_review_changed_by_idx" ON "lessons" USING btree ("review_changed_by_id");
  CREATE INDEX "lessons_review_review_decided_by_idx" ON "lessons" USING btree ("review_decided_by_id");
  CREATE UNIQUE INDEX "lessons_slug_idx" ON "lessons" USING btree ("slug");
  CREATE INDEX "lessons_updated_at_idx" ON "lessons" USING btree ("updated_at");
  CREATE INDEX "lessons_created_at_idx" ON "lessons" USING btree ("created_at");
  CREATE INDEX "lessons__status_idx" ON "lessons" USING btree ("_status");
  CREATE INDEX "_lessons_v_version_exercises_order_idx" ON "_lessons_v_version_exercises" USING btree ("_order");
  CREATE INDEX "_lessons_v_version_exercises_parent_id_idx" ON "_lessons_v_version_exercises" USING btree ("_parent_id");
  CREATE INDEX "_lessons_v_parent_idx" ON "_lessons_v" USING btree ("parent_id");
  CREATE INDEX "_lessons_v_version_review_version_review_state_idx" ON "_lessons_v" USING btree ("version_review_state");
  CREATE INDEX "_lessons_v_version_review_version_review_changed_by_idx" ON "_lessons_v" USING btree ("version_review_changed_by_id");
  CREATE INDEX "_lessons_v_version_review_version_review_decided_by_idx" ON "_lessons_v" USING btree ("version_review_decided_by_id");
  CREATE INDEX "_lessons_v_version_version_slug_idx" ON "_lessons_v" USING btree ("version_slug");
  CREATE INDEX "_lessons_v_version_version_updated_at_idx" ON "_lessons_v" USING btree ("version_updated_at");
  CREATE INDEX "_lessons_v_version_version_created_at_idx" ON "_lessons_v" USING btree ("version_created_at");
  CREATE INDEX "_lessons_v_version_version__status_idx" ON "_lessons_v" USING btree ("version__status");
  CREATE INDEX "_lessons_v_created_at_idx" ON "_lessons_v" USING btree ("created_at");
  CREATE INDEX "_lessons_v_updated_at_idx" ON "_lessons_v" USING btree ("updated_at");
  CREATE INDEX "_lessons_v_latest_idx" ON "_lessons_v" USING btree ("latest");
  CREATE INDEX "_lessons_v_autosave_idx" ON "_lessons_v" USING btree ("autosave");
  ALTER TABLE "form_deliveries" ADD CONSTRAINT "form_deliveries_attempt_id_exam_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."exam_attempts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_lessons_fk" FOREIGN KEY ("lessons_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "form_deliveries_attempt_idx" ON "form_deliveries" USING btree ("attempt_id");
  CREATE INDEX "payload_locked_documents_rels_lessons_id_idx" ON "payload_locked_documents_rels" USING btree ("lessons_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lessons_exercises" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lessons" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_lessons_v_version_exercises" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_lessons_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "lessons_exercises" CASCADE;
  DROP TABLE "lessons" CASCADE;
  DROP TABLE "_lessons_v_version_exercises" CASCADE;
  DROP TABLE "_lessons_v" CASCADE;
  ALTER TABLE "form_deliveries" DROP CONSTRAINT "form_deliveries_attempt_id_exam_attempts_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_lessons_fk";
  
  ALTER TABLE "preview_links" ALTER COLUMN "of" SET DATA TYPE text;
  DROP TYPE "public"."enum_preview_links_of";
  CREATE TYPE "public"."enum_preview_links_of" AS ENUM('pages', 'tutorials', 'posts', 'labs', 'webinars', 'events', 'white-papers', 'learning-paths', 'press-releases', 'customers', 'partners', 'job-openings', 'docs');
  ALTER TABLE "preview_links" ALTER COLUMN "of" SET DATA TYPE "public"."enum_preview_links_of" USING "of"::"public"."enum_preview_links_of";
  ALTER TABLE "form_deliveries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_form_deliveries_kind";
  CREATE TYPE "public"."enum_form_deliveries_kind" AS ENUM('request-confirm', 'confirmation', 'mailbox', 'webhook', 'trial-reminder', 'trial-end', 'class-booked', 'class-offered', 'class-reminder', 'class-left', 'newsletter-confirm', 'newsletter-known', 'newsletter-issue', 'content-published');
  ALTER TABLE "form_deliveries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_form_deliveries_kind" USING "kind"::"public"."enum_form_deliveries_kind";
  DROP INDEX "form_deliveries_attempt_idx";
  DROP INDEX "payload_locked_documents_rels_lessons_id_idx";
  ALTER TABLE "form_deliveries" DROP COLUMN "attempt_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "lessons_id";
  DROP TYPE "public"."enum_lessons_review_state";
  DROP TYPE "public"."enum_lessons_status";
  DROP TYPE "public"."enum__lessons_v_version_review_state";
  DROP TYPE "public"."enum__lessons_v_version_status";`)
}
