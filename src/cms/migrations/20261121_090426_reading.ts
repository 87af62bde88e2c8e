import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tutorials_topics" AS ENUM('installation', 'sql', 'administration', 'performance', 'backup-recovery', 'replication', 'security', 'migration', 'kubernetes', 'development');
  CREATE TYPE "public"."enum_tutorials_level" AS ENUM('foundation', 'intermediate', 'advanced');
  CREATE TYPE "public"."enum_tutorials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__tutorials_v_version_topics" AS ENUM('installation', 'sql', 'administration', 'performance', 'backup-recovery', 'replication', 'security', 'migration', 'kubernetes', 'development');
  CREATE TYPE "public"."enum__tutorials_v_version_level" AS ENUM('foundation', 'intermediate', 'advanced');
  CREATE TYPE "public"."enum__tutorials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_posts_topics" AS ENUM('installation', 'sql', 'administration', 'performance', 'backup-recovery', 'replication', 'security', 'migration', 'kubernetes', 'development');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_topics" AS ENUM('installation', 'sql', 'administration', 'performance', 'backup-recovery', 'replication', 'security', 'migration', 'kubernetes', 'development');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_labs_topics" AS ENUM('installation', 'sql', 'administration', 'performance', 'backup-recovery', 'replication', 'security', 'migration', 'kubernetes', 'development');
  CREATE TYPE "public"."enum_labs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__labs_v_version_topics" AS ENUM('installation', 'sql', 'administration', 'performance', 'backup-recovery', 'replication', 'security', 'migration', 'kubernetes', 'development');
  CREATE TYPE "public"."enum__labs_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "tutorials_topics" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_tutorials_topics",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "tutorials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"title" varchar,
  	"description" varchar,
  	"author" varchar,
  	"published" varchar,
  	"verified" varchar,
  	"level" "enum_tutorials_level",
  	"series" varchar,
  	"part" numeric,
  	"body" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_tutorials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "tutorials_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "tutorials_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "_tutorials_v_version_topics" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__tutorials_v_version_topics",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_tutorials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_author" varchar,
  	"version_published" varchar,
  	"version_verified" varchar,
  	"version_level" "enum__tutorials_v_version_level",
  	"version_series" varchar,
  	"version_part" numeric,
  	"version_body" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__tutorials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_tutorials_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_tutorials_v_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "posts_topics" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_posts_topics",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"title" varchar,
  	"description" varchar,
  	"author" varchar,
  	"published" varchar,
  	"verified" varchar,
  	"series" varchar,
  	"part" numeric,
  	"body" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "posts_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "posts_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "_posts_v_version_topics" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__posts_v_version_topics",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_author" varchar,
  	"version_published" varchar,
  	"version_verified" varchar,
  	"version_series" varchar,
  	"version_part" numeric,
  	"version_body" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_posts_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_posts_v_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "labs_topics" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_labs_topics",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "labs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"title" varchar,
  	"description" varchar,
  	"author" varchar,
  	"published" varchar,
  	"verified" varchar,
  	"series" varchar,
  	"part" numeric,
  	"body" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_labs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "labs_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "labs_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "_labs_v_version_topics" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__labs_v_version_topics",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_labs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_author" varchar,
  	"version_published" varchar,
  	"version_verified" varchar,
  	"version_series" varchar,
  	"version_part" numeric,
  	"version_body" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__labs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_labs_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_labs_v_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "authors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"about" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "tutorials_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "posts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "labs_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "authors_id" integer;
  ALTER TABLE "tutorials_topics" ADD CONSTRAINT "tutorials_topics_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tutorials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tutorials_texts" ADD CONSTRAINT "tutorials_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tutorials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tutorials_numbers" ADD CONSTRAINT "tutorials_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tutorials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tutorials_v_version_topics" ADD CONSTRAINT "_tutorials_v_version_topics_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tutorials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tutorials_v" ADD CONSTRAINT "_tutorials_v_parent_id_tutorials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tutorials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tutorials_v_texts" ADD CONSTRAINT "_tutorials_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tutorials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tutorials_v_numbers" ADD CONSTRAINT "_tutorials_v_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_tutorials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_topics" ADD CONSTRAINT "posts_topics_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_texts" ADD CONSTRAINT "posts_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_numbers" ADD CONSTRAINT "posts_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_version_topics" ADD CONSTRAINT "_posts_v_version_topics_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_texts" ADD CONSTRAINT "_posts_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_numbers" ADD CONSTRAINT "_posts_v_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "labs_topics" ADD CONSTRAINT "labs_topics_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."labs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "labs_texts" ADD CONSTRAINT "labs_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."labs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "labs_numbers" ADD CONSTRAINT "labs_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."labs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_labs_v_version_topics" ADD CONSTRAINT "_labs_v_version_topics_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_labs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_labs_v" ADD CONSTRAINT "_labs_v_parent_id_labs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."labs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_labs_v_texts" ADD CONSTRAINT "_labs_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_labs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_labs_v_numbers" ADD CONSTRAINT "_labs_v_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_labs_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "tutorials_topics_order_idx" ON "tutorials_topics" USING btree ("order");
  CREATE INDEX "tutorials_topics_parent_idx" ON "tutorials_topics" USING btree ("parent_id");
  CREATE UNIQUE INDEX "tutorials_slug_idx" ON "tutorials" USING btree ("slug");
  CREATE INDEX "tutorials_author_idx" ON "tutorials" USING btree ("author");
  CREATE INDEX "tutorials_published_idx" ON "tutorials" USING btree ("published");
  CREATE INDEX "tutorials_series_idx" ON "tutorials" USING btree ("series");
  CREATE INDEX "tutorials_updated_at_idx" ON "tutorials" USING btree ("updated_at");
  CREATE INDEX "tutorials_created_at_idx" ON "tutorials" USING btree ("created_at");
  CREATE INDEX "tutorials__status_idx" ON "tutorials" USING btree ("_status");
  CREATE INDEX "tutorials_texts_order_parent" ON "tutorials_texts" USING btree ("order","parent_id");
  CREATE INDEX "tutorials_numbers_order_parent_idx" ON "tutorials_numbers" USING btree ("order","parent_id");
  CREATE INDEX "_tutorials_v_version_topics_order_idx" ON "_tutorials_v_version_topics" USING btree ("order");
  CREATE INDEX "_tutorials_v_version_topics_parent_idx" ON "_tutorials_v_version_topics" USING btree ("parent_id");
  CREATE INDEX "_tutorials_v_parent_idx" ON "_tutorials_v" USING btree ("parent_id");
  CREATE INDEX "_tutorials_v_version_version_slug_idx" ON "_tutorials_v" USING btree ("version_slug");
  CREATE INDEX "_tutorials_v_version_version_author_idx" ON "_tutorials_v" USING btree ("version_author");
  CREATE INDEX "_tutorials_v_version_version_published_idx" ON "_tutorials_v" USING btree ("version_published");
  CREATE INDEX "_tutorials_v_version_version_series_idx" ON "_tutorials_v" USING btree ("version_series");
  CREATE INDEX "_tutorials_v_version_version_updated_at_idx" ON "_tutorials_v" USING btree ("version_updated_at");
  CREATE INDEX "_tutorials_v_version_version_created_at_idx" ON "_tutorials_v" USING btree ("version_created_at");
  CREATE INDEX "_tutorials_v_version_version__status_idx" ON "_tutorials_v" USING btree ("version__status");
  CREATE INDEX "_tutorials_v_created_at_idx" ON "_tutorials_v" USING btree ("created_at");
  CREATE INDEX "_tutorials_v_updated_at_idx" ON "_tutorials_v" USING btree ("updated_at");
  CREATE INDEX "_tutorials_v_latest_idx" ON "_tutorials_v" USING btree ("latest");
  CREATE INDEX "_tutorials_v_texts_order_parent" ON "_tutorials_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_tutorials_v_numbers_order_parent_idx" ON "_tutorials_v_numbers" USING btree ("order","parent_id");
  CREATE INDEX "posts_topics_order_idx" ON "posts_topics" USING btree ("order");
  CREATE INDEX "posts_topics_parent_idx" ON "posts_topics" USING btree ("parent_id");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_author_idx" ON "posts" USING btree ("author");
  CREATE INDEX "posts_published_idx" ON "posts" USING btree ("published");
  CREATE INDEX "posts_series_idx" ON "posts" USING btree ("series");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE INDEX "posts_texts_order_parent" ON "posts_texts" USING btree ("order","parent_id");
  CREATE INDEX "posts_numbers_order_parent_idx" ON "posts_numbers" USING btree ("order","parent_id");
  CREATE INDEX "_posts_v_version_topics_order_idx" ON "_posts_v_version_topics" USING btree ("order");
  CREATE INDEX "_posts_v_version_topics_parent_idx" ON "_posts_v_version_topics" USING btree ("parent_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_author_idx" ON "_posts_v" USING btree ("version_author");
  CREATE INDEX "_posts_v_version_version_published_idx" ON "_posts_v" USING btree ("version_published");
  CREATE INDEX "_posts_v_version_version_series_idx" ON "_posts_v" USING btree ("version_series");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_texts_order_parent" ON "_posts_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_posts_v_numbers_order_parent_idx" ON "_posts_v_numbers" USING btree ("order","parent_id");
  CREATE INDEX "labs_topics_order_idx" ON "labs_topics" USING btree ("order");
  CREATE INDEX "labs_topics_parent_idx" ON "labs_topics" USING btree ("parent_id");
  CREATE UNIQUE INDEX "labs_slug_idx" ON "labs" USING btree ("slug");
  CREATE INDEX "labs_author_idx" ON "labs" USING btree ("author");
  CREATE INDEX "labs_published_idx" ON "labs" USING btree ("published");
  CREATE INDEX "labs_series_idx" ON "labs" USING btree ("series");
  CREATE INDEX "labs_updated_at_idx" ON "labs" USING btree ("updated_at");
  CREATE INDEX "labs_created_at_idx" ON "labs" USING btree ("created_at");
  CREATE INDEX "labs__status_idx" ON "labs" USING btree ("_status");
  CREATE INDEX "labs_texts_order_parent" ON "labs_texts" USING btree ("order","parent_id");
  CREATE INDEX "labs_numbers_order_parent_idx" ON "labs_numbers" USING btree ("order","parent_id");
  CREATE INDEX "_labs_v_version_topics_order_idx" ON "_labs_v_version_topics" USING btree ("order");
  CREATE INDEX "_labs_v_version_topics_parent_idx" ON "_labs_v_version_topics" USING btree ("parent_id");
  CREATE INDEX "_labs_v_parent_idx" ON "_labs_v" USING btree ("parent_id");
  CREATE INDEX "_labs_v_version_version_slug_idx" ON "_labs_v" USING btree ("version_slug");
  CREATE INDEX "_labs_v_version_version_author_idx" ON "_labs_v" USING btree ("version_author");
  CREATE INDEX "_labs_v_version_version_published_idx" ON "_labs_v" USING btree ("version_published");
  CREATE INDEX "_labs_v_version_version_series_idx" ON "_labs_v" USING btree ("version_series");
  CREATE INDEX "_labs_v_version_version_updated_at_idx" ON "_labs_v" USING btree ("version_updated_at");
  CREATE INDEX "_labs_v_version_version_created_at_idx" ON "_labs_v" USING btree ("version_created_at");
  CREATE INDEX "_labs_v_version_version__status_idx" ON "_labs_v" USING btree ("version__status");
  CREATE INDEX "_labs_v_created_at_idx" ON "_labs_v" USING btree ("created_at");
  CREATE INDEX "_labs_v_updated_at_idx" ON "_labs_v" USING btree ("updated_at");
  CREATE INDEX "_labs_v_latest_idx" ON "_labs_v" USING btree ("latest");
  CREATE INDEX "_labs_v_texts_order_parent" ON "_labs_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_labs_v_numbers_order_parent_idx" ON "_labs_v_numbers" USING btree ("order","parent_id");
  CREATE INDEX "authors__order_idx" ON "authors" USING btree ("_order");
  CREATE UNIQUE INDEX "authors_key_idx" ON "authors" USING btree ("key");
  CREATE INDEX "authors_updated_at_idx" ON "authors" USING btree ("updated_at");
  CREATE INDEX "authors_created_at_idx" ON "authors" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tutorials_fk" FOREIGN KEY ("tutorials_id") REFERENCES "public"."tutorials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_labs_fk" FOREIGN KEY ("labs_id") REFERENCES "public"."labs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_tutorials_id_idx" ON "payload_locked_documents_rels" USING btree ("tutorials_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_labs_id_idx" ON "payload_locked_documents_rels" USING btree ("labs_id");
  CREATE INDEX "payload_locked_documents_rels_authors_id_idx" ON "payload_locked_documents_rels" USING btree ("authors_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "tutorials_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tutorials" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tutorials_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "tutorials_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tutorials_v_version_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tutorials_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tutorials_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_tutorials_v_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posts_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posts_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posts_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v_version_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "labs_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "labs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "labs_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "labs_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_labs_v_version_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_labs_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_labs_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_labs_v_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "authors" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "tutorials_topics" CASCADE;
  DROP TABLE "tutorials" CASCADE;
  DROP TABLE "tutorials_texts" CASCADE;
  DROP TABLE "tutorials_numbers" CASCADE;
  DROP TABLE "_tutorials_v_version_topics" CASCADE;
  DROP TABLE "_tutorials_v" CASCADE;
  DROP TABLE "_tutorials_v_texts" CASCADE;
  DROP TABLE "_tutorials_v_numbers" CASCADE;
  DROP TABLE "posts_topics" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_texts" CASCADE;
  DROP TABLE "posts_numbers" CASCADE;
  DROP TABLE "_posts_v_version_topics" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "_posts_v_texts" CASCADE;
  DROP TABLE "_posts_v_numbers" CASCADE;
  DROP TABLE "labs_topics" CASCADE;
  DROP TABLE "labs" CASCADE;
  DROP TABLE "labs_texts" CASCADE;
  DROP TABLE "labs_numbers" CASCADE;
  DROP TABLE "_labs_v_version_topics" CASCADE;
  DROP TABLE "_labs_v" CASCADE;
  DROP TABLE "_labs_v_texts" CASCADE;
  DROP TABLE "_labs_v_numbers" CASCADE;
  DROP TABLE "authors" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_tutorials_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_posts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_labs_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_authors_fk";
  
  DROP INDEX "payload_locked_documents_rels_tutorials_id_idx";
  DROP INDEX "payload_locked_documents_rels_posts_id_idx";
  DROP INDEX "payload_locked_documents_rels_labs_id_idx";
  DROP INDEX "payload_locked_documents_rels_authors_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "tutorials_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "posts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "labs_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "authors_id";
  DROP TYPE "public"."enum_tutorials_topics";
  DROP TYPE "public"."enum_tutorials_level";
  DROP TYPE "public"."enum_tutorials_status";
  DROP TYPE "public"."enum__tutorials_v_version_topics";
  DROP TYPE "public"."enum__tutorials_v_version_level";
  DROP TYPE "public"."enum__tutorials_v_version_status";
  DROP TYPE "public"."enum_posts_topics";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_topics";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum_labs_topics";
  DROP TYPE "public"."enum_labs_status";
  DROP TYPE "public"."enum__labs_v_version_topics";
  DROP TYPE "public"."enum__labs_v_version_status";`)
}
