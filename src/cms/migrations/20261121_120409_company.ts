import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_press_releases_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum_press_releases_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__press_releases_v_version_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum__press_releases_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_customers_needs" AS ENUM('leave-oracle', 'high-availability', 'performance', 'upgrade', 'kubernetes', 'security', 'cost');
  CREATE TYPE "public"."enum_customers_industry" AS ENUM('finance', 'public-sector', 'health', 'retail', 'manufacturing', 'telecom', 'software');
  CREATE TYPE "public"."enum_customers_region" AS ENUM('north-america', 'latin-america', 'europe', 'middle-east-africa', 'asia-pacific');
  CREATE TYPE "public"."enum_customers_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum_customers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__customers_v_version_needs" AS ENUM('leave-oracle', 'high-availability', 'performance', 'upgrade', 'kubernetes', 'security', 'cost');
  CREATE TYPE "public"."enum__customers_v_version_industry" AS ENUM('finance', 'public-sector', 'health', 'retail', 'manufacturing', 'telecom', 'software');
  CREATE TYPE "public"."enum__customers_v_version_region" AS ENUM('north-america', 'latin-america', 'europe', 'middle-east-africa', 'asia-pacific');
  CREATE TYPE "public"."enum__customers_v_version_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum__customers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_partners_regions" AS ENUM('north-america', 'latin-america', 'europe', 'middle-east-africa', 'asia-pacific');
  CREATE TYPE "public"."enum_partners_skills" AS ENUM('oracle-migration', 'high-availability', 'performance', 'kubernetes', 'operation', 'security', 'backup', 'training');
  CREATE TYPE "public"."enum_partners_kind" AS ENUM('consulting', 'technology', 'cloud', 'reseller', 'training');
  CREATE TYPE "public"."enum_partners_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum_partners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_version_regions" AS ENUM('north-america', 'latin-america', 'europe', 'middle-east-africa', 'asia-pacific');
  CREATE TYPE "public"."enum__partners_v_version_skills" AS ENUM('oracle-migration', 'high-availability', 'performance', 'kubernetes', 'operation', 'security', 'backup', 'training');
  CREATE TYPE "public"."enum__partners_v_version_kind" AS ENUM('consulting', 'technology', 'cloud', 'reseller', 'training');
  CREATE TYPE "public"."enum__partners_v_version_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum__partners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_job_openings_team" AS ENUM('engineering', 'support', 'services', 'training', 'product', 'sales');
  CREATE TYPE "public"."enum_job_openings_place" AS ENUM('boston', 'london', 'pune', 'remote-united-states', 'remote-europe', 'remote-australia');
  CREATE TYPE "public"."enum_job_openings_kind" AS ENUM('full-time', 'part-time', 'contract', 'internship');
  CREATE TYPE "public"."enum_job_openings_pay_unit" AS ENUM('year', 'month', 'hour');
  CREATE TYPE "public"."enum_job_openings_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum_job_openings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__job_openings_v_version_team" AS ENUM('engineering', 'support', 'services', 'training', 'product', 'sales');
  CREATE TYPE "public"."enum__job_openings_v_version_place" AS ENUM('boston', 'london', 'pune', 'remote-united-states', 'remote-europe', 'remote-australia');
  CREATE TYPE "public"."enum__job_openings_v_version_kind" AS ENUM('full-time', 'part-time', 'contract', 'internship');
  CREATE TYPE "public"."enum__job_openings_v_version_pay_unit" AS ENUM('year', 'month', 'hour');
  CREATE TYPE "public"."enum__job_openings_v_version_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum__job_openings_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "press_releases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"title" varchar,
  	"description" varchar,
  	"sample" boolean,
  	"published" varchar,
  	"embargo" varchar,
  	"correction" varchar,
  	"visible_from" timestamp(3) with time zone,
  	"visible_until" timestamp(3) with time zone,
  	"body" varchar,
  	"review_state" "enum_press_releases_review_state" DEFAULT 'writing',
  	"review_note" varchar,
  	"review_changed_by_id" integer,
  	"review_decided_by_id" integer,
  	"review_decided_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_press_releases_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "press_releases_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_press_releases_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_sample" boolean,
  	"version_published" varchar,
  	"version_embargo" varchar,
  	"version_correction" varchar,
  	"version_visible_from" timestamp(3) with time zone,
  	"version_visible_until" timestamp(3) with time zone,
  	"version_body" varchar,
  	"version_review_state" "enum__press_releases_v_version_review_state" DEFAULT 'writing',
  	"version_review_note" varchar,
  	"version_review_changed_by_id" integer,
  	"version_review_decided_by_id" integer,
  	"version_review_decided_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__press_releases_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_press_releases_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "customers_needs" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_customers_needs",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "customers_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"measure" varchar,
  	"before" varchar,
  	"after" varchar,
  	"method" varchar
  );
  
  CREATE TABLE "customers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"title" varchar,
  	"description" varchar,
  	"sample" boolean,
  	"customer" varchar,
  	"industry" "enum_customers_industry",
  	"region" "enum_customers_region",
  	"published" varchar,
  	"approved" varchar,
  	"environment" varchar,
  	"body" varchar,
  	"review_state" "enum_customers_review_state" DEFAULT 'writing',
  	"review_note" varchar,
  	"review_changed_by_id" integer,
  	"review_decided_by_id" integer,
  	"review_decided_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_customers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "customers_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_customers_v_version_needs" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__customers_v_version_needs",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_customers_v_version_results" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"measure" varchar,
  	"before" varchar,
  	"after" varchar,
  	"method" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_customers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_sample" boolean,
  	"version_customer" varchar,
  	"version_industry" "enum__customers_v_version_industry",
  	"version_region" "enum__customers_v_version_region",
  	"version_published" varchar,
  	"version_approved" varchar,
  	"version_environment" varchar,
  	"version_body" varchar,
  	"version_review_state" "enum__customers_v_version_review_state" DEFAULT 'writing',
  	"version_review_note" varchar,
  	"version_review_changed_by_id" integer,
  	"version_review_decided_by_id" integer,
  	"version_review_decided_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__customers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_customers_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "partners_regions" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_partners_regions",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "partners_skills" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_partners_skills",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "partners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"title" varchar,
  	"description" varchar,
  	"sample" boolean,
  	"kind" "enum_partners_kind",
  	"certified" numeric,
  	"since" numeric,
  	"website" varchar,
  	"body" varchar,
  	"review_state" "enum_partners_review_state" DEFAULT 'writing',
  	"review_note" varchar,
  	"review_changed_by_id" integer,
  	"review_decided_by_id" integer,
  	"review_decided_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_partners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "partners_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_partners_v_version_regions" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__partners_v_version_regions",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_partners_v_version_skills" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__partners_v_version_skills",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_partners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_sample" boolean,
  	"version_kind" "enum__partners_v_version_kind",
  	"version_certified" numeric,
  	"version_since" numeric,
  	"version_website" varchar,
  	"version_body" varchar,
  	"version_review_state" "enum__partners_v_version_review_state" DEFAULT 'writing',
  	"version_review_note" varchar,
  	"version_review_changed_by_id" integer,
  	"version_review_decided_by_id" integer,
  	"version_review_decided_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__partners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_partners_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "job_openings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"title" varchar,
  	"description" varchar,
  	"sample" boolean,
  	"team" "enum_job_openings_team",
  	"place" "enum_job_openings_place",
  	"kind" "enum_job_openings_kind",
  	"posted" varchar,
  	"closes" varchar,
  	"hours" varchar,
  	"pay_currency" varchar,
  	"pay_from" numeric,
  	"pay_to" numeric,
  	"pay_unit" "enum_job_openings_pay_unit",
  	"visible_from" timestamp(3) with time zone,
  	"visible_until" timestamp(3) with time zone,
  	"body" varchar,
  	"review_state" "enum_job_openings_review_state" DEFAULT 'writing',
  	"review_note" varchar,
  	"review_changed_by_id" integer,
  	"review_decided_by_id" integer,
  	"review_decided_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_job_openings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "job_openings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_job_openings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_sample" boolean,
  	"version_team" "enum__job_openings_v_version_team",
  	"version_place" "enum__job_openings_v_version_place",
  	"version_kind" "enum__job_openings_v_version_kind",
  	"version_posted" varchar,
  	"version_closes" varchar,
  	"version_hours" varchar,
  	"version_pay_currency" varchar,
  	"version_pay_from" numeric,
  	"version_pay_to" numeric,
  	"version_pay_unit" "enum__job_openings_v_version_pay_unit",
  	"version_visible_from" timestamp(3) with time zone,
  	"version_visible_until" timestamp(3) with time zone,
  	"version_body" varchar,
  	"version_review_state" "enum__job_openings_v_version_review_state" DEFAULT 'writing',
  	"version_review_note" varchar,
  	"version_review_changed_by_id" integer,
  	"version_review_decided_by_id" integer,
  	"version_review_decided_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__job_openings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_job_openings_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "people" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"role" varchar,
  	"answers" varchar NOT NULL,
  	"href" varchar,
  	"sample" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media_coverage" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"medium" varchar NOT NULL,
  	"author" varchar,
  	"published" varchar NOT NULL,
  	"summary" varchar NOT NULL,
  	"url" varchar,
  	"paid" boolean,
  	"note" varchar,
  	"sample" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "press_releases_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "customers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "partners_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "job_openings_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "people_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "media_coverage_id" integer;
  ALTER TABLE "press_releases" ADD CONSTRAINT "press_releases_review_changed_by_id_users_id_fk" FOREIGN KEY ("review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "press_releases" ADD CONSTRAINT "press_releases_review_decided_by_id_users_id_fk" FOREIGN KEY ("review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "press_releases_texts" ADD CONSTRAINT "press_releases_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."press_releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_press_releases_v" ADD CONSTRAINT "_press_releases_v_parent_id_press_releases_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."press_releases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_press_releases_v" ADD CONSTRAINT "_press_releases_v_version_review_changed_by_id_users_id_fk" FOREIGN KEY ("version_review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_press_releases_v" ADD CONSTRAINT "_press_releases_v_version_review_decided_by_id_users_id_fk" FOREIGN KEY ("version_review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_press_releases_v_texts" ADD CONSTRAINT "_press_releases_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_press_releases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "customers_needs" ADD CONSTRAINT "customers_needs_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "customers_results" ADD CONSTRAINT "customers_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "customers" ADD CONSTRAINT "customers_review_changed_by_id_users_id_fk" FOREIGN KEY ("review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customers" ADD CONSTRAINT "customers_review_decided_by_id_users_id_fk" FOREIGN KEY ("review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customers_texts" ADD CONSTRAINT "customers_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_customers_v_version_needs" ADD CONSTRAINT "_customers_v_version_needs_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_customers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_customers_v_version_results" ADD CONSTRAINT "_customers_v_version_results_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_customers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_customers_v" ADD CONSTRAINT "_customers_v_parent_id_customers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_customers_v" ADD CONSTRAINT "_customers_v_version_review_changed_by_id_users_id_fk" FOREIGN KEY ("version_review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_customers_v" ADD CONSTRAINT "_customers_v_version_review_decided_by_id_users_id_fk" FOREIGN KEY ("version_review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_customers_v_texts" ADD CONSTRAINT "_customers_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_customers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners_regions" ADD CONSTRAINT "partners_regions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners_skills" ADD CONSTRAINT "partners_skills_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_review_changed_by_id_users_id_fk" FOREIGN KEY ("review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_review_decided_by_id_users_id_fk" FOREIGN KEY ("review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners_texts" ADD CONSTRAINT "partners_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v_version_regions" ADD CONSTRAINT "_partners_v_version_regions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v_version_skills" ADD CONSTRAINT "_partners_v_version_skills_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_parent_id_partners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_review_changed_by_id_users_id_fk" FOREIGN KEY ("version_review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_review_decided_by_id_users_id_fk" FOREIGN KEY ("version_review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v_texts" ADD CONSTRAINT "_partners_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_openings" ADD CONSTRAINT "job_openings_review_changed_by_id_users_id_fk" FOREIGN KEY ("review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "job_openings" ADD CONSTRAINT "job_openings_review_decided_by_id_users_id_fk" FOREIGN KEY ("review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "job_openings_texts" ADD CONSTRAINT "job_openings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."job_openings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_job_openings_v" ADD CONSTRAINT "_job_openings_v_parent_id_job_openings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."job_openings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_job_openings_v" ADD CONSTRAINT "_job_openings_v_version_review_changed_by_id_users_id_fk" FOREIGN KEY ("version_review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_job_openings_v" ADD CONSTRAINT "_job_openings_v_version_review_decided_by_id_users_id_fk" FOREIGN KEY ("version_review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_job_openings_v_texts" ADD CONSTRAINT "_job_openings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_job_openings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "press_releases_slug_idx" ON "press_releases" USING btree ("slug");
  CREATE INDEX "press_releases_published_idx" ON "press_releases" USING btree ("published");
  CREATE INDEX "press_releases_visible_from_idx" ON "press_releases" USING btree ("visible_from");
  CREATE INDEX "press_releases_visible_until_idx" ON "press_releases" USING btree ("visible_until");
  CREATE INDEX "press_releases_review_review_state_idx" ON "press_releases" USING btree ("review_state");
  CREATE INDEX "press_releases_review_review_changed_by_idx" ON "press_releases" USING btree ("review_changed_by_id");
  CREATE INDEX "press_releases_review_review_decided_by_idx" ON "press_releases" USING btree ("review_decided_by_id");
  CREATE INDEX "press_releases_updated_at_idx" ON "press_releases" USING btree ("updated_at");
  CREATE INDEX "press_releases_created_at_idx" ON "press_releases" USING btree ("created_at");
  CREATE INDEX "press_releases__status_idx" ON "press_releases" USING btree ("_status");
  CREATE INDEX "press_releases_texts_order_parent" ON "press_releases_texts" USING btree ("order","parent_id");
  CREATE INDEX "_press_releases_v_parent_idx" ON "_press_releases_v" USING btree ("parent_id");
  CREATE INDEX "_press_releases_v_version_version_slug_idx" ON "_press_releases_v" USING btree ("version_slug");
  CREATE INDEX "_press_releases_v_version_version_published_idx" ON "_press_releases_v" USING btree ("version_published");
  CREATE INDEX "_press_releases_v_version_version_visible_from_idx" ON "_press_releases_v" USING btree ("version_visible_from");
  CREATE INDEX "_press_releases_v_version_version_visible_until_idx" ON "_press_releases_v" USING btree ("version_visible_until");
  CREATE INDEX "_press_releases_v_version_review_version_review_state_idx" ON "_press_releases_v" USING btree ("version_review_state");
  CREATE INDEX "_press_releases_v_version_review_version_review_changed__idx" ON "_press_releases_v" USING btree ("version_review_changed_by_id");
  CREATE INDEX "_press_releases_v_version_review_version_review_decided__idx" ON "_press_releases_v" USING btree ("version_review_decided_by_id");
  CREATE INDEX "_press_releases_v_version_version_updated_at_idx" ON "_press_releases_v" USING btree ("version_updated_at");
  CREATE INDEX "_press_releases_v_version_version_created_at_idx" ON "_press_releases_v" USING btree ("version_created_at");
  CREATE INDEX "_press_releases_v_version_version__status_idx" ON "_press_releases_v" USING btree ("version__status");
  CREATE INDEX "_press_releases_v_created_at_idx" ON "_press_releases_v" USING btree ("created_at");
  CREATE INDEX "_press_releases_v_updated_at_idx" ON "_press_releases_v" USING btree ("updated_at");
  CREATE INDEX "_press_releases_v_latest_idx" ON "_press_releases_v" USING btree ("latest");
  CREATE INDEX "_press_releases_v_texts_order_parent" ON "_press_releases_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "customers_needs_order_idx" ON "customers_needs" USING btree ("order");
  CREATE INDEX "customers_needs_parent_idx" ON "customers_needs" USING btree ("parent_id");
  CREATE INDEX "customers_results_order_idx" ON "customers_results" USING btree ("_order");
  CREATE INDEX "customers_results_parent_id_idx" ON "customers_results" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "customers_slug_idx" ON "customers" USING btree ("slug");
  CREATE INDEX "customers_published_idx" ON "customers" USING btree ("published");
  CREATE INDEX "customers_review_review_state_idx" ON "customers" USING btree ("review_state");
  CREATE INDEX "customers_review_review_changed_by_idx" ON "customers" USING btree ("review_changed_by_id");
  CREATE INDEX "customers_review_review_decided_by_idx" ON "customers" USING btree ("review_decided_by_id");
  CREATE INDEX "customers_updated_at_idx" ON "customers" USING btree ("updated_at");
  CREATE INDEX "customers_created_at_idx" ON "customers" USING btree ("created_at");
  CREATE INDEX "customers__status_idx" ON "customers" USING btree ("_status");
  CREATE INDEX "customers_texts_order_parent" ON "customers_texts" USING btree ("order","parent_id");
  CREATE INDEX "_customers_v_version_needs_order_idx" ON "_customers_v_version_needs" USING btree ("order");
  CREATE INDEX "_customers_v_version_needs_parent_idx" ON "_customers_v_version_needs" USING btree ("parent_id");
  CREATE INDEX "_customers_v_version_results_order_idx" ON "_customers_v_version_results" USING btree ("_order");
  CREATE INDEX "_customers_v_version_results_parent_id_idx" ON "_customers_v_version_results" USING btree ("_parent_id");
  CREATE INDEX "_customers_v_parent_idx" ON "_customers_v" USING btree ("parent_id");
  CREATE INDEX "_customers_v_version_version_slug_idx" ON "_customers_v" USING btree ("version_slug");
  CREATE INDEX "_customers_v_version_version_published_idx" ON "_customers_v" USING btree ("version_published");
  CREATE INDEX "_customers_v_version_review_version_review_state_idx" ON "_customers_v" USING btree ("version_review_state");
  CREATE INDEX "_customers_v_version_review_version_review_changed_by_idx" ON "_customers_v" USING btree ("version_review_changed_by_id");
  CREATE INDEX "_customers_v_version_review_version_review_decided_by_idx" ON "_customers_v" USING btree ("version_review_decided_by_id");
  CREATE INDEX "_customers_v_version_version_updated_at_idx" ON "_customers_v" USING btree ("version_updated_at");
  CREATE INDEX "_customers_v_version_version_created_at_idx" ON "_customers_v" USING btree ("version_created_at");
  CREATE INDEX "_customers_v_version_version__status_idx" ON "_customers_v" USING btree ("version__status");
  CREATE INDEX "_customers_v_created_at_idx" ON "_customers_v" USING btree ("created_at");
  CREATE INDEX "_customers_v_updated_at_idx" ON "_customers_v" USING btree ("updated_at");
  CREATE INDEX "_customers_v_latest_idx" ON "_customers_v" USING btree ("latest");
  CREATE INDEX "_customers_v_texts_order_parent" ON "_customers_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "partners_regions_order_idx" ON "partners_regions" USING btree ("order");
  CREATE INDEX "partners_regions_parent_idx" ON "partners_regions" USING btree ("parent_id");
  CREATE INDEX "partners_skills_order_idx" ON "partners_skills" USING btree ("order");
  CREATE INDEX "partners_skills_parent_idx" ON "partners_skills" USING btree ("parent_id");
  CREATE UNIQUE INDEX "partners_slug_idx" ON "partners" USING btree ("slug");
  CREATE INDEX "partners_review_review_state_idx" ON "partners" USING btree ("review_state");
  CREATE INDEX "partners_review_review_changed_by_idx" ON "partners" USING btree ("review_changed_by_id");
  CREATE INDEX "partners_review_review_decided_by_idx" ON "partners" USING btree ("review_decided_by_id");
  CREATE INDEX "partners_updated_at_idx" ON "partners" USING btree ("updated_at");
  CREATE INDEX "partners_created_at_idx" ON "partners" USING btree ("created_at");
  CREATE INDEX "partners__status_idx" ON "partners" USING btree ("_status");
  CREATE INDEX "partners_texts_order_parent" ON "partners_texts" USING btree ("order","parent_id");
  CREATE INDEX "_partners_v_version_regions_order_idx" ON "_partners_v_version_regions" USING btree ("order");
  CREATE INDEX "_partners_v_version_regions_parent_idx" ON "_partners_v_version_regions" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_skills_order_idx" ON "_partners_v_version_skills" USING btree ("order");
  CREATE INDEX "_partners_v_version_skills_parent_idx" ON "_partners_v_version_skills" USING btree ("parent_id");
  CREATE INDEX "_partners_v_parent_idx" ON "_partners_v" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_version_slug_idx" ON "_partners_v" USING btree ("version_slug");
  CREATE INDEX "_partners_v_version_review_version_review_state_idx" ON "_partners_v" USING btree ("version_review_state");
  CREATE INDEX "_partners_v_version_review_version_review_changed_by_idx" ON "_partners_v" USING btree ("version_review_changed_by_id");
  CREATE INDEX "_partners_v_version_review_version_review_decided_by_idx" ON "_partners_v" USING btree ("version_review_decided_by_id");
  CREATE INDEX "_partners_v_version_version_updated_at_idx" ON "_partners_v" USING btree ("version_updated_at");
  CREATE INDEX "_partners_v_version_version_created_at_idx" ON "_partners_v" USING btree ("version_created_at");
  CREATE INDEX "_partners_v_version_version__status_idx" ON "_partners_v" USING btree ("version__status");
  CREATE INDEX "_partners_v_created_at_idx" ON "_partners_v" USING btree ("created_at");
  CREATE INDEX "_partners_v_updated_at_idx" ON "_partners_v" USING btree ("updated_at");
  CREATE INDEX "_partners_v_latest_idx" ON "_partners_v" USING btree ("latest");
  CREATE INDEX "_partners_v_texts_order_parent" ON "_partners_v_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "job_openings_slug_idx" ON "job_openings" USING btree ("slug");
  CREATE INDEX "job_openings_posted_idx" ON "job_openings" USING btree ("posted");
  CREATE INDEX "job_openings_visible_from_idx" ON "job_openings" USING btree ("visible_from");
  CREATE INDEX "job_openings_visible_until_idx" ON "job_openings" USING btree ("visible_until");
  CREATE INDEX "job_openings_review_review_state_idx" ON "job_openings" USING btree ("review_state");
  CREATE INDEX "job_openings_review_review_changed_by_idx" ON "job_openings" USING btree ("review_changed_by_id");
  CREATE INDEX "job_openings_review_review_decided_by_idx" ON "job_openings" USING btree ("review_decided_by_id");
  CREATE INDEX "job_openings_updated_at_idx" ON "job_openings" USING btree ("updated_at");
  CREATE INDEX "job_openings_created_at_idx" ON "job_openings" USING btree ("created_at");
  CREATE INDEX "job_openings__status_idx" ON "job_openings" USING btree ("_status");
  CREATE INDEX "job_openings_texts_order_parent" ON "job_openings_texts" USING btree ("order","parent_id");
  CREATE INDEX "_job_openings_v_parent_idx" ON "_job_openings_v" USING btree ("parent_id");
  CREATE INDEX "_job_openings_v_version_version_slug_idx" ON "_job_openings_v" USING btree ("version_slug");
  CREATE INDEX "_job_openings_v_version_version_posted_idx" ON "_job_openings_v" USING btree ("version_posted");
  CREATE INDEX "_job_openings_v_version_version_visible_from_idx" ON "_job_openings_v" USING btree ("version_visible_from");
  CREATE INDEX "_job_openings_v_version_version_visible_until_idx" ON "_job_openings_v" USING btree ("version_visible_until");
  CREATE INDEX "_job_openings_v_version_review_version_review_state_idx" ON "_job_openings_v" USING btree ("version_review_state");
  CREATE INDEX "_job_openings_v_version_review_version_review_changed_by_idx" ON "_job_openings_v" USING btree ("version_review_changed_by_id");
  CREATE INDEX "_job_openings_v_version_review_version_review_decided_by_idx" ON "_job_openings_v" USING btree ("version_review_decided_by_id");
  CREATE INDEX "_job_openings_v_version_version_updated_at_idx" ON "_job_openings_v" USING btree ("version_updated_at");
  CREATE INDEX "_job_openings_v_version_version_created_at_idx" ON "_job_openings_v" USING btree ("version_created_at");
  CREATE INDEX "_job_openings_v_version_version__status_idx" ON "_job_openings_v" USING btree ("version__status");
  CREATE INDEX "_job_openings_v_created_at_idx" ON "_job_openings_v" USING btree ("created_at");
  CREATE INDEX "_job_openings_v_updated_at_idx" ON "_job_openings_v" USING btree ("updated_at");
  CREATE INDEX "_job_openings_v_latest_idx" ON "_job_openings_v" USING btree ("latest");
  CREATE INDEX "_job_openings_v_texts_order_parent" ON "_job_openings_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "people__order_idx" ON "people" USING btree ("_order");
  CREATE UNIQUE INDEX "people_key_idx" ON "people" USING btree ("key");
  CREATE INDEX "people_updated_at_idx" ON "people" USING btree ("updated_at");
  CREATE INDEX "people_created_at_idx" ON "people" USING btree ("created_at");
  CREATE INDEX "media_coverage__order_idx" ON "media_coverage" USING btree ("_order");
  CREATE UNIQUE INDEX "media_coverage_key_idx" ON "media_coverage" USING btree ("key");
  CREATE INDEX "media_coverage_published_idx" ON "media_coverage" USING btree ("published");
  CREATE INDEX "media_coverage_updated_at_idx" ON "media_coverage" USING btree ("updated_at");
  CREATE INDEX "media_coverage_created_at_idx" ON "media_coverage" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_press_releases_fk" FOREIGN KEY ("press_releases_id") REFERENCES "public"."press_releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_customers_fk" FOREIGN KEY ("customers_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_job_openings_fk" FOREIGN KEY ("job_openings_id") REFERENCES "public"."job_openings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_coverage_fk" FOREIGN KEY ("media_coverage_id") REFERENCES "public"."media_coverage"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_press_releases_id_idx" ON "payload_locked_documents_rels" USING btree ("press_releases_id");
  CREATE INDEX "payload_locked_documents_rels_customers_id_idx" ON "payload_locked_documents_rels" USING btree ("customers_id");
  CREATE INDEX "payload_locked_documents_rels_partners_id_idx" ON "payload_locked_documents_rels" USING btree ("partners_id");
  CREATE INDEX "payload_locked_documents_rels_job_openings_id_idx" ON "payload_locked_documents_rels" USING btree ("job_openings_id");
  CREATE INDEX "payload_locked_documents_rels_people_id_idx" ON "payload_locked_documents_rels" USING btree ("people_id");
  CREATE INDEX "payload_locked_documents_rels_media_coverage_id_idx" ON "payload_locked_documents_rels" USING btree ("media_coverage_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "press_releases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "press_releases_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_press_releases_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_press_releases_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "customers_needs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "customers_results" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "customers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "customers_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_customers_v_version_needs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_customers_v_version_results" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_customers_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_customers_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "partners_regions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "partners_skills" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "partners" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "partners_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_partners_v_version_regions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_partners_v_version_skills" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_partners_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_partners_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "job_openings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "job_openings_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_job_openings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_job_openings_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "people" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_coverage" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "press_releases" CASCADE;
  DROP TABLE "press_releases_texts" CASCADE;
  DROP TABLE "_press_releases_v" CASCADE;
  DROP TABLE "_press_releases_v_texts" CASCADE;
  DROP TABLE "customers_needs" CASCADE;
  DROP TABLE "customers_results" CASCADE;
  DROP TABLE "customers" CASCADE;
  DROP TABLE "customers_texts" CASCADE;
  DROP TABLE "_customers_v_version_needs" CASCADE;
  DROP TABLE "_customers_v_version_results" CASCADE;
  DROP TABLE "_customers_v" CASCADE;
  DROP TABLE "_customers_v_texts" CASCADE;
  DROP TABLE "partners_regions" CASCADE;
  DROP TABLE "partners_skills" CASCADE;
  DROP TABLE "partners" CASCADE;
  DROP TABLE "partners_texts" CASCADE;
  DROP TABLE "_partners_v_version_regions" CASCADE;
  DROP TABLE "_partners_v_version_skills" CASCADE;
  DROP TABLE "_partners_v" CASCADE;
  DROP TABLE "_partners_v_texts" CASCADE;
  DROP TABLE "job_openings" CASCADE;
  DROP TABLE "job_openings_texts" CASCADE;
  DROP TABLE "_job_openings_v" CASCADE;
  DROP TABLE "_job_openings_v_texts" CASCADE;
  DROP TABLE "people" CASCADE;
  DROP TABLE "media_coverage" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_press_releases_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_customers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_partners_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_job_openings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_people_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_media_coverage_fk";
  
  DROP INDEX "payload_locked_documents_rels_press_releases_id_idx";
  DROP INDEX "payload_locked_documents_rels_customers_id_idx";
  DROP INDEX "payload_locked_documents_rels_partners_id_idx";
  DROP INDEX "payload_locked_documents_rels_job_openings_id_idx";
  DROP INDEX "payload_locked_documents_rels_people_id_idx";
  DROP INDEX "payload_locked_documents_rels_media_coverage_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "press_releases_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "customers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "partners_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "job_openings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "people_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "media_coverage_id";
  DROP TYPE "public"."enum_press_releases_review_state";
  DROP TYPE "public"."enum_press_releases_status";
  DROP TYPE "public"."enum__press_releases_v_version_review_state";
  DROP TYPE "public"."enum__press_releases_v_version_status";
  DROP TYPE "public"."enum_customers_needs";
  DROP TYPE "public"."enum_customers_industry";
  DROP TYPE "public"."enum_customers_region";
  DROP TYPE "public"."enum_customers_review_state";
  DROP TYPE "public"."enum_customers_status";
  DROP TYPE "public"."enum__customers_v_version_needs";
  DROP TYPE "public"."enum__customers_v_version_industry";
  DROP TYPE "public"."enum__customers_v_version_region";
  DROP TYPE "public"."enum__customers_v_version_review_state";
  DROP TYPE "public"."enum__customers_v_version_status";
  DROP TYPE "public"."enum_partners_regions";
  DROP TYPE "public"."enum_partners_skills";
  DROP TYPE "public"."enum_partners_kind";
  DROP TYPE "public"."enum_partners_review_state";
  DROP TYPE "public"."enum_partners_status";
  DROP TYPE "public"."enum__partners_v_version_regions";
  DROP TYPE "public"."enum__partners_v_version_skills";
  DROP TYPE "public"."enum__partners_v_version_kind";
  DROP TYPE "public"."enum__partners_v_version_review_state";
  DROP TYPE "public"."enum__partners_v_version_status";
  DROP TYPE "public"."enum_job_openings_team";
  DROP TYPE "public"."enum_job_openings_place";
  DROP TYPE "public"."enum_job_openings_kind";
  DROP TYPE "public"."enum_job_openings_pay_unit";
  DROP TYPE "public"."enum_job_openings_review_state";
  DROP TYPE "public"."enum_job_openings_status";
  DROP TYPE "public"."enum__job_openings_v_version_team";
  DROP TYPE "public"."enum__job_openings_v_version_place";
  DROP TYPE "public"."enum__job_openings_v_version_kind";
  DROP TYPE "public"."enum__job_openings_v_version_pay_unit";
  DROP TYPE "public"."enum__job_openings_v_version_review_state";
  DROP TYPE "public"."enum__job_openings_v_version_status";`)
}
