import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_webinars_topics" AS ENUM('installation', 'sql', 'administration', 'performance', 'backup-recovery', 'replication', 'security', 'migration', 'kubernetes', 'development');
  CREATE TYPE "public"."enum_webinars_level" AS ENUM('foundation', 'intermediate', 'advanced');
  CREATE TYPE "public"."enum_webinars_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__webinars_v_version_topics" AS ENUM('installation', 'sql', 'administration', 'performance', 'backup-recovery', 'replication', 'security', 'migration', 'kubernetes', 'development');
  CREATE TYPE "public"."enum__webinars_v_version_level" AS ENUM('foundation', 'intermediate', 'advanced');
  CREATE TYPE "public"."enum__webinars_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_events_topics" AS ENUM('installation', 'sql', 'administration', 'performance', 'backup-recovery', 'replication', 'security', 'migration', 'kubernetes', 'development');
  CREATE TYPE "public"."enum_events_kind" AS ENUM('conference', 'user-group', 'workshop');
  CREATE TYPE "public"."enum_events_region" AS ENUM('north-america', 'latin-america', 'europe', 'africa', 'asia-pacific');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_version_topics" AS ENUM('installation', 'sql', 'administration', 'performance', 'backup-recovery', 'replication', 'security', 'migration', 'kubernetes', 'development');
  CREATE TYPE "public"."enum__events_v_version_kind" AS ENUM('conference', 'user-group', 'workshop');
  CREATE TYPE "public"."enum__events_v_version_region" AS ENUM('north-america', 'latin-america', 'europe', 'africa', 'asia-pacific');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_white_papers_topics" AS ENUM('installation', 'sql', 'administration', 'performance', 'backup-recovery', 'replication', 'security', 'migration', 'kubernetes', 'development');
  CREATE TYPE "public"."enum_white_papers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__white_papers_v_version_topics" AS ENUM('installation', 'sql', 'administration', 'performance', 'backup-recovery', 'replication', 'security', 'migration', 'kubernetes', 'development');
  CREATE TYPE "public"."enum__white_papers_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "webinars_topics" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_webinars_topics",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "webinars_speakers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" varchar
  );
  
  CREATE TABLE "webinars_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" varchar,
  	"title" varchar
  );
  
  CREATE TABLE "webinars" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"title" varchar,
  	"description" varchar,
  	"sample" boolean,
  	"level" "enum_webinars_level",
  	"start" varchar,
  	"zone" varchar,
  	"minutes" numeric,
  	"registration" varchar,
  	"recording" varchar,
  	"body" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_webinars_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "webinars_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_webinars_v_version_topics" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__webinars_v_version_topics",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_webinars_v_version_speakers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_webinars_v_version_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" varchar,
  	"title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_webinars_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_sample" boolean,
  	"version_level" "enum__webinars_v_version_level",
  	"version_start" varchar,
  	"version_zone" varchar,
  	"version_minutes" numeric,
  	"version_registration" varchar,
  	"version_recording" varchar,
  	"version_body" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__webinars_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_webinars_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "events_topics" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_events_topics",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"title" varchar,
  	"description" varchar,
  	"sample" boolean,
  	"kind" "enum_events_kind",
  	"region" "enum_events_region",
  	"city" varchar,
  	"country" varchar,
  	"start" varchar,
  	"end" varchar,
  	"zone" varchar,
  	"language" varchar,
  	"host" varchar,
  	"registration" varchar,
  	"body" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_events_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "events_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_events_v_version_topics" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__events_v_version_topics",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_events_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_sample" boolean,
  	"version_kind" "enum__events_v_version_kind",
  	"version_region" "enum__events_v_version_region",
  	"version_city" varchar,
  	"version_country" varchar,
  	"version_start" varchar,
  	"version_end" varchar,
  	"version_zone" varchar,
  	"version_language" varchar,
  	"version_host" varchar,
  	"version_registration" varchar,
  	"version_body" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_events_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "white_papers_topics" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_white_papers_topics",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "white_papers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"title" varchar,
  	"description" varchar,
  	"author" varchar,
  	"published" varchar,
  	"verified" varchar,
  	"edition" numeric,
  	"body" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_white_papers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "white_papers_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "white_papers_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "_white_papers_v_version_topics" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__white_papers_v_version_topics",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_white_papers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_author" varchar,
  	"version_published" varchar,
  	"version_verified" varchar,
  	"version_edition" numeric,
  	"version_body" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__white_papers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_white_papers_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_white_papers_v_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "webinars_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "events_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "white_papers_id" integer;
  ALTER TABLE "webinars_topics" ADD CONSTRAINT "webinars_topics_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."webinars"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "webinars_speakers" ADD CONSTRAINT "webinars_speakers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."webinars"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "webinars_chapters" ADD CONSTRAINT "webinars_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."webinars"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "webinars_texts" ADD CONSTRAINT "webinars_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."webinars"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_webinars_v_version_topics" ADD CONSTRAINT "_webinars_v_version_topics_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_webinars_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_webinars_v_version_speakers" ADD CONSTRAINT "_webinars_v_version_speakers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_webinars_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_webinars_v_version_chapters" ADD CONSTRAINT "_webinars_v_version_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_webinars_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_webinars_v" ADD CONSTRAINT "_webinars_v_parent_id_webinars_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."webinars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_webinars_v_texts" ADD CONSTRAINT "_webinars_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_webinars_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_topics" ADD CONSTRAINT "events_topics_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_texts" ADD CONSTRAINT "events_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_topics" ADD CONSTRAINT "_events_v_version_topics_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_texts" ADD CONSTRAINT "_events_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "white_papers_topics" ADD CONSTRAINT "white_papers_topics_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."white_papers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "white_papers_texts" ADD CONSTRAINT "white_papers_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."white_papers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "white_papers_numbers" ADD CONSTRAINT "white_papers_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."white_papers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_white_papers_v_version_topics" ADD CONSTRAINT "_white_papers_v_version_topics_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_white_papers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_white_papers_v" ADD CONSTRAINT "_white_papers_v_parent_id_white_papers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."white_papers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_white_papers_v_texts" ADD CONSTRAINT "_white_papers_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_white_papers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_white_papers_v_numbers" ADD CONSTRAINT "_white_papers_v_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_white_papers_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "webinars_topics_order_idx" ON "webinars_topics" USING btree ("order");
  CREATE INDEX "webinars_topics_parent_idx" ON "webinars_topics" USING btree ("parent_id");
  CREATE INDEX "webinars_speakers_order_idx" ON "webinars_speakers" USING btree ("_order");
  CREATE INDEX "webinars_speakers_parent_id_idx" ON "webinars_speakers" USING btree ("_parent_id");
  CREATE INDEX "webinars_chapters_order_idx" ON "webinars_chapters" USING btree ("_order");
  CREATE INDEX "webinars_chapters_parent_id_idx" ON "webinars_chapters" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "webinars_slug_idx" ON "webinars" USING btree ("slug");
  CREATE INDEX "webinars_start_idx" ON "webinars" USING btree ("start");
  CREATE INDEX "webinars_updated_at_idx" ON "webinars" USING btree ("updated_at");
  CREATE INDEX "webinars_created_at_idx" ON "webinars" USING btree ("created_at");
  CREATE INDEX "webinars__status_idx" ON "webinars" USING btree ("_status");
  CREATE INDEX "webinars_texts_order_parent" ON "webinars_texts" USING btree ("order","parent_id");
  CREATE INDEX "_webinars_v_version_topics_order_idx" ON "_webinars_v_version_topics" USING btree ("order");
  CREATE INDEX "_webinars_v_version_topics_parent_idx" ON "_webinars_v_version_topics" USING btree ("parent_id");
  CREATE INDEX "_webinars_v_version_speakers_order_idx" ON "_webinars_v_version_speakers" USING btree ("_order");
  CREATE INDEX "_webinars_v_version_speakers_parent_id_idx" ON "_webinars_v_version_speakers" USING btree ("_parent_id");
  CREATE INDEX "_webinars_v_version_chapters_order_idx" ON "_webinars_v_version_chapters" USING btree ("_order");
  CREATE INDEX "_webinars_v_version_chapters_parent_id_idx" ON "_webinars_v_version_chapters" USING btree ("_parent_id");
  CREATE INDEX "_webinars_v_parent_idx" ON "_webinars_v" USING btree ("parent_id");
  CREATE INDEX "_webinars_v_version_version_slug_idx" ON "_webinars_v" USING btree ("version_slug");
  CREATE INDEX "_webinars_v_version_version_start_idx" ON "_webinars_v" USING btree ("version_start");
  CREATE INDEX "_webinars_v_version_version_updated_at_idx" ON "_webinars_v" USING btree ("version_updated_at");
  CREATE INDEX "_webinars_v_version_version_created_at_idx" ON "_webinars_v" USING btree ("version_created_at");
  CREATE INDEX "_webinars_v_version_version__status_idx" ON "_webinars_v" USING btree ("version__status");
  CREATE INDEX "_webinars_v_created_at_idx" ON "_webinars_v" USING btree ("created_at");
  CREATE INDEX "_webinars_v_updated_at_idx" ON "_webinars_v" USING btree ("updated_at");
  CREATE INDEX "_webinars_v_latest_idx" ON "_webinars_v" USING btree ("latest");
  CREATE INDEX "_webinars_v_texts_order_parent" ON "_webinars_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "events_topics_order_idx" ON "events_topics" USING btree ("order");
  CREATE INDEX "events_topics_parent_idx" ON "events_topics" USING btree ("parent_id");
  CREATE UNIQUE INDEX "events_slug_idx" ON "events" USING btree ("slug");
  CREATE INDEX "events_kind_idx" ON "events" USING btree ("kind");
  CREATE INDEX "events_region_idx" ON "events" USING btree ("region");
  CREATE INDEX "events_start_idx" ON "events" USING btree ("start");
  CREATE INDEX "events_end_idx" ON "events" USING btree ("end");
  CREATE INDEX "events_updated_at_idx" ON "events" USING btree ("updated_at");
  CREATE INDEX "events_created_at_idx" ON "events" USING btree ("created_at");
  CREATE INDEX "events__status_idx" ON "events" USING btree ("_status");
  CREATE INDEX "events_texts_order_parent" ON "events_texts" USING btree ("order","parent_id");
  CREATE INDEX "_events_v_version_topics_order_idx" ON "_events_v_version_topics" USING btree ("order");
  CREATE INDEX "_events_v_version_topics_parent_idx" ON "_events_v_version_topics" USING btree ("parent_id");
  CREATE INDEX "_events_v_parent_idx" ON "_events_v" USING btree ("parent_id");
  CREATE INDEX "_events_v_version_version_slug_idx" ON "_events_v" USING btree ("version_slug");
  CREATE INDEX "_events_v_version_version_kind_idx" ON "_events_v" USING btree ("version_kind");
  CREATE INDEX "_events_v_version_version_region_idx" ON "_events_v" USING btree ("version_region");
  CREATE INDEX "_events_v_version_version_start_idx" ON "_events_v" USING btree ("version_start");
  CREATE INDEX "_events_v_version_version_end_idx" ON "_events_v" USING btree ("version_end");
  CREATE INDEX "_events_v_version_version_updated_at_idx" ON "_events_v" USING btree ("version_updated_at");
  CREATE INDEX "_events_v_version_version_created_at_idx" ON "_events_v" USING btree ("version_created_at");
  CREATE INDEX "_events_v_version_version__status_idx" ON "_events_v" USING btree ("version__status");
  CREATE INDEX "_events_v_created_at_idx" ON "_events_v" USING btree ("created_at");
  CREATE INDEX "_events_v_updated_at_idx" ON "_events_v" USING btree ("updated_at");
  CREATE INDEX "_events_v_latest_idx" ON "_events_v" USING btree ("latest");
  CREATE INDEX "_events_v_texts_order_parent" ON "_events_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "white_papers_topics_order_idx" ON "white_papers_topics" USING btree ("order");
  CREATE INDEX "white_papers_topics_parent_idx" ON "white_papers_topics" USING btree ("parent_id");
  CREATE UNIQUE INDEX "white_papers_slug_idx" ON "white_papers" USING btree ("slug");
  CREATE INDEX "white_papers_author_idx" ON "white_papers" USING btree ("author");
  CREATE INDEX "white_papers_published_idx" ON "white_papers" USING btree ("published");
  CREATE INDEX "white_papers_updated_at_idx" ON "white_papers" USING btree ("updated_at");
  CREATE INDEX "white_papers_created_at_idx" ON "white_papers" USING btree ("created_at");
  CREATE INDEX "white_papers__status_idx" ON "white_papers" USING btree ("_status");
  CREATE INDEX "white_papers_texts_order_parent" ON "white_papers_texts" USING btree ("order","parent_id");
  CREATE INDEX "white_papers_numbers_order_parent_idx" ON "white_papers_numbers" USING btree ("order","parent_id");
  CREATE INDEX "_white_papers_v_version_topics_order_idx" ON "_white_papers_v_version_topics" USING btree ("order");
  CREATE INDEX "_white_papers_v_version_topics_parent_idx" ON "_white_papers_v_version_topics" USING btree ("parent_id");
  CREATE INDEX "_white_papers_v_parent_idx" ON "_white_papers_v" USING btree ("parent_id");
  CREATE INDEX "_white_papers_v_version_version_slug_idx" ON "_white_papers_v" USING btree ("version_slug");
  CREATE INDEX "_white_papers_v_version_version_author_idx" ON "_white_papers_v" USING btree ("version_author");
  CREATE INDEX "_white_papers_v_version_version_published_idx" ON "_white_papers_v" USING btree ("version_published");
  CREATE INDEX "_white_papers_v_version_version_updated_at_idx" ON "_white_papers_v" USING btree ("version_updated_at");
  CREATE INDEX "_white_papers_v_version_version_created_at_idx" ON "_white_papers_v" USING btree ("version_created_at");
  CREATE INDEX "_white_papers_v_version_version__status_idx" ON "_white_papers_v" USING btree ("version__status");
  CREATE INDEX "_white_papers_v_created_at_idx" ON "_white_papers_v" USING btree ("created_at");
  CREATE INDEX "_white_papers_v_updated_at_idx" ON "_white_papers_v" USING btree ("updated_at");
  CREATE INDEX "_white_papers_v_latest_idx" ON "_white_papers_v" USING btree ("latest");
  CREATE INDEX "_white_papers_v_texts_order_parent" ON "_white_papers_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_white_papers_v_numbers_order_parent_idx" ON "_white_papers_v_numbers" USING btree ("order","parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_webinars_fk" FOREIGN KEY ("webinars_id") REFERENCES "public"."webinars"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_white_papers_fk" FOREIGN KEY ("white_papers_id") REFERENCES "public"."white_papers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_webinars_id_idx" ON "payload_locked_documents_rels" USING btree ("webinars_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_white_papers_id_idx" ON "payload_locked_documents_rels" USING btree ("white_papers_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "webinars_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "webinars_speakers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "webinars_chapters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "webinars" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "webinars_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_webinars_v_version_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_webinars_v_version_speakers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_webinars_v_version_chapters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_webinars_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_webinars_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "events_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_version_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_events_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "white_papers_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "white_papers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "white_papers_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "white_papers_numbers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_white_papers_v_version_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_white_papers_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_white_papers_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_white_papers_v_numbers" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "webinars_topics" CASCADE;
  DROP TABLE "webinars_speakers" CASCADE;
  DROP TABLE "webinars_chapters" CASCADE;
  DROP TABLE "webinars" CASCADE;
  DROP TABLE "webinars_texts" CASCADE;
  DROP TABLE "_webinars_v_version_topics" CASCADE;
  DROP TABLE "_webinars_v_version_speakers" CASCADE;
  DROP TABLE "_webinars_v_version_chapters" CASCADE;
  DROP TABLE "_webinars_v" CASCADE;
  DROP TABLE "_webinars_v_texts" CASCADE;
  DROP TABLE "events_topics" CASCADE;
  DROP TABLE "events" CASCADE;
  DROP TABLE "events_texts" CASCADE;
  DROP TABLE "_events_v_version_topics" CASCADE;
  DROP TABLE "_events_v" CASCADE;
  DROP TABLE "_events_v_texts" CASCADE;
  DROP TABLE "white_papers_topics" CASCADE;
  DROP TABLE "white_papers" CASCADE;
  DROP TABLE "white_papers_texts" CASCADE;
  DROP TABLE "white_papers_numbers" CASCADE;
  DROP TABLE "_white_papers_v_version_topics" CASCADE;
  DROP TABLE "_white_papers_v" CASCADE;
  DROP TABLE "_white_papers_v_texts" CASCADE;
  DROP TABLE "_white_papers_v_numbers" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_webinars_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_events_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_white_papers_fk";
  
  DROP INDEX "payload_locked_documents_rels_webinars_id_idx";
  DROP INDEX "payload_locked_documents_rels_events_id_idx";
  DROP INDEX "payload_locked_documents_rels_white_papers_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "webinars_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "events_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "white_papers_id";
  DROP TYPE "public"."enum_webinars_topics";
  DROP TYPE "public"."enum_webinars_level";
  DROP TYPE "public"."enum_webinars_status";
  DROP TYPE "public"."enum__webinars_v_version_topics";
  DROP TYPE "public"."enum__webinars_v_version_level";
  DROP TYPE "public"."enum__webinars_v_version_status";
  DROP TYPE "public"."enum_events_topics";
  DROP TYPE "public"."enum_events_kind";
  DROP TYPE "public"."enum_events_region";
  DROP TYPE "public"."enum_events_status";
  DROP TYPE "public"."enum__events_v_version_topics";
  DROP TYPE "public"."enum__events_v_version_kind";
  DROP TYPE "public"."enum__events_v_version_region";
  DROP TYPE "public"."enum__events_v_version_status";
  DROP TYPE "public"."enum_white_papers_topics";
  DROP TYPE "public"."enum_white_papers_status";
  DROP TYPE "public"."enum__white_papers_v_version_topics";
  DROP TYPE "public"."enum__white_papers_v_version_status";`)
}
