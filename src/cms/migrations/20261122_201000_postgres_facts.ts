import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_postgres_releases_actions_kind" AS ENUM('backup', 'reindex', 'configuration', 'extensions', 'data', 'check');
  CREATE TYPE "public"."enum_postgres_releases_kind" AS ENUM('scheduled', 'out-of-cycle', 'major');
  CREATE TABLE "postgres_versions_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "postgres_releases_actions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_postgres_releases_actions_kind" NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "postgres_releases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"released" varchar NOT NULL,
  	"kind" "enum_postgres_releases_kind" NOT NULL,
  	"summary" varchar NOT NULL,
  	"checked" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "postgres_releases_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "postgres_cves_affected" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"fixed_in" varchar NOT NULL
  );
  
  CREATE TABLE "postgres_cves" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"description" varchar,
  	"published" varchar,
  	"score" numeric,
  	"vector" varchar,
  	"component" varchar,
  	"source_url" varchar NOT NULL,
  	"checked" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "postgres_cves_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "software_versions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"version" varchar,
  	"released" varchar,
  	"source" varchar NOT NULL,
  	"checked" varchar NOT NULL,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "postgres_versions" ALTER COLUMN "end_of_life" DROP NOT NULL;
  ALTER TABLE "postgres_versions" ADD COLUMN "last_release" varchar;
  ALTER TABLE "postgres_versions" ADD COLUMN "note" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "postgres_releases_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "postgres_cves_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "software_versions_id" integer;
  ALTER TABLE "postgres_versions_texts" ADD CONSTRAINT "postgres_versions_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."postgres_versions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "postgres_releases_actions" ADD CONSTRAINT "postgres_releases_actions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."postgres_releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "postgres_releases_texts" ADD CONSTRAINT "postgres_releases_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."postgres_releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "postgres_cves_affected" ADD CONSTRAINT "postgres_cves_affected_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."postgres_cves"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "postgres_cves_texts" ADD CONSTRAINT "postgres_cves_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."postgres_cves"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "postgres_versions_texts_order_parent" ON "postgres_versions_texts" USING btree ("order","parent_id");
  CREATE INDEX "postgres_releases_actions_order_idx" ON "postgres_releases_actions" USING btree ("_order");
  CREATE INDEX "postgres_releases_actions_parent_id_idx" ON "postgres_releases_actions" USING btree ("_parent_id");
  CREATE INDEX "postgres_releases__order_idx" ON "postgres_releases" USING btree ("_order");
  CREATE UNIQUE INDEX "postgres_releases_key_idx" ON "postgres_releases" USING btree ("key");
  CREATE INDEX "postgres_releases_updated_at_idx" ON "postgres_releases" USING btree ("updated_at");
  CREATE INDEX "postgres_releases_created_at_idx" ON "postgres_releases" USING btree ("created_at");
  CREATE INDEX "postgres_releases_texts_order_parent" ON "postgres_releases_texts" USING btree ("order","parent_id");
  CREATE INDEX "postgres_cves_affected_order_idx" ON "postgres_cves_affected" USING btree ("_order");
  CREATE INDEX "postgres_cves_affected_parent_id_idx" ON "postgres_cves_affected" USING btree ("_parent_id");
  CREATE INDEX "postgres_cves__order_idx" ON "postgres_cves" USING btree ("_order");
  CREATE UNIQUE INDEX "postgres_cves_key_idx" ON "postgres_cves" USING btree ("key");
  CREATE INDEX "postgres_cves_updated_at_idx" ON "postgres_cves" USING btree ("updated_at");
  CREATE INDEX "postgres_cves_created_at_idx" ON "postgres_cves" USING btree ("created_at");
  CREATE INDEX "postgres_cves_texts_order_parent" ON "postgres_cves_texts" USING btree ("order","parent_id");
  CREATE INDEX "software_versions__order_idx" ON "software_versions" USING btree ("_order");
  CREATE UNIQUE INDEX "software_versions_key_idx" ON "software_versions" USING btree ("key");
  CREATE INDEX "software_versions_updated_at_idx" ON "software_versions" USING btree ("updated_at");
  CREATE INDEX "software_versions_created_at_idx" ON "software_versions" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_postgres_releases_fk" FOREIGN KEY ("postgres_releases_id") REFERENCES "public"."postgres_releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_postgres_cves_fk" FOREIGN KEY ("postgres_cves_id") REFERENCES "public"."postgres_cves"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_software_versions_fk" FOREIGN KEY ("software_versions_id") REFERENCES "public"."software_versions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_postgres_releases_id_idx" ON "payload_locked_documents_rels" USING btree ("postgres_releases_id");
  CREATE INDEX "payload_locked_documents_rels_postgres_cves_id_idx" ON "payload_locked_documents_rels" USING btree ("postgres_cves_id");
  CREATE INDEX "payload_locked_documents_rels_software_versions_id_idx" ON "payload_locked_documents_rels" USING btree ("software_versions_id");
  ALTER TABLE "postgres_versions" DROP COLUMN "minor";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "postgres_versions_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "postgres_releases_actions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "postgres_releases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "postgres_releases_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "postgres_cves_affected" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "postgres_cves" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "postgres_cves_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "software_versions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "postgres_versions_texts" CASCADE;
  DROP TABLE "postgres_releases_actions" CASCADE;
  DROP TABLE "postgres_releases" CASCADE;
  DROP TABLE "postgres_releases_texts" CASCADE;
  DROP TABLE "postgres_cves_affected" CASCADE;
  DROP TABLE "postgres_cves" CASCADE;
  DROP TABLE "postgres_cves_texts" CASCADE;
  DROP TABLE "software_versions" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_postgres_releases_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_postgres_cves_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_software_versions_fk";
  
  DROP INDEX "payload_locked_documents_rels_postgres_releases_id_idx";
  DROP INDEX "payload_locked_documents_rels_postgres_cves_id_idx";
  DROP INDEX "payload_locked_documents_rels_software_versions_id_idx";
  ALTER TABLE "postgres_versions" ALTER COLUMN "end_of_life" SET NOT NULL;
  ALTER TABLE "postgres_versions" ADD COLUMN "minor" varchar NOT NULL;
  ALTER TABLE "postgres_versions" DROP COLUMN "last_release";
  ALTER TABLE "postgres_versions" DROP COLUMN "note";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "postgres_releases_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "postgres_cves_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "software_versions_id";
  DROP TYPE "public"."enum_postgres_releases_actions_kind";
  DROP TYPE "public"."enum_postgres_releases_kind";`)
}
