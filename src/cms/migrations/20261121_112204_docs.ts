import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_docs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__docs_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "docs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" varchar,
  	"group" varchar,
  	"slug" varchar,
  	"title" varchar,
  	"description" varchar,
  	"label" varchar,
  	"order" numeric,
  	"verified" varchar,
  	"body" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_docs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "docs_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_docs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_version" varchar,
  	"version_group" varchar,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_label" varchar,
  	"version_order" numeric,
  	"version_verified" varchar,
  	"version_body" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__docs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_docs_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "docs_groups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"order" numeric NOT NULL,
  	"description" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "docs_feedback" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page" varchar NOT NULL,
  	"helped" boolean DEFAULT false NOT NULL,
  	"words" varchar,
  	"sent_at" timestamp(3) with time zone NOT NULL,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "learning_paths_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"href" varchar NOT NULL,
  	"goal" varchar NOT NULL,
  	"minutes" numeric NOT NULL
  );
  
  CREATE TABLE "learning_paths" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"audience" varchar NOT NULL,
  	"goal" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "learning_progress" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"step" varchar NOT NULL,
  	"done_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "docs_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "docs_groups_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "docs_feedback_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "learning_paths_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "learning_progress_id" integer;
  ALTER TABLE "settings" ADD COLUMN "content_source" varchar;
  ALTER TABLE "docs_texts" ADD CONSTRAINT "docs_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."docs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_docs_v" ADD CONSTRAINT "_docs_v_parent_id_docs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."docs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_docs_v_texts" ADD CONSTRAINT "_docs_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_docs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "learning_paths_steps" ADD CONSTRAINT "learning_paths_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."learning_paths"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "docs_version_idx" ON "docs" USING btree ("version");
  CREATE INDEX "docs_group_idx" ON "docs" USING btree ("group");
  CREATE INDEX "docs_slug_idx" ON "docs" USING btree ("slug");
  CREATE INDEX "docs_updated_at_idx" ON "docs" USING btree ("updated_at");
  CREATE INDEX "docs_created_at_idx" ON "docs" USING btree ("created_at");
  CREATE INDEX "docs__status_idx" ON "docs" USING btree ("_status");
  CREATE UNIQUE INDEX "version_group_slug_idx" ON "docs" USING btree ("version","group","slug");
  CREATE INDEX "docs_texts_order_parent" ON "docs_texts" USING btree ("order","parent_id");
  CREATE INDEX "_docs_v_parent_idx" ON "_docs_v" USING btree ("parent_id");
  CREATE INDEX "_docs_v_version_version_version_idx" ON "_docs_v" USING btree ("version_version");
  CREATE INDEX "_docs_v_version_version_group_idx" ON "_docs_v" USING btree ("version_group");
  CREATE INDEX "_docs_v_version_version_slug_idx" ON "_docs_v" USING btree ("version_slug");
  CREATE INDEX "_docs_v_version_version_updated_at_idx" ON "_docs_v" USING btree ("version_updated_at");
  CREATE INDEX "_docs_v_version_version_created_at_idx" ON "_docs_v" USING btree ("version_created_at");
  CREATE INDEX "_docs_v_version_version__status_idx" ON "_docs_v" USING btree ("version__status");
  CREATE INDEX "_docs_v_created_at_idx" ON "_docs_v" USING btree ("created_at");
  CREATE INDEX "_docs_v_updated_at_idx" ON "_docs_v" USING btree ("updated_at");
  CREATE INDEX "_docs_v_latest_idx" ON "_docs_v" USING btree ("latest");
  CREATE INDEX "version_version_version_group_version_slug_idx" ON "_docs_v" USING btree ("version_version","version_group","version_slug");
  CREATE INDEX "_docs_v_texts_order_parent" ON "_docs_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "docs_groups_version_idx" ON "docs_groups" USING btree ("version");
  CREATE INDEX "docs_groups_updated_at_idx" ON "docs_groups" USING btree ("updated_at");
  CREATE INDEX "docs_groups_created_at_idx" ON "docs_groups" USING btree ("created_at");
  CREATE UNIQUE INDEX "version_key_idx" ON "docs_groups" USING btree ("version","key");
  CREATE INDEX "docs_feedback_page_idx" ON "docs_feedback" USING btree ("page");
  CREATE INDEX "docs_feedback_sent_at_idx" ON "docs_feedback" USING btree ("sent_at");
  CREATE UNIQUE INDEX "docs_feedback_key_idx" ON "docs_feedback" USING btree ("key");
  CREATE INDEX "docs_feedback_updated_at_idx" ON "docs_feedback" USING btree ("updated_at");
  CREATE INDEX "docs_feedback_created_at_idx" ON "docs_feedback" USING btree ("created_at");
  CREATE INDEX "learning_paths_steps_order_idx" ON "learning_paths_steps" USING btree ("_order");
  CREATE INDEX "learning_paths_steps_parent_id_idx" ON "learning_paths_steps" USING btree ("_parent_id");
  CREATE INDEX "learning_paths__order_idx" ON "learning_paths" USING btree ("_order");
  CREATE UNIQUE INDEX "learning_paths_key_idx" ON "learning_paths" USING btree ("key");
  CREATE INDEX "learning_paths_url_idx" ON "learning_paths" USING btree ("url");
  CREATE INDEX "learning_paths_updated_at_idx" ON "learning_paths" USING btree ("updated_at");
  CREATE INDEX "learning_paths_created_at_idx" ON "learning_paths" USING btree ("created_at");
  CREATE INDEX "learning_progress_subject_idx" ON "learning_progress" USING btree ("subject");
  CREATE INDEX "learning_progress_updated_at_idx" ON "learning_progress" USING btree ("updated_at");
  CREATE INDEX "learning_progress_created_at_idx" ON "learning_progress" USING btree ("created_at");
  CREATE UNIQUE INDEX "subject_step_idx" ON "learning_progress" USING btree ("subject","step");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_docs_fk" FOREIGN KEY ("docs_id") REFERENCES "public"."docs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_docs_groups_fk" FOREIGN KEY ("docs_groups_id") REFERENCES "public"."docs_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_docs_feedback_fk" FOREIGN KEY ("docs_feedback_id") REFERENCES "public"."docs_feedback"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_learning_paths_fk" FOREIGN KEY ("learning_paths_id") REFERENCES "public"."learning_paths"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_learning_progress_fk" FOREIGN KEY ("learning_progress_id") REFERENCES "public"."learning_progress"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_docs_id_idx" ON "payload_locked_documents_rels" USING btree ("docs_id");
  CREATE INDEX "payload_locked_documents_rels_docs_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("docs_groups_id");
  CREATE INDEX "payload_locked_documents_rels_docs_feedback_id_idx" ON "payload_locked_documents_rels" USING btree ("docs_feedback_id");
  CREATE INDEX "payload_locked_documents_rels_learning_paths_id_idx" ON "payload_locked_documents_rels" USING btree ("learning_paths_id");
  CREATE INDEX "payload_locked_documents_rels_learning_progress_id_idx" ON "payload_locked_documents_rels" USING btree ("learning_progress_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "docs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "docs_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_docs_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_docs_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "docs_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "docs_feedback" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "learning_paths_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "learning_paths" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "learning_progress" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "docs" CASCADE;
  DROP TABLE "docs_texts" CASCADE;
  DROP TABLE "_docs_v" CASCADE;
  DROP TABLE "_docs_v_texts" CASCADE;
  DROP TABLE "docs_groups" CASCADE;
  DROP TABLE "docs_feedback" CASCADE;
  DROP TABLE "learning_paths_steps" CASCADE;
  DROP TABLE "learning_paths" CASCADE;
  DROP TABLE "learning_progress" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_docs_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_docs_groups_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_docs_feedback_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_learning_paths_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_learning_progress_fk";
  
  DROP INDEX "payload_locked_documents_rels_docs_id_idx";
  DROP INDEX "payload_locked_documents_rels_docs_groups_id_idx";
  DROP INDEX "payload_locked_documents_rels_docs_feedback_id_idx";
  DROP INDEX "payload_locked_documents_rels_learning_paths_id_idx";
  DROP INDEX "payload_locked_documents_rels_learning_progress_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "docs_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "docs_groups_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "docs_feedback_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "learning_paths_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "learning_progress_id";
  ALTER TABLE "settings" DROP COLUMN "content_source";
  DROP TYPE "public"."enum_docs_status";
  DROP TYPE "public"."enum__docs_v_version_status";`)
}
