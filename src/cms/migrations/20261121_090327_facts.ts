import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_needs" AS ENUM('availability', 'migration', 'security', 'performance', 'operations');
  CREATE TYPE "public"."enum_products_runs_on" AS ENUM('virtual-machines', 'kubernetes', 'cloud-service');
  CREATE TYPE "public"."enum_products_kind" AS ENUM('server', 'operator', 'managed-service', 'tool', 'extension');
  CREATE TYPE "public"."enum_products_license" AS ENUM('open source', 'commercial');
  CREATE TYPE "public"."enum_courses_audience" AS ENUM('administrator', 'developer', 'architect');
  CREATE TYPE "public"."enum_courses_formats" AS ENUM('live', 'self-paced');
  CREATE TYPE "public"."enum_courses_level" AS ENUM('foundation', 'intermediate', 'advanced');
  CREATE TYPE "public"."enum_installations_steps_language" AS ENUM('sql', 'psql', 'bash', 'yaml', 'json', 'ini', 'java', 'python', 'text');
  CREATE TYPE "public"."enum_installations_family" AS ENUM('linux', 'macos', 'windows', 'container', 'kubernetes');
  CREATE TYPE "public"."enum_installations_offers" AS ENUM('packages', 'installer', 'archive', 'container-image');
  CREATE TABLE "plans" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"summary" varchar NOT NULL,
  	"price" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "plan_terms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"group" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"note" varchar,
  	"href" varchar,
  	"plans_community360" varchar NOT NULL,
  	"plans_standard" varchar NOT NULL,
  	"plans_enterprise" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "products_needs" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_products_needs",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_runs_on" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_products_runs_on",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar,
  	"documentation" varchar NOT NULL,
  	"kind" "enum_products_kind" NOT NULL,
  	"license" "enum_products_license" NOT NULL,
  	"summary" varchar NOT NULL,
  	"plans_community360" varchar NOT NULL,
  	"plans_standard" varchar NOT NULL,
  	"plans_enterprise" varchar NOT NULL,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "server_features" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"group" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"explanation" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"servers_community" varchar NOT NULL,
  	"servers_extended" varchar NOT NULL,
  	"servers_advanced" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "courses_audience" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_courses_audience",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "courses_formats" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_courses_formats",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "courses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"level" "enum_courses_level" NOT NULL,
  	"hours" numeric NOT NULL,
  	"days" numeric NOT NULL,
  	"summary" varchar NOT NULL,
  	"prerequisites" varchar NOT NULL,
  	"certification" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "postgres_versions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"major" numeric NOT NULL,
  	"minor" varchar NOT NULL,
  	"released" varchar NOT NULL,
  	"end_of_life" varchar NOT NULL,
  	"checked" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "installations_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"language" "enum_installations_steps_language" NOT NULL,
  	"code" varchar NOT NULL
  );
  
  CREATE TABLE "installations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"platform" varchar NOT NULL,
  	"family" "enum_installations_family" NOT NULL,
  	"offers" "enum_installations_offers" NOT NULL,
  	"releases" varchar NOT NULL,
  	"source_url" varchar NOT NULL,
  	"checked" varchar NOT NULL,
  	"verify" varchar NOT NULL,
  	"remove" varchar NOT NULL,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "pages" ADD COLUMN "not_indexed" boolean;
  ALTER TABLE "_pages_v" ADD COLUMN "version_not_indexed" boolean;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "plans_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "plan_terms_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "products_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "server_features_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "courses_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "postgres_versions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "installations_id" integer;
  ALTER TABLE "products_needs" ADD CONSTRAINT "products_needs_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_runs_on" ADD CONSTRAINT "products_runs_on_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_audience" ADD CONSTRAINT "courses_audience_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_formats" ADD CONSTRAINT "courses_formats_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "installations_steps" ADD CONSTRAINT "installations_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."installations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "plans__order_idx" ON "plans" USING btree ("_order");
  CREATE UNIQUE INDEX "plans_key_idx" ON "plans" USING btree ("key");
  CREATE INDEX "plans_updated_at_idx" ON "plans" USING btree ("updated_at");
  CREATE INDEX "plans_created_at_idx" ON "plans" USING btree ("created_at");
  CREATE INDEX "plan_terms__order_idx" ON "plan_terms" USING btree ("_order");
  CREATE UNIQUE INDEX "plan_terms_key_idx" ON "plan_terms" USING btree ("key");
  CREATE INDEX "plan_terms_updated_at_idx" ON "plan_terms" USING btree ("updated_at");
  CREATE INDEX "plan_terms_created_at_idx" ON "plan_terms" USING btree ("created_at");
  CREATE INDEX "products_needs_order_idx" ON "products_needs" USING btree ("order");
  CREATE INDEX "products_needs_parent_idx" ON "products_needs" USING btree ("parent_id");
  CREATE INDEX "products_runs_on_order_idx" ON "products_runs_on" USING btree ("order");
  CREATE INDEX "products_runs_on_parent_idx" ON "products_runs_on" USING btree ("parent_id");
  CREATE INDEX "products__order_idx" ON "products" USING btree ("_order");
  CREATE UNIQUE INDEX "products_key_idx" ON "products" USING btree ("key");
  CREATE INDEX "products_url_idx" ON "products" USING btree ("url");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "server_features__order_idx" ON "server_features" USING btree ("_order");
  CREATE UNIQUE INDEX "server_features_key_idx" ON "server_features" USING btree ("key");
  CREATE INDEX "server_features_updated_at_idx" ON "server_features" USING btree ("updated_at");
  CREATE INDEX "server_features_created_at_idx" ON "server_features" USING btree ("created_at");
  CREATE INDEX "courses_audience_order_idx" ON "courses_audience" USING btree ("order");
  CREATE INDEX "courses_audience_parent_idx" ON "courses_audience" USING btree ("parent_id");
  CREATE INDEX "courses_formats_order_idx" ON "courses_formats" USING btree ("order");
  CREATE INDEX "courses_formats_parent_idx" ON "courses_formats" USING btree ("parent_id");
  CREATE INDEX "courses__order_idx" ON "courses" USING btree ("_order");
  CREATE UNIQUE INDEX "courses_key_idx" ON "courses" USING btree ("key");
  CREATE INDEX "courses_url_idx" ON "courses" USING btree ("url");
  CREATE INDEX "courses_updated_at_idx" ON "courses" USING btree ("updated_at");
  CREATE INDEX "courses_created_at_idx" ON "courses" USING btree ("created_at");
  CREATE INDEX "postgres_versions__order_idx" ON "postgres_versions" USING btree ("_order");
  CREATE UNIQUE INDEX "postgres_versions_key_idx" ON "postgres_versions" USING btree ("key");
  CREATE INDEX "postgres_versions_updated_at_idx" ON "postgres_versions" USING btree ("updated_at");
  CREATE INDEX "postgres_versions_created_at_idx" ON "postgres_versions" USING btree ("created_at");
  CREATE INDEX "installations_steps_order_idx" ON "installations_steps" USING btree ("_order");
  CREATE INDEX "installations_steps_parent_id_idx" ON "installations_steps" USING btree ("_parent_id");
  CREATE INDEX "installations__order_idx" ON "installations" USING btree ("_order");
  CREATE UNIQUE INDEX "installations_key_idx" ON "installations" USING btree ("key");
  CREATE INDEX "installations_updated_at_idx" ON "installations" USING btree ("updated_at");
  CREATE INDEX "installations_created_at_idx" ON "installations" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_plans_fk" FOREIGN KEY ("plans_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_plan_terms_fk" FOREIGN KEY ("plan_terms_id") REFERENCES "public"."plan_terms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_server_features_fk" FOREIGN KEY ("server_features_id") REFERENCES "public"."server_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_courses_fk" FOREIGN KEY ("courses_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_postgres_versions_fk" FOREIGN KEY ("postgres_versions_id") REFERENCES "public"."postgres_versions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_installations_fk" FOREIGN KEY ("installations_id") REFERENCES "public"."installations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_plans_id_idx" ON "payload_locked_documents_rels" USING btree ("plans_id");
  CREATE INDEX "payload_locked_documents_rels_plan_terms_id_idx" ON "payload_locked_documents_rels" USING btree ("plan_terms_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_server_features_id_idx" ON "payload_locked_documents_rels" USING btree ("server_features_id");
  CREATE INDEX "payload_locked_documents_rels_courses_id_idx" ON "payload_locked_documents_rels" USING btree ("courses_id");
  CREATE INDEX "payload_locked_documents_rels_postgres_versions_id_idx" ON "payload_locked_documents_rels" USING btree ("postgres_versions_id");
  CREATE INDEX "payload_locked_documents_rels_installations_id_idx" ON "payload_locked_documents_rels" USING btree ("installations_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "plans" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "plan_terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_needs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products_runs_on" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "products" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "server_features" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "courses_audience" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "courses_formats" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "courses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "postgres_versions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "installations_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "installations" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "plans" CASCADE;
  DROP TABLE "plan_terms" CASCADE;
  DROP TABLE "products_needs" CASCADE;
  DROP TABLE "products_runs_on" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "server_features" CASCADE;
  DROP TABLE "courses_audience" CASCADE;
  DROP TABLE "courses_formats" CASCADE;
  DROP TABLE "courses" CASCADE;
  DROP TABLE "postgres_versions" CASCADE;
  DROP TABLE "installations_steps" CASCADE;
  DROP TABLE "installations" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_plans_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_plan_terms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_products_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_server_features_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_courses_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_postgres_versions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_installations_fk";
  
  DROP INDEX "payload_locked_documents_rels_plans_id_idx";
  DROP INDEX "payload_locked_documents_rels_plan_terms_id_idx";
  DROP INDEX "payload_locked_documents_rels_products_id_idx";
  DROP INDEX "payload_locked_documents_rels_server_features_id_idx";
  DROP INDEX "payload_locked_documents_rels_courses_id_idx";
  DROP INDEX "payload_locked_documents_rels_postgres_versions_id_idx";
  DROP INDEX "payload_locked_documents_rels_installations_id_idx";
  ALTER TABLE "pages" DROP COLUMN "not_indexed";
  ALTER TABLE "_pages_v" DROP COLUMN "version_not_indexed";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "plans_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "plan_terms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "products_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "server_features_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "courses_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "postgres_versions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "installations_id";
  DROP TYPE "public"."enum_products_needs";
  DROP TYPE "public"."enum_products_runs_on";
  DROP TYPE "public"."enum_products_kind";
  DROP TYPE "public"."enum_products_license";
  DROP TYPE "public"."enum_courses_audience";
  DROP TYPE "public"."enum_courses_formats";
  DROP TYPE "public"."enum_courses_level";
  DROP TYPE "public"."enum_installations_steps_language";
  DROP TYPE "public"."enum_installations_family";
  DROP TYPE "public"."enum_installations_offers";`)
}
