import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum__pages_v_version_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum_preview_links_of" AS ENUM('pages', 'tutorials', 'posts', 'labs', 'webinars', 'events', 'white-papers', 'learning-paths', 'press-releases', 'customers', 'partners', 'job-openings', 'docs');
  CREATE TYPE "public"."enum_tutorials_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum__tutorials_v_version_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum_posts_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum__posts_v_version_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum_labs_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum__labs_v_version_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum_press_releases_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum_press_releases_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__press_releases_v_version_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum__press_releases_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_customers_needs" AS ENUM('leave-oracle', 'high-availability', 'performance', 'upgrade', 'kubernetes', 'security', 'cost');
  CREATE TYPE "public"."enum_customers_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum_customers_industry" AS ENUM('finance', 'public-sector', 'health', 'retail', 'manufacturing', 'telecom', 'software');
  CREATE TYPE "public"."enum_customers_region" AS ENUM('north-america', 'latin-america', 'europe', 'middle-east-africa', 'asia-pacific');
  CREATE TYPE "public"."enum_customers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__customers_v_version_needs" AS ENUM('leave-oracle', 'high-availability', 'performance', 'upgrade', 'kubernetes', 'security', 'cost');
  CREATE TYPE "public"."enum__customers_v_version_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum__customers_v_version_industry" AS ENUM('finance', 'public-sector', 'health', 'retail', 'manufacturing', 'telecom', 'software');
  CREATE TYPE "public"."enum__customers_v_version_region" AS ENUM('north-america', 'latin-america', 'europe', 'middle-east-africa', 'asia-pacific');
  CREATE TYPE "public"."enum__customers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_partners_regions" AS ENUM('north-america', 'latin-america', 'europe', 'middle-east-africa', 'asia-pacific');
  CREATE TYPE "public"."enum_partners_skills" AS ENUM('oracle-migration', 'high-availability', 'performance', 'kubernetes', 'operation', 'security', 'backup', 'training');
  CREATE TYPE "public"."enum_partners_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum_partners_kind" AS ENUM('consulting', 'technology', 'cloud', 'reseller', 'training');
  CREATE TYPE "public"."enum_partners_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__partners_v_version_regions" AS ENUM('north-america', 'latin-america', 'europe', 'middle-east-africa', 'asia-pacific');
  CREATE TYPE "public"."enum__partners_v_version_skills" AS ENUM('oracle-migration', 'high-availability', 'performance', 'kubernetes', 'operation', 'security', 'backup', 'training');
  CREATE TYPE "public"."enum__partners_v_version_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum__partners_v_version_kind" AS ENUM('consulting', 'technology', 'cloud', 'reseller', 'training');
  CREATE TYPE "public"."enum__partners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_job_openings_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum_job_openings_team" AS ENUM('engineering', 'support', 'services', 'training', 'product', 'sales');
  CREATE TYPE "public"."enum_job_openings_place" AS ENUM('boston', 'london', 'pune', 'remote-united-states', 'remote-europe', 'remote-australia');
  CREATE TYPE "public"."enum_job_openings_kind" AS ENUM('full-time', 'part-time', 'contract', 'internship');
  CREATE TYPE "public"."enum_job_openings_pay_unit" AS ENUM('year', 'month', 'hour');
  CREATE TYPE "public"."enum_job_openings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__job_openings_v_version_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum__job_openings_v_version_team" AS ENUM('engineering', 'support', 'services', 'training', 'product', 'sales');
  CREATE TYPE "public"."enum__job_openings_v_version_place" AS ENUM('boston', 'london', 'pune', 'remote-united-states', 'remote-europe', 'remote-australia');
  CREATE TYPE "public"."enum__job_openings_v_version_kind" AS ENUM('full-time', 'part-time', 'contract', 'internship');
  CREATE TYPE "public"."enum__job_openings_v_version_pay_unit" AS ENUM('year', 'month', 'hour');
  CREATE TYPE "public"."enum__job_openings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_webinars_topics" AS ENUM('installation', 'sql', 'administration', 'performance', 'backup-recovery', 'replication', 'security', 'migration', 'kubernetes', 'development');
  CREATE TYPE "public"."enum_webinars_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum_webinars_level" AS ENUM('foundation', 'intermediate', 'advanced');
  CREATE TYPE "public"."enum_webinars_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__webinars_v_version_topics" AS ENUM('installation', 'sql', 'administration', 'performance', 'backup-recovery', 'replication', 'security', 'migration', 'kubernetes', 'development');
  CREATE TYPE "public"."enum__webinars_v_version_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum__webinars_v_version_level" AS ENUM('foundation', 'intermediate', 'advanced');
  CREATE TYPE "public"."enum__webinars_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_events_topics" AS ENUM('installation', 'sql', 'administration', 'performance', 'backup-recovery', 'replication', 'security', 'migration', 'kubernetes', 'development');
  CREATE TYPE "public"."enum_events_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum_events_kind" AS ENUM('conference', 'user-group', 'workshop');
  CREATE TYPE "public"."enum_events_region" AS ENUM('north-america', 'latin-america', 'europe', 'africa', 'asia-pacific');
  CREATE TYPE "public"."enum_events_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__events_v_version_topics" AS ENUM('installation', 'sql', 'administration', 'performance', 'backup-recovery', 'replication', 'security', 'migration', 'kubernetes', 'development');
  CREATE TYPE "public"."enum__events_v_version_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum__events_v_version_kind" AS ENUM('conference', 'user-group', 'workshop');
  CREATE TYPE "public"."enum__events_v_version_region" AS ENUM('north-america', 'latin-america', 'europe', 'africa', 'asia-pacific');
  CREATE TYPE "public"."enum__events_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_white_papers_topics" AS ENUM('installation', 'sql', 'administration', 'performance', 'backup-recovery', 'replication', 'security', 'migration', 'kubernetes', 'development');
  CREATE TYPE "public"."enum_white_papers_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum_white_papers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__white_papers_v_version_topics" AS ENUM('installation', 'sql', 'administration', 'performance', 'backup-recovery', 'replication', 'security', 'migration', 'kubernetes', 'development');
  CREATE TYPE "public"."enum__white_papers_v_version_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum__white_papers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_docs_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum_docs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__docs_v_version_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum__docs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_learning_paths_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum_learning_paths_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__learning_paths_v_version_review_state" AS ENUM('writing', 'asked', 'approved', 'sent-back');
  CREATE TYPE "public"."enum__learning_paths_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_forms_fields_kind" AS ENUM('text', 'email', 'phone', 'country', 'longText', 'select', 'choices', 'checkbox', 'file');
  CREATE TYPE "public"."enum_forms_fields_autocomplete" AS ENUM('name', 'email', 'tel', 'organization', 'organization-title', 'country-name', 'url', 'off');
  CREATE TYPE "public"."enum_forms_thank_you" AS ENUM('/thank-you-contacting-us', '/thank-you-account-support', '/thank-you-page', '/newsletter/check-your-mail');
  CREATE TYPE "public"."enum_form_entries_state" AS ENUM('new', 'in-work', 'done');
  CREATE TYPE "public"."enum_form_entries_sender" AS ENUM('verified', 'unverified');
  CREATE TYPE "public"."enum_form_deliveries_state" AS ENUM('waiting', 'delivered', 'given-up');
  CREATE TYPE "public"."enum_form_deliveries_kind" AS ENUM('confirmation', 'mailbox', 'webhook', 'trial-reminder', 'trial-end', 'newsletter-confirm', 'newsletter-known', 'newsletter-issue');
  CREATE TYPE "public"."enum_form_deletions_reason" AS ENUM('request', 'time');
  CREATE TYPE "public"."enum_newsletter_issues_topics" AS ENUM('releases', 'reading', 'events');
  CREATE TYPE "public"."enum_newsletter_issues_state" AS ENUM('draft', 'scheduled', 'sent');
  CREATE TYPE "public"."enum_newsletter_subscribers_topics" AS ENUM('releases', 'reading', 'events');
  CREATE TYPE "public"."enum_newsletter_subscribers_state" AS ENUM('unconfirmed', 'confirmed');
  CREATE TYPE "public"."enum_records_operation" AS ENUM('created', 'changed', 'review-asked', 'approved', 'sent-back', 'published', 'taken-down', 'restored', 'deleted', 'end-moved', 'scheduled', 'schedule-removed', 'schedule-failed');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'remove-failed-jobs', 'remove-old-records', 'deliver-forms', 'send-newsletters', 'write-about-trials', 'delete-expired-entries', 'check-links', 'sweep-media', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'remove-failed-jobs', 'remove-old-records', 'deliver-forms', 'send-newsletters', 'write-about-trials', 'delete-expired-entries', 'check-links', 'sweep-media', 'schedulePublish');
  CREATE TABLE "sections" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"layout" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_sections_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" varchar,
  	"version_name" varchar NOT NULL,
  	"version_layout" jsonb NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "preview_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"of" "enum_preview_links_of" NOT NULL,
  	"entry" numeric NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"made_by_id" integer,
  	"token_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "press_releases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"review_state" "enum_press_releases_review_state" DEFAULT 'writing',
  	"review_note" varchar,
  	"review_changed_by_id" integer,
  	"review_decided_by_id" integer,
  	"review_decided_at" timestamp(3) with time zone,
  	"slug" varchar,
  	"title" varchar,
  	"body" varchar,
  	"description" varchar,
  	"sample" boolean,
  	"published" varchar,
  	"embargo" varchar,
  	"correction" varchar,
  	"visible_from" timestamp(3) with time zone,
  	"visible_until" timestamp(3) with time zone,
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
  	"version_review_state" "enum__press_releases_v_version_review_state" DEFAULT 'writing',
  	"version_review_note" varchar,
  	"version_review_changed_by_id" integer,
  	"version_review_decided_by_id" integer,
  	"version_review_decided_at" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_body" varchar,
  	"version_description" varchar,
  	"version_sample" boolean,
  	"version_published" varchar,
  	"version_embargo" varchar,
  	"version_correction" varchar,
  	"version_visible_from" timestamp(3) with time zone,
  	"version_visible_until" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__press_releases_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
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
  	"review_state" "enum_customers_review_state" DEFAULT 'writing',
  	"review_note" varchar,
  	"review_changed_by_id" integer,
  	"review_decided_by_id" integer,
  	"review_decided_at" timestamp(3) with time zone,
  	"slug" varchar,
  	"title" varchar,
  	"body" varchar,
  	"description" varchar,
  	"sample" boolean,
  	"customer" varchar,
  	"industry" "enum_customers_industry",
  	"region" "enum_customers_region",
  	"published" varchar,
  	"approved" varchar,
  	"environment" varchar,
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
  	"version_review_state" "enum__customers_v_version_review_state" DEFAULT 'writing',
  	"version_review_note" varchar,
  	"version_review_changed_by_id" integer,
  	"version_review_decided_by_id" integer,
  	"version_review_decided_at" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_body" varchar,
  	"version_description" varchar,
  	"version_sample" boolean,
  	"version_customer" varchar,
  	"version_industry" "enum__customers_v_version_industry",
  	"version_region" "enum__customers_v_version_region",
  	"version_published" varchar,
  	"version_approved" varchar,
  	"version_environment" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__customers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
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
  	"review_state" "enum_partners_review_state" DEFAULT 'writing',
  	"review_note" varchar,
  	"review_changed_by_id" integer,
  	"review_decided_by_id" integer,
  	"review_decided_at" timestamp(3) with time zone,
  	"slug" varchar,
  	"title" varchar,
  	"body" varchar,
  	"description" varchar,
  	"sample" boolean,
  	"kind" "enum_partners_kind",
  	"certified" numeric,
  	"since" numeric,
  	"website" varchar,
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
  	"version_review_state" "enum__partners_v_version_review_state" DEFAULT 'writing',
  	"version_review_note" varchar,
  	"version_review_changed_by_id" integer,
  	"version_review_decided_by_id" integer,
  	"version_review_decided_at" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_body" varchar,
  	"version_description" varchar,
  	"version_sample" boolean,
  	"version_kind" "enum__partners_v_version_kind",
  	"version_certified" numeric,
  	"version_since" numeric,
  	"version_website" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__partners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
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
  	"review_state" "enum_job_openings_review_state" DEFAULT 'writing',
  	"review_note" varchar,
  	"review_changed_by_id" integer,
  	"review_decided_by_id" integer,
  	"review_decided_at" timestamp(3) with time zone,
  	"slug" varchar,
  	"title" varchar,
  	"body" varchar,
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
  	"version_review_state" "enum__job_openings_v_version_review_state" DEFAULT 'writing',
  	"version_review_note" varchar,
  	"version_review_changed_by_id" integer,
  	"version_review_decided_by_id" integer,
  	"version_review_decided_at" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_body" varchar,
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
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__job_openings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_job_openings_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
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
  	"review_state" "enum_webinars_review_state" DEFAULT 'writing',
  	"review_note" varchar,
  	"review_changed_by_id" integer,
  	"review_decided_by_id" integer,
  	"review_decided_at" timestamp(3) with time zone,
  	"slug" varchar,
  	"title" varchar,
  	"body" varchar,
  	"description" varchar,
  	"sample" boolean,
  	"level" "enum_webinars_level",
  	"start" varchar,
  	"zone" varchar,
  	"minutes" numeric,
  	"registration" varchar,
  	"recording" varchar,
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
  	"version_review_state" "enum__webinars_v_version_review_state" DEFAULT 'writing',
  	"version_review_note" varchar,
  	"version_review_changed_by_id" integer,
  	"version_review_decided_by_id" integer,
  	"version_review_decided_at" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_body" varchar,
  	"version_description" varchar,
  	"version_sample" boolean,
  	"version_level" "enum__webinars_v_version_level",
  	"version_start" varchar,
  	"version_zone" varchar,
  	"version_minutes" numeric,
  	"version_registration" varchar,
  	"version_recording" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__webinars_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
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
  	"review_state" "enum_events_review_state" DEFAULT 'writing',
  	"review_note" varchar,
  	"review_changed_by_id" integer,
  	"review_decided_by_id" integer,
  	"review_decided_at" timestamp(3) with time zone,
  	"slug" varchar,
  	"title" varchar,
  	"body" varchar,
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
  	"version_review_state" "enum__events_v_version_review_state" DEFAULT 'writing',
  	"version_review_note" varchar,
  	"version_review_changed_by_id" integer,
  	"version_review_decided_by_id" integer,
  	"version_review_decided_at" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_body" varchar,
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
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__events_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
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
  	"review_state" "enum_white_papers_review_state" DEFAULT 'writing',
  	"review_note" varchar,
  	"review_changed_by_id" integer,
  	"review_decided_by_id" integer,
  	"review_decided_at" timestamp(3) with time zone,
  	"slug" varchar,
  	"title" varchar,
  	"body" varchar,
  	"description" varchar,
  	"author" varchar,
  	"published" varchar,
  	"verified" varchar,
  	"edition" numeric,
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
  	"version_review_state" "enum__white_papers_v_version_review_state" DEFAULT 'writing',
  	"version_review_note" varchar,
  	"version_review_changed_by_id" integer,
  	"version_review_decided_by_id" integer,
  	"version_review_decided_at" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_body" varchar,
  	"version_description" varchar,
  	"version_author" varchar,
  	"version_published" varchar,
  	"version_verified" varchar,
  	"version_edition" numeric,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__white_papers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
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
  
  CREATE TABLE "docs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"review_state" "enum_docs_review_state" DEFAULT 'writing',
  	"review_note" varchar,
  	"review_changed_by_id" integer,
  	"review_decided_by_id" integer,
  	"review_decided_at" timestamp(3) with time zone,
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
  	"version_review_state" "enum__docs_v_version_review_state" DEFAULT 'writing',
  	"version_review_note" varchar,
  	"version_review_changed_by_id" integer,
  	"version_review_decided_by_id" integer,
  	"version_review_decided_at" timestamp(3) with time zone,
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
  	"latest" boolean,
  	"autosave" boolean
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
  	"href" varchar,
  	"goal" varchar,
  	"minutes" numeric
  );
  
  CREATE TABLE "learning_paths" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"review_state" "enum_learning_paths_review_state" DEFAULT 'writing',
  	"review_note" varchar,
  	"review_changed_by_id" integer,
  	"review_decided_by_id" integer,
  	"review_decided_at" timestamp(3) with time zone,
  	"slug" varchar,
  	"title" varchar,
  	"body" varchar,
  	"description" varchar,
  	"order" numeric,
  	"audience" varchar,
  	"goal" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_learning_paths_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_learning_paths_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"href" varchar,
  	"goal" varchar,
  	"minutes" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_learning_paths_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_review_state" "enum__learning_paths_v_version_review_state" DEFAULT 'writing',
  	"version_review_note" varchar,
  	"version_review_changed_by_id" integer,
  	"version_review_decided_by_id" integer,
  	"version_review_decided_at" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_body" varchar,
  	"version_description" varchar,
  	"version_order" numeric,
  	"version_audience" varchar,
  	"version_goal" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__learning_paths_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
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
  	"trial_days" numeric,
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
  
  CREATE TABLE "media" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"alt" varchar,
  	"decorative" boolean,
  	"picture" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "broken_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page" varchar NOT NULL,
  	"link" varchar NOT NULL,
  	"problem" varchar NOT NULL,
  	"first_seen" timestamp(3) with time zone NOT NULL,
  	"last_seen" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  	"sender" "enum_form_entries_sender",
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
  	"entry_id" integer,
  	"trial_id" integer,
  	"subscriber_id" integer,
  	"issue_id" integer,
  	"later" boolean DEFAULT false,
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
  	"trials" numeric DEFAULT 0 NOT NULL,
  	"subscriptions" numeric DEFAULT 0 NOT NULL,
  	"person" varchar,
  	"by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "trials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"notes" varchar,
  	"email" varchar NOT NULL,
  	"form" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"first_ends_at" timestamp(3) with time zone NOT NULL,
  	"entry_id" integer NOT NULL,
  	"end_moved_by_id" integer,
  	"end_moved_at" timestamp(3) with time zone,
  	"subject" varchar,
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
  
  CREATE TABLE "learning_progress" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"step" varchar NOT NULL,
  	"done_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"meta" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
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
  ALTER TABLE "_pages_v" ADD COLUMN "autosave" boolean;
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
  ALTER TABLE "_tutorials_v" ADD COLUMN "autosave" boolean;
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
  ALTER TABLE "_posts_v" ADD COLUMN "autosave" boolean;
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
  ALTER TABLE "_labs_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sections_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "press_releases_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "customers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "partners_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "job_openings_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "webinars_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "events_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "white_papers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "docs_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "docs_groups_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "docs_feedback_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "learning_paths_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "forms_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "people_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "media_coverage_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "media_id" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "broken_links_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "form_entries_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "form_files_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "form_deliveries_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "form_deletions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "trials_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mails_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "newsletter_issues_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "newsletter_subscribers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "learning_progress_id" integer;
  ALTER TABLE "settings" ADD COLUMN "content_source" varchar;
  ALTER TABLE "_sections_v" ADD CONSTRAINT "_sections_v_parent_id_sections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_made_by_id_users_id_fk" FOREIGN KEY ("made_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "webinars_topics" ADD CONSTRAINT "webinars_topics_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."webinars"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "webinars_speakers" ADD CONSTRAINT "webinars_speakers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."webinars"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "webinars_chapters" ADD CONSTRAINT "webinars_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."webinars"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "webinars" ADD CONSTRAINT "webinars_review_changed_by_id_users_id_fk" FOREIGN KEY ("review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "webinars" ADD CONSTRAINT "webinars_review_decided_by_id_users_id_fk" FOREIGN KEY ("review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "webinars_texts" ADD CONSTRAINT "webinars_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."webinars"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_webinars_v_version_topics" ADD CONSTRAINT "_webinars_v_version_topics_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_webinars_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_webinars_v_version_speakers" ADD CONSTRAINT "_webinars_v_version_speakers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_webinars_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_webinars_v_version_chapters" ADD CONSTRAINT "_webinars_v_version_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_webinars_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_webinars_v" ADD CONSTRAINT "_webinars_v_parent_id_webinars_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."webinars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_webinars_v" ADD CONSTRAINT "_webinars_v_version_review_changed_by_id_users_id_fk" FOREIGN KEY ("version_review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_webinars_v" ADD CONSTRAINT "_webinars_v_version_review_decided_by_id_users_id_fk" FOREIGN KEY ("version_review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_webinars_v_texts" ADD CONSTRAINT "_webinars_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_webinars_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events_topics" ADD CONSTRAINT "events_topics_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_review_changed_by_id_users_id_fk" FOREIGN KEY ("review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events" ADD CONSTRAINT "events_review_decided_by_id_users_id_fk" FOREIGN KEY ("review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "events_texts" ADD CONSTRAINT "events_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v_version_topics" ADD CONSTRAINT "_events_v_version_topics_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_parent_id_events_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_review_changed_by_id_users_id_fk" FOREIGN KEY ("version_review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v" ADD CONSTRAINT "_events_v_version_review_decided_by_id_users_id_fk" FOREIGN KEY ("version_review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_events_v_texts" ADD CONSTRAINT "_events_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_events_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "white_papers_topics" ADD CONSTRAINT "white_papers_topics_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."white_papers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "white_papers" ADD CONSTRAINT "white_papers_review_changed_by_id_users_id_fk" FOREIGN KEY ("review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "white_papers" ADD CONSTRAINT "white_papers_review_decided_by_id_users_id_fk" FOREIGN KEY ("review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "white_papers_texts" ADD CONSTRAINT "white_papers_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."white_papers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "white_papers_numbers" ADD CONSTRAINT "white_papers_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."white_papers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_white_papers_v_version_topics" ADD CONSTRAINT "_white_papers_v_version_topics_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_white_papers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_white_papers_v" ADD CONSTRAINT "_white_papers_v_parent_id_white_papers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."white_papers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_white_papers_v" ADD CONSTRAINT "_white_papers_v_version_review_changed_by_id_users_id_fk" FOREIGN KEY ("version_review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_white_papers_v" ADD CONSTRAINT "_white_papers_v_version_review_decided_by_id_users_id_fk" FOREIGN KEY ("version_review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_white_papers_v_texts" ADD CONSTRAINT "_white_papers_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_white_papers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_white_papers_v_numbers" ADD CONSTRAINT "_white_papers_v_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_white_papers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "docs" ADD CONSTRAINT "docs_review_changed_by_id_users_id_fk" FOREIGN KEY ("review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "docs" ADD CONSTRAINT "docs_review_decided_by_id_users_id_fk" FOREIGN KEY ("review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "docs_texts" ADD CONSTRAINT "docs_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."docs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_docs_v" ADD CONSTRAINT "_docs_v_parent_id_docs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."docs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_docs_v" ADD CONSTRAINT "_docs_v_version_review_changed_by_id_users_id_fk" FOREIGN KEY ("version_review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_docs_v" ADD CONSTRAINT "_docs_v_version_review_decided_by_id_users_id_fk" FOREIGN KEY ("version_review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_docs_v_texts" ADD CONSTRAINT "_docs_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_docs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "learning_paths_steps" ADD CONSTRAINT "learning_paths_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."learning_paths"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "learning_paths" ADD CONSTRAINT "learning_paths_review_changed_by_id_users_id_fk" FOREIGN KEY ("review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "learning_paths" ADD CONSTRAINT "learning_paths_review_decided_by_id_users_id_fk" FOREIGN KEY ("review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_learning_paths_v_version_steps" ADD CONSTRAINT "_learning_paths_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_learning_paths_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_learning_paths_v" ADD CONSTRAINT "_learning_paths_v_parent_id_learning_paths_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."learning_paths"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_learning_paths_v" ADD CONSTRAINT "_learning_paths_v_version_review_changed_by_id_users_id_fk" FOREIGN KEY ("version_review_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_learning_paths_v" ADD CONSTRAINT "_learning_paths_v_version_review_decided_by_id_users_id_fk" FOREIGN KEY ("version_review_decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forms_fields" ADD CONSTRAINT "forms_fields_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_texts" ADD CONSTRAINT "forms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_entries_values" ADD CONSTRAINT "form_entries_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_files" ADD CONSTRAINT "form_files_entry_id_form_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."form_entries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_deliveries" ADD CONSTRAINT "form_deliveries_entry_id_form_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."form_entries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_deliveries" ADD CONSTRAINT "form_deliveries_trial_id_trials_id_fk" FOREIGN KEY ("trial_id") REFERENCES "public"."trials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_deliveries" ADD CONSTRAINT "form_deliveries_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_deliveries" ADD CONSTRAINT "form_deliveries_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_deletions" ADD CONSTRAINT "form_deletions_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "trials" ADD CONSTRAINT "trials_entry_id_form_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."form_entries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "trials" ADD CONSTRAINT "trials_end_moved_by_id_users_id_fk" FOREIGN KEY ("end_moved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_entry_id_form_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."form_entries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_issues_topics" ADD CONSTRAINT "newsletter_issues_topics_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_sent_by_id_users_id_fk" FOREIGN KEY ("sent_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_subscribers_topics" ADD CONSTRAINT "newsletter_subscribers_topics_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "records" ADD CONSTRAINT "records_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "records_texts" ADD CONSTRAINT "records_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."records"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "sections_updated_at_idx" ON "sections" USING btree ("updated_at");
  CREATE INDEX "sections_created_at_idx" ON "sections" USING btree ("created_at");
  CREATE INDEX "_sections_v_parent_idx" ON "_sections_v" USING btree ("parent_id");
  CREATE INDEX "_sections_v_version_version_updated_at_idx" ON "_sections_v" USING btree ("version_updated_at");
  CREATE INDEX "_sections_v_version_version_created_at_idx" ON "_sections_v" USING btree ("version_created_at");
  CREATE INDEX "_sections_v_created_at_idx" ON "_sections_v" USING btree ("created_at");
  CREATE INDEX "_sections_v_updated_at_idx" ON "_sections_v" USING btree ("updated_at");
  CREATE INDEX "preview_links_entry_idx" ON "preview_links" USING btree ("entry");
  CREATE INDEX "preview_links_expires_at_idx" ON "preview_links" USING btree ("expires_at");
  CREATE INDEX "preview_links_made_by_idx" ON "preview_links" USING btree ("made_by_id");
  CREATE UNIQUE INDEX "preview_links_token_hash_idx" ON "preview_links" USING btree ("token_hash");
  CREATE INDEX "preview_links_updated_at_idx" ON "preview_links" USING btree ("updated_at");
  CREATE INDEX "preview_links_created_at_idx" ON "preview_links" USING btree ("created_at");
  CREATE INDEX "press_releases_review_review_state_idx" ON "press_releases" USING btree ("review_state");
  CREATE INDEX "press_releases_review_review_changed_by_idx" ON "press_releases" USING btree ("review_changed_by_id");
  CREATE INDEX "press_releases_review_review_decided_by_idx" ON "press_releases" USING btree ("review_decided_by_id");
  CREATE UNIQUE INDEX "press_releases_slug_idx" ON "press_releases" USING btree ("slug");
  CREATE INDEX "press_releases_published_idx" ON "press_releases" USING btree ("published");
  CREATE INDEX "press_releases_visible_from_idx" ON "press_releases" USING btree ("visible_from");
  CREATE INDEX "press_releases_visible_until_idx" ON "press_releases" USING btree ("visible_until");
  CREATE INDEX "press_releases_updated_at_idx" ON "press_releases" USING btree ("updated_at");
  CREATE INDEX "press_releases_created_at_idx" ON "press_releases" USING btree ("created_at");
  CREATE INDEX "press_releases__status_idx" ON "press_releases" USING btree ("_status");
  CREATE INDEX "press_releases_texts_order_parent" ON "press_releases_texts" USING btree ("order","parent_id");
  CREATE INDEX "_press_releases_v_parent_idx" ON "_press_releases_v" USING btree ("parent_id");
  CREATE INDEX "_press_releases_v_version_review_version_review_state_idx" ON "_press_releases_v" USING btree ("version_review_state");
  CREATE INDEX "_press_releases_v_version_review_version_review_changed__idx" ON "_press_releases_v" USING btree ("version_review_changed_by_id");
  CREATE INDEX "_press_releases_v_version_review_version_review_decided__idx" ON "_press_releases_v" USING btree ("version_review_decided_by_id");
  CREATE INDEX "_press_releases_v_version_version_slug_idx" ON "_press_releases_v" USING btree ("version_slug");
  CREATE INDEX "_press_releases_v_version_version_published_idx" ON "_press_releases_v" USING btree ("version_published");
  CREATE INDEX "_press_releases_v_version_version_visible_from_idx" ON "_press_releases_v" USING btree ("version_visible_from");
  CREATE INDEX "_press_releases_v_version_version_visible_until_idx" ON "_press_releases_v" USING btree ("version_visible_until");
  CREATE INDEX "_press_releases_v_version_version_updated_at_idx" ON "_press_releases_v" USING btree ("version_updated_at");
  CREATE INDEX "_press_releases_v_version_version_created_at_idx" ON "_press_releases_v" USING btree ("version_created_at");
  CREATE INDEX "_press_releases_v_version_version__status_idx" ON "_press_releases_v" USING btree ("version__status");
  CREATE INDEX "_press_releases_v_created_at_idx" ON "_press_releases_v" USING btree ("created_at");
  CREATE INDEX "_press_releases_v_updated_at_idx" ON "_press_releases_v" USING btree ("updated_at");
  CREATE INDEX "_press_releases_v_latest_idx" ON "_press_releases_v" USING btree ("latest");
  CREATE INDEX "_press_releases_v_autosave_idx" ON "_press_releases_v" USING btree ("autosave");
  CREATE INDEX "_press_releases_v_texts_order_parent" ON "_press_releases_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "customers_needs_order_idx" ON "customers_needs" USING btree ("order");
  CREATE INDEX "customers_needs_parent_idx" ON "customers_needs" USING btree ("parent_id");
  CREATE INDEX "customers_results_order_idx" ON "customers_results" USING btree ("_order");
  CREATE INDEX "customers_results_parent_id_idx" ON "customers_results" USING btree ("_parent_id");
  CREATE INDEX "customers_review_review_state_idx" ON "customers" USING btree ("review_state");
  CREATE INDEX "customers_review_review_changed_by_idx" ON "customers" USING btree ("review_changed_by_id");
  CREATE INDEX "customers_review_review_decided_by_idx" ON "customers" USING btree ("review_decided_by_id");
  CREATE UNIQUE INDEX "customers_slug_idx" ON "customers" USING btree ("slug");
  CREATE INDEX "customers_published_idx" ON "customers" USING btree ("published");
  CREATE INDEX "customers_updated_at_idx" ON "customers" USING btree ("updated_at");
  CREATE INDEX "customers_created_at_idx" ON "customers" USING btree ("created_at");
  CREATE INDEX "customers__status_idx" ON "customers" USING btree ("_status");
  CREATE INDEX "customers_texts_order_parent" ON "customers_texts" USING btree ("order","parent_id");
  CREATE INDEX "_customers_v_version_needs_order_idx" ON "_customers_v_version_needs" USING btree ("order");
  CREATE INDEX "_customers_v_version_needs_parent_idx" ON "_customers_v_version_needs" USING btree ("parent_id");
  CREATE INDEX "_customers_v_version_results_order_idx" ON "_customers_v_version_results" USING btree ("_order");
  CREATE INDEX "_customers_v_version_results_parent_id_idx" ON "_customers_v_version_results" USING btree ("_parent_id");
  CREATE INDEX "_customers_v_parent_idx" ON "_customers_v" USING btree ("parent_id");
  CREATE INDEX "_customers_v_version_review_version_review_state_idx" ON "_customers_v" USING btree ("version_review_state");
  CREATE INDEX "_customers_v_version_review_version_review_changed_by_idx" ON "_customers_v" USING btree ("version_review_changed_by_id");
  CREATE INDEX "_customers_v_version_review_version_review_decided_by_idx" ON "_customers_v" USING btree ("version_review_decided_by_id");
  CREATE INDEX "_customers_v_version_version_slug_idx" ON "_customers_v" USING btree ("version_slug");
  CREATE INDEX "_customers_v_version_version_published_idx" ON "_customers_v" USING btree ("version_published");
  CREATE INDEX "_customers_v_version_version_updated_at_idx" ON "_customers_v" USING btree ("version_updated_at");
  CREATE INDEX "_customers_v_version_version_created_at_idx" ON "_customers_v" USING btree ("version_created_at");
  CREATE INDEX "_customers_v_version_version__status_idx" ON "_customers_v" USING btree ("version__status");
  CREATE INDEX "_customers_v_created_at_idx" ON "_customers_v" USING btree ("created_at");
  CREATE INDEX "_customers_v_updated_at_idx" ON "_customers_v" USING btree ("updated_at");
  CREATE INDEX "_customers_v_latest_idx" ON "_customers_v" USING btree ("latest");
  CREATE INDEX "_customers_v_autosave_idx" ON "_customers_v" USING btree ("autosave");
  CREATE INDEX "_customers_v_texts_order_parent" ON "_customers_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "partners_regions_order_idx" ON "partners_regions" USING btree ("order");
  CREATE INDEX "partners_regions_parent_idx" ON "partners_regions" USING btree ("parent_id");
  CREATE INDEX "partners_skills_order_idx" ON "partners_skills" USING btree ("order");
  CREATE INDEX "partners_skills_parent_idx" ON "partners_skills" USING btree ("parent_id");
  CREATE INDEX "partners_review_review_state_idx" ON "partners" USING btree ("review_state");
  CREATE INDEX "partners_review_review_changed_by_idx" ON "partners" USING btree ("review_changed_by_id");
  CREATE INDEX "partners_review_review_decided_by_idx" ON "partners" USING btree ("review_decided_by_id");
  CREATE UNIQUE INDEX "partners_slug_idx" ON "partners" USING btree ("slug");
  CREATE INDEX "partners_updated_at_idx" ON "partners" USING btree ("updated_at");
  CREATE INDEX "partners_created_at_idx" ON "partners" USING btree ("created_at");
  CREATE INDEX "partners__status_idx" ON "partners" USING btree ("_status");
  CREATE INDEX "partners_texts_order_parent" ON "partners_texts" USING btree ("order","parent_id");
  CREATE INDEX "_partners_v_version_regions_order_idx" ON "_partners_v_version_regions" USING btree ("order");
  CREATE INDEX "_partners_v_version_regions_parent_idx" ON "_partners_v_version_regions" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_skills_order_idx" ON "_partners_v_version_skills" USING btree ("order");
  CREATE INDEX "_partners_v_version_skills_parent_idx" ON "_partners_v_version_skills" USING btree ("parent_id");
  CREATE INDEX "_partners_v_parent_idx" ON "_partners_v" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_review_version_review_state_idx" ON "_partners_v" USING btree ("version_review_state");
  CREATE INDEX "_partners_v_version_review_version_review_changed_by_idx" ON "_partners_v" USING btree ("version_review_changed_by_id");
  CREATE INDEX "_partners_v_version_review_version_review_decided_by_idx" ON "_partners_v" USING btree ("version_review_decided_by_id");
  CREATE INDEX "_partners_v_version_version_slug_idx" ON "_partners_v" USING btree ("version_slug");
  CREATE INDEX "_partners_v_version_version_updated_at_idx" ON "_partners_v" USING btree ("version_updated_at");
  CREATE INDEX "_partners_v_version_version_created_at_idx" ON "_partners_v" USING btree ("version_created_at");
  CREATE INDEX "_partners_v_version_version__status_idx" ON "_partners_v" USING btree ("version__status");
  CREATE INDEX "_partners_v_created_at_idx" ON "_partners_v" USING btree ("created_at");
  CREATE INDEX "_partners_v_updated_at_idx" ON "_partners_v" USING btree ("updated_at");
  CREATE INDEX "_partners_v_latest_idx" ON "_partners_v" USING btree ("latest");
  CREATE INDEX "_partners_v_autosave_idx" ON "_partners_v" USING btree ("autosave");
  CREATE INDEX "_partners_v_texts_order_parent" ON "_partners_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "job_openings_review_review_state_idx" ON "job_openings" USING btree ("review_state");
  CREATE INDEX "job_openings_review_review_changed_by_idx" ON "job_openings" USING btree ("review_changed_by_id");
  CREATE INDEX "job_openings_review_review_decided_by_idx" ON "job_openings" USING btree ("review_decided_by_id");
  CREATE UNIQUE INDEX "job_openings_slug_idx" ON "job_openings" USING btree ("slug");
  CREATE INDEX "job_openings_posted_idx" ON "job_openings" USING btree ("posted");
  CREATE INDEX "job_openings_visible_from_idx" ON "job_openings" USING btree ("visible_from");
  CREATE INDEX "job_openings_visible_until_idx" ON "job_openings" USING btree ("visible_until");
  CREATE INDEX "job_openings_updated_at_idx" ON "job_openings" USING btree ("updated_at");
  CREATE INDEX "job_openings_created_at_idx" ON "job_openings" USING btree ("created_at");
  CREATE INDEX "job_openings__status_idx" ON "job_openings" USING btree ("_status");
  CREATE INDEX "job_openings_texts_order_parent" ON "job_openings_texts" USING btree ("order","parent_id");
  CREATE INDEX "_job_openings_v_parent_idx" ON "_job_openings_v" USING btree ("parent_id");
  CREATE INDEX "_job_openings_v_version_review_version_review_state_idx" ON "_job_openings_v" USING btree ("version_review_state");
  CREATE INDEX "_job_openings_v_version_review_version_review_changed_by_idx" ON "_job_openings_v" USING btree ("version_review_changed_by_id");
  CREATE INDEX "_job_openings_v_version_review_version_review_decided_by_idx" ON "_job_openings_v" USING btree ("version_review_decided_by_id");
  CREATE INDEX "_job_openings_v_version_version_slug_idx" ON "_job_openings_v" USING btree ("version_slug");
  CREATE INDEX "_job_openings_v_version_version_posted_idx" ON "_job_openings_v" USING btree ("version_posted");
  CREATE INDEX "_job_openings_v_version_version_visible_from_idx" ON "_job_openings_v" USING btree ("version_visible_from");
  CREATE INDEX "_job_openings_v_version_version_visible_until_idx" ON "_job_openings_v" USING btree ("version_visible_until");
  CREATE INDEX "_job_openings_v_version_version_updated_at_idx" ON "_job_openings_v" USING btree ("version_updated_at");
  CREATE INDEX "_job_openings_v_version_version_created_at_idx" ON "_job_openings_v" USING btree ("version_created_at");
  CREATE INDEX "_job_openings_v_version_version__status_idx" ON "_job_openings_v" USING btree ("version__status");
  CREATE INDEX "_job_openings_v_created_at_idx" ON "_job_openings_v" USING btree ("created_at");
  CREATE INDEX "_job_openings_v_updated_at_idx" ON "_job_openings_v" USING btree ("updated_at");
  CREATE INDEX "_job_openings_v_latest_idx" ON "_job_openings_v" USING btree ("latest");
  CREATE INDEX "_job_openings_v_autosave_idx" ON "_job_openings_v" USING btree ("autosave");
  CREATE INDEX "_job_openings_v_texts_order_parent" ON "_job_openings_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "webinars_topics_order_idx" ON "webinars_topics" USING btree ("order");
  CREATE INDEX "webinars_topics_parent_idx" ON "webinars_topics" USING btree ("parent_id");
  CREATE INDEX "webinars_speakers_order_idx" ON "webinars_speakers" USING btree ("_order");
  CREATE INDEX "webinars_speakers_parent_id_idx" ON "webinars_speakers" USING btree ("_parent_id");
  CREATE INDEX "webinars_chapters_order_idx" ON "webinars_chapters" USING btree ("_order");
  CREATE INDEX "webinars_chapters_parent_id_idx" ON "webinars_chapters" USING btree ("_parent_id");
  CREATE INDEX "webinars_review_review_state_idx" ON "webinars" USING btree ("review_state");
  CREATE INDEX "webinars_review_review_changed_by_idx" ON "webinars" USING btree ("review_changed_by_id");
  CREATE INDEX "webinars_review_review_decided_by_idx" ON "webinars" USING btree ("review_decided_by_id");
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
  CREATE INDEX "_webinars_v_version_review_version_review_state_idx" ON "_webinars_v" USING btree ("version_review_state");
  CREATE INDEX "_webinars_v_version_review_version_review_changed_by_idx" ON "_webinars_v" USING btree ("version_review_changed_by_id");
  CREATE INDEX "_webinars_v_version_review_version_review_decided_by_idx" ON "_webinars_v" USING btree ("version_review_decided_by_id");
  CREATE INDEX "_webinars_v_version_version_slug_idx" ON "_webinars_v" USING btree ("version_slug");
  CREATE INDEX "_webinars_v_version_version_start_idx" ON "_webinars_v" USING btree ("version_start");
  CREATE INDEX "_webinars_v_version_version_updated_at_idx" ON "_webinars_v" USING btree ("version_updated_at");
  CREATE INDEX "_webinars_v_version_version_created_at_idx" ON "_webinars_v" USING btree ("version_created_at");
  CREATE INDEX "_webinars_v_version_version__status_idx" ON "_webinars_v" USING btree ("version__status");
  CREATE INDEX "_webinars_v_created_at_idx" ON "_webinars_v" USING btree ("created_at");
  CREATE INDEX "_webinars_v_updated_at_idx" ON "_webinars_v" USING btree ("updated_at");
  CREATE INDEX "_webinars_v_latest_idx" ON "_webinars_v" USING btree ("latest");
  CREATE INDEX "_webinars_v_autosave_idx" ON "_webinars_v" USING btree ("autosave");
  CREATE INDEX "_webinars_v_texts_order_parent" ON "_webinars_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "events_topics_order_idx" ON "events_topics" USING btree ("order");
  CREATE INDEX "events_topics_parent_idx" ON "events_topics" USING btree ("parent_id");
  CREATE INDEX "events_review_review_state_idx" ON "events" USING btree ("review_state");
  CREATE INDEX "events_review_review_changed_by_idx" ON "events" USING btree ("review_changed_by_id");
  CREATE INDEX "events_review_review_decided_by_idx" ON "events" USING btree ("review_decided_by_id");
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
  CREATE INDEX "_events_v_version_review_version_review_state_idx" ON "_events_v" USING btree ("version_review_state");
  CREATE INDEX "_events_v_version_review_version_review_changed_by_idx" ON "_events_v" USING btree ("version_review_changed_by_id");
  CREATE INDEX "_events_v_version_review_version_review_decided_by_idx" ON "_events_v" USING btree ("version_review_decided_by_id");
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
  CREATE INDEX "_events_v_autosave_idx" ON "_events_v" USING btree ("autosave");
  CREATE INDEX "_events_v_texts_order_parent" ON "_events_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "white_papers_topics_order_idx" ON "white_papers_topics" USING btree ("order");
  CREATE INDEX "white_papers_topics_parent_idx" ON "white_papers_topics" USING btree ("parent_id");
  CREATE INDEX "white_papers_review_review_state_idx" ON "white_papers" USING btree ("review_state");
  CREATE INDEX "white_papers_review_review_changed_by_idx" ON "white_papers" USING btree ("review_changed_by_id");
  CREATE INDEX "white_papers_review_review_decided_by_idx" ON "white_papers" USING btree ("review_decided_by_id");
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
  CREATE INDEX "_white_papers_v_version_review_version_review_state_idx" ON "_white_papers_v" USING btree ("version_review_state");
  CREATE INDEX "_white_papers_v_version_review_version_review_changed_by_idx" ON "_white_papers_v" USING btree ("version_review_changed_by_id");
  CREATE INDEX "_white_papers_v_version_review_version_review_decided_by_idx" ON "_white_papers_v" USING btree ("version_review_decided_by_id");
  CREATE INDEX "_white_papers_v_version_version_slug_idx" ON "_white_papers_v" USING btree ("version_slug");
  CREATE INDEX "_white_papers_v_version_version_author_idx" ON "_white_papers_v" USING btree ("version_author");
  CREATE INDEX "_white_papers_v_version_version_published_idx" ON "_white_papers_v" USING btree ("version_published");
  CREATE INDEX "_white_papers_v_version_version_updated_at_idx" ON "_white_papers_v" USING btree ("version_updated_at");
  CREATE INDEX "_white_papers_v_version_version_created_at_idx" ON "_white_papers_v" USING btree ("version_created_at");
  CREATE INDEX "_white_papers_v_version_version__status_idx" ON "_white_papers_v" USING btree ("version__status");
  CREATE INDEX "_white_papers_v_created_at_idx" ON "_white_papers_v" USING btree ("created_at");
  CREATE INDEX "_white_papers_v_updated_at_idx" ON "_white_papers_v" USING btree ("updated_at");
  CREATE INDEX "_white_papers_v_latest_idx" ON "_white_papers_v" USING btree ("latest");
  CREATE INDEX "_white_papers_v_autosave_idx" ON "_white_papers_v" USING btree ("autosave");
  CREATE INDEX "_white_papers_v_texts_order_parent" ON "_white_papers_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_white_papers_v_numbers_order_parent_idx" ON "_white_papers_v_numbers" USING btree ("order","parent_id");
  CREATE INDEX "docs_review_review_state_idx" ON "docs" USING btree ("review_state");
  CREATE INDEX "docs_review_review_changed_by_idx" ON "docs" USING btree ("review_changed_by_id");
  CREATE INDEX "docs_review_review_decided_by_idx" ON "docs" USING btree ("review_decided_by_id");
  CREATE INDEX "docs_version_idx" ON "docs" USING btree ("version");
  CREATE INDEX "docs_group_idx" ON "docs" USING btree ("group");
  CREATE INDEX "docs_slug_idx" ON "docs" USING btree ("slug");
  CREATE INDEX "docs_updated_at_idx" ON "docs" USING btree ("updated_at");
  CREATE INDEX "docs_created_at_idx" ON "docs" USING btree ("created_at");
  CREATE INDEX "docs__status_idx" ON "docs" USING btree ("_status");
  CREATE UNIQUE INDEX "version_group_slug_idx" ON "docs" USING btree ("version","group","slug");
  CREATE INDEX "docs_texts_order_parent" ON "docs_texts" USING btree ("order","parent_id");
  CREATE INDEX "_docs_v_parent_idx" ON "_docs_v" USING btree ("parent_id");
  CREATE INDEX "_docs_v_version_review_version_review_state_idx" ON "_docs_v" USING btree ("version_review_state");
  CREATE INDEX "_docs_v_version_review_version_review_changed_by_idx" ON "_docs_v" USING btree ("version_review_changed_by_id");
  CREATE INDEX "_docs_v_version_review_version_review_decided_by_idx" ON "_docs_v" USING btree ("version_review_decided_by_id");
  CREATE INDEX "_docs_v_version_version_version_idx" ON "_docs_v" USING btree ("version_version");
  CREATE INDEX "_docs_v_version_version_group_idx" ON "_docs_v" USING btree ("version_group");
  CREATE INDEX "_docs_v_version_version_slug_idx" ON "_docs_v" USING btree ("version_slug");
  CREATE INDEX "_docs_v_version_version_updated_at_idx" ON "_docs_v" USING btree ("version_updated_at");
  CREATE INDEX "_docs_v_version_version_created_at_idx" ON "_docs_v" USING btree ("version_created_at");
  CREATE INDEX "_docs_v_version_version__status_idx" ON "_docs_v" USING btree ("version__status");
  CREATE INDEX "_docs_v_created_at_idx" ON "_docs_v" USING btree ("created_at");
  CREATE INDEX "_docs_v_updated_at_idx" ON "_docs_v" USING btree ("updated_at");
  CREATE INDEX "_docs_v_latest_idx" ON "_docs_v" USING btree ("latest");
  CREATE INDEX "_docs_v_autosave_idx" ON "_docs_v" USING btree ("autosave");
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
  CREATE INDEX "learning_paths_review_review_state_idx" ON "learning_paths" USING btree ("review_state");
  CREATE INDEX "learning_paths_review_review_changed_by_idx" ON "learning_paths" USING btree ("review_changed_by_id");
  CREATE INDEX "learning_paths_review_review_decided_by_idx" ON "learning_paths" USING btree ("review_decided_by_id");
  CREATE UNIQUE INDEX "learning_paths_slug_idx" ON "learning_paths" USING btree ("slug");
  CREATE INDEX "learning_paths_updated_at_idx" ON "learning_paths" USING btree ("updated_at");
  CREATE INDEX "learning_paths_created_at_idx" ON "learning_paths" USING btree ("created_at");
  CREATE INDEX "learning_paths__status_idx" ON "learning_paths" USING btree ("_status");
  CREATE INDEX "_learning_paths_v_version_steps_order_idx" ON "_learning_paths_v_version_steps" USING btree ("_order");
  CREATE INDEX "_learning_paths_v_version_steps_parent_id_idx" ON "_learning_paths_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_learning_paths_v_parent_idx" ON "_learning_paths_v" USING btree ("parent_id");
  CREATE INDEX "_learning_paths_v_version_review_version_review_state_idx" ON "_learning_paths_v" USING btree ("version_review_state");
  CREATE INDEX "_learning_paths_v_version_review_version_review_changed__idx" ON "_learning_paths_v" USING btree ("version_review_changed_by_id");
  CREATE INDEX "_learning_paths_v_version_review_version_review_decided__idx" ON "_learning_paths_v" USING btree ("version_review_decided_by_id");
  CREATE INDEX "_learning_paths_v_version_version_slug_idx" ON "_learning_paths_v" USING btree ("version_slug");
  CREATE INDEX "_learning_paths_v_version_version_updated_at_idx" ON "_learning_paths_v" USING btree ("version_updated_at");
  CREATE INDEX "_learning_paths_v_version_version_created_at_idx" ON "_learning_paths_v" USING btree ("version_created_at");
  CREATE INDEX "_learning_paths_v_version_version__status_idx" ON "_learning_paths_v" USING btree ("version__status");
  CREATE INDEX "_learning_paths_v_created_at_idx" ON "_learning_paths_v" USING btree ("created_at");
  CREATE INDEX "_learning_paths_v_updated_at_idx" ON "_learning_paths_v" USING btree ("updated_at");
  CREATE INDEX "_learning_paths_v_latest_idx" ON "_learning_paths_v" USING btree ("latest");
  CREATE INDEX "_learning_paths_v_autosave_idx" ON "_learning_paths_v" USING btree ("autosave");
  CREATE INDEX "forms_fields_order_idx" ON "forms_fields" USING btree ("_order");
  CREATE INDEX "forms_fields_parent_id_idx" ON "forms_fields" USING btree ("_parent_id");
  CREATE INDEX "forms__order_idx" ON "forms" USING btree ("_order");
  CREATE UNIQUE INDEX "forms_key_idx" ON "forms" USING btree ("key");
  CREATE INDEX "forms_updated_at_idx" ON "forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "forms" USING btree ("created_at");
  CREATE INDEX "forms_texts_order_parent" ON "forms_texts" USING btree ("order","parent_id");
  CREATE INDEX "people__order_idx" ON "people" USING btree ("_order");
  CREATE UNIQUE INDEX "people_key_idx" ON "people" USING btree ("key");
  CREATE INDEX "people_updated_at_idx" ON "people" USING btree ("updated_at");
  CREATE INDEX "people_created_at_idx" ON "people" USING btree ("created_at");
  CREATE INDEX "media_coverage__order_idx" ON "media_coverage" USING btree ("_order");
  CREATE UNIQUE INDEX "media_coverage_key_idx" ON "media_coverage" USING btree ("key");
  CREATE INDEX "media_coverage_published_idx" ON "media_coverage" USING btree ("published");
  CREATE INDEX "media_coverage_updated_at_idx" ON "media_coverage" USING btree ("updated_at");
  CREATE INDEX "media_coverage_created_at_idx" ON "media_coverage" USING btree ("created_at");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "broken_links_page_idx" ON "broken_links" USING btree ("page");
  CREATE INDEX "broken_links_updated_at_idx" ON "broken_links" USING btree ("updated_at");
  CREATE INDEX "broken_links_created_at_idx" ON "broken_links" USING btree ("created_at");
  CREATE INDEX "form_entries_values_order_idx" ON "form_entries_values" USING btree ("_order");
  CREATE INDEX "form_entries_values_parent_id_idx" ON "form_entries_values" USING btree ("_parent_id");
  CREATE INDEX "form_entries_state_idx" ON "form_entries" USING btree ("state");
  CREATE INDEX "form_entries_sender_idx" ON "form_entries" USING btree ("sender");
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
  CREATE INDEX "form_deliveries_trial_idx" ON "form_deliveries" USING btree ("trial_id");
  CREATE INDEX "form_deliveries_subscriber_idx" ON "form_deliveries" USING btree ("subscriber_id");
  CREATE INDEX "form_deliveries_issue_idx" ON "form_deliveries" USING btree ("issue_id");
  CREATE UNIQUE INDEX "form_deliveries_delivery_id_idx" ON "form_deliveries" USING btree ("delivery_id");
  CREATE INDEX "form_deliveries_next_attempt_at_idx" ON "form_deliveries" USING btree ("next_attempt_at");
  CREATE INDEX "form_deliveries_updated_at_idx" ON "form_deliveries" USING btree ("updated_at");
  CREATE INDEX "form_deliveries_created_at_idx" ON "form_deliveries" USING btree ("created_at");
  CREATE UNIQUE INDEX "issue_subscriber_idx" ON "form_deliveries" USING btree ("issue_id","subscriber_id");
  CREATE INDEX "state_later_nextAttemptAt_idx" ON "form_deliveries" USING btree ("state","later","next_attempt_at");
  CREATE INDEX "form_deletions_person_idx" ON "form_deletions" USING btree ("person");
  CREATE INDEX "form_deletions_by_idx" ON "form_deletions" USING btree ("by_id");
  CREATE INDEX "form_deletions_updated_at_idx" ON "form_deletions" USING btree ("updated_at");
  CREATE INDEX "form_deletions_created_at_idx" ON "form_deletions" USING btree ("created_at");
  CREATE INDEX "trials_ends_at_idx" ON "trials" USING btree ("ends_at");
  CREATE INDEX "trials_email_idx" ON "trials" USING btree ("email");
  CREATE INDEX "trials_form_idx" ON "trials" USING btree ("form");
  CREATE INDEX "trials_entry_idx" ON "trials" USING btree ("entry_id");
  CREATE INDEX "trials_end_moved_by_idx" ON "trials" USING btree ("end_moved_by_id");
  CREATE INDEX "trials_subject_idx" ON "trials" USING btree ("subject");
  CREATE INDEX "trials_updated_at_idx" ON "trials" USING btree ("updated_at");
  CREATE INDEX "trials_created_at_idx" ON "trials" USING btree ("created_at");
  CREATE INDEX "mails_to_idx" ON "mails" USING btree ("to");
  CREATE INDEX "mails_entry_idx" ON "mails" USING btree ("entry_id");
  CREATE UNIQUE INDEX "mails_message_id_idx" ON "mails" USING btree ("message_id");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
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
  CREATE INDEX "learning_progress_subject_idx" ON "learning_progress" USING btree ("subject");
  CREATE INDEX "learning_progress_updated_at_idx" ON "learning_progress" USING btree ("updated_at");
  CREATE INDEX "learning_progress_created_at_idx" ON "learning_progress" USING btree ("created_at");
  CREATE UNIQUE INDEX "subject_step_idx" ON "learning_progress" USING btree ("subject","step");
  CREATE INDEX "records_person_idx" ON "records" USING btree ("person_id");
  CREATE INDEX "records_name_idx" ON "records" USING btree ("name");
  CREATE INDEX "records_operation_idx" ON "records" USING btree ("operation");
  CREATE INDEX "records_updated_at_idx" ON "records" USING btree ("updated_at");
  CREATE INDEX "records_created_at_idx" ON "records" USING btree ("created_at");
  CREATE INDEX "kind_entry_idx" ON "records" USING btree ("kind","entry");
  CREATE INDEX "records_texts_order_parent" ON "records_texts" USING btree ("order","parent_id");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
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
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sections_fk" FOREIGN KEY ("sections_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_press_releases_fk" FOREIGN KEY ("press_releases_id") REFERENCES "public"."press_releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_customers_fk" FOREIGN KEY ("customers_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_job_openings_fk" FOREIGN KEY ("job_openings_id") REFERENCES "public"."job_openings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_webinars_fk" FOREIGN KEY ("webinars_id") REFERENCES "public"."webinars"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_events_fk" FOREIGN KEY ("events_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_white_papers_fk" FOREIGN KEY ("white_papers_id") REFERENCES "public"."white_papers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_docs_fk" FOREIGN KEY ("docs_id") REFERENCES "public"."docs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_docs_groups_fk" FOREIGN KEY ("docs_groups_id") REFERENCES "public"."docs_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_docs_feedback_fk" FOREIGN KEY ("docs_feedback_id") REFERENCES "public"."docs_feedback"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_learning_paths_fk" FOREIGN KEY ("learning_paths_id") REFERENCES "public"."learning_paths"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_people_fk" FOREIGN KEY ("people_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_coverage_fk" FOREIGN KEY ("media_coverage_id") REFERENCES "public"."media_coverage"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_broken_links_fk" FOREIGN KEY ("broken_links_id") REFERENCES "public"."broken_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_entries_fk" FOREIGN KEY ("form_entries_id") REFERENCES "public"."form_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_files_fk" FOREIGN KEY ("form_files_id") REFERENCES "public"."form_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_deliveries_fk" FOREIGN KEY ("form_deliveries_id") REFERENCES "public"."form_deliveries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_form_deletions_fk" FOREIGN KEY ("form_deletions_id") REFERENCES "public"."form_deletions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_trials_fk" FOREIGN KEY ("trials_id") REFERENCES "public"."trials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_issues_fk" FOREIGN KEY ("newsletter_issues_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_subscribers_fk" FOREIGN KEY ("newsletter_subscribers_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_learning_progress_fk" FOREIGN KEY ("learning_progress_id") REFERENCES "public"."learning_progress"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_review_review_state_idx" ON "pages" USING btree ("review_state");
  CREATE INDEX "pages_review_review_changed_by_idx" ON "pages" USING btree ("review_changed_by_id");
  CREATE INDEX "pages_review_review_decided_by_idx" ON "pages" USING btree ("review_decided_by_id");
  CREATE INDEX "_pages_v_version_review_version_review_state_idx" ON "_pages_v" USING btree ("version_review_state");
  CREATE INDEX "_pages_v_version_review_version_review_changed_by_idx" ON "_pages_v" USING btree ("version_review_changed_by_id");
  CREATE INDEX "_pages_v_version_review_version_review_decided_by_idx" ON "_pages_v" USING btree ("version_review_decided_by_id");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "tutorials_review_review_state_idx" ON "tutorials" USING btree ("review_state");
  CREATE INDEX "tutorials_review_review_changed_by_idx" ON "tutorials" USING btree ("review_changed_by_id");
  CREATE INDEX "tutorials_review_review_decided_by_idx" ON "tutorials" USING btree ("review_decided_by_id");
  CREATE INDEX "_tutorials_v_version_review_version_review_state_idx" ON "_tutorials_v" USING btree ("version_review_state");
  CREATE INDEX "_tutorials_v_version_review_version_review_changed_by_idx" ON "_tutorials_v" USING btree ("version_review_changed_by_id");
  CREATE INDEX "_tutorials_v_version_review_version_review_decided_by_idx" ON "_tutorials_v" USING btree ("version_review_decided_by_id");
  CREATE INDEX "_tutorials_v_autosave_idx" ON "_tutorials_v" USING btree ("autosave");
  CREATE INDEX "posts_review_review_state_idx" ON "posts" USING btree ("review_state");
  CREATE INDEX "posts_review_review_changed_by_idx" ON "posts" USING btree ("review_changed_by_id");
  CREATE INDEX "posts_review_review_decided_by_idx" ON "posts" USING btree ("review_decided_by_id");
  CREATE INDEX "_posts_v_version_review_version_review_state_idx" ON "_posts_v" USING btree ("version_review_state");
  CREATE INDEX "_posts_v_version_review_version_review_changed_by_idx" ON "_posts_v" USING btree ("version_review_changed_by_id");
  CREATE INDEX "_posts_v_version_review_version_review_decided_by_idx" ON "_posts_v" USING btree ("version_review_decided_by_id");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE INDEX "labs_review_review_state_idx" ON "labs" USING btree ("review_state");
  CREATE INDEX "labs_review_review_changed_by_idx" ON "labs" USING btree ("review_changed_by_id");
  CREATE INDEX "labs_review_review_decided_by_idx" ON "labs" USING btree ("review_decided_by_id");
  CREATE INDEX "_labs_v_version_review_version_review_state_idx" ON "_labs_v" USING btree ("version_review_state");
  CREATE INDEX "_labs_v_version_review_version_review_changed_by_idx" ON "_labs_v" USING btree ("version_review_changed_by_id");
  CREATE INDEX "_labs_v_version_review_version_review_decided_by_idx" ON "_labs_v" USING btree ("version_review_decided_by_id");
  CREATE INDEX "_labs_v_autosave_idx" ON "_labs_v" USING btree ("autosave");
  CREATE INDEX "payload_locked_documents_rels_sections_id_idx" ON "payload_locked_documents_rels" USING btree ("sections_id");
  CREATE INDEX "payload_locked_documents_rels_press_releases_id_idx" ON "payload_locked_documents_rels" USING btree ("press_releases_id");
  CREATE INDEX "payload_locked_documents_rels_customers_id_idx" ON "payload_locked_documents_rels" USING btree ("customers_id");
  CREATE INDEX "payload_locked_documents_rels_partners_id_idx" ON "payload_locked_documents_rels" USING btree ("partners_id");
  CREATE INDEX "payload_locked_documents_rels_job_openings_id_idx" ON "payload_locked_documents_rels" USING btree ("job_openings_id");
  CREATE INDEX "payload_locked_documents_rels_webinars_id_idx" ON "payload_locked_documents_rels" USING btree ("webinars_id");
  CREATE INDEX "payload_locked_documents_rels_events_id_idx" ON "payload_locked_documents_rels" USING btree ("events_id");
  CREATE INDEX "payload_locked_documents_rels_white_papers_id_idx" ON "payload_locked_documents_rels" USING btree ("white_papers_id");
  CREATE INDEX "payload_locked_documents_rels_docs_id_idx" ON "payload_locked_documents_rels" USING btree ("docs_id");
  CREATE INDEX "payload_locked_documents_rels_docs_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("docs_groups_id");
  CREATE INDEX "payload_locked_documents_rels_docs_feedback_id_idx" ON "payload_locked_documents_rels" USING btree ("docs_feedback_id");
  CREATE INDEX "payload_locked_documents_rels_learning_paths_id_idx" ON "payload_locked_documents_rels" USING btree ("learning_paths_id");
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("forms_id");
  CREATE INDEX "payload_locked_documents_rels_people_id_idx" ON "payload_locked_documents_rels" USING btree ("people_id");
  CREATE INDEX "payload_locked_documents_rels_media_coverage_id_idx" ON "payload_locked_documents_rels" USING btree ("media_coverage_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_broken_links_id_idx" ON "payload_locked_documents_rels" USING btree ("broken_links_id");
  CREATE INDEX "payload_locked_documents_rels_form_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("form_entries_id");
  CREATE INDEX "payload_locked_documents_rels_form_files_id_idx" ON "payload_locked_documents_rels" USING btree ("form_files_id");
  CREATE INDEX "payload_locked_documents_rels_form_deliveries_id_idx" ON "payload_locked_documents_rels" USING btree ("form_deliveries_id");
  CREATE INDEX "payload_locked_documents_rels_form_deletions_id_idx" ON "payload_locked_documents_rels" USING btree ("form_deletions_id");
  CREATE INDEX "payload_locked_documents_rels_trials_id_idx" ON "payload_locked_documents_rels" USING btree ("trials_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_newsletter_issues_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_issues_id");
  CREATE INDEX "payload_locked_documents_rels_newsletter_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_learning_progress_id_idx" ON "payload_locked_documents_rels" USING btree ("learning_progress_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_sections_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "preview_links" DISABLE ROW LEVEL SECURITY;
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
  ALTER TABLE "docs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "docs_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_docs_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_docs_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "docs_groups" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "docs_feedback" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "learning_paths_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "learning_paths" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_learning_paths_v_version_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_learning_paths_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_fields" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "forms_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "people" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_coverage" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "broken_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_entries_values" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_deliveries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "form_deletions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "trials" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_issues_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_issues" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_subscribers_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "newsletter_subscribers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "learning_progress" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "records" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "records_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_stats" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "sections" CASCADE;
  DROP TABLE "_sections_v" CASCADE;
  DROP TABLE "preview_links" CASCADE;
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
  DROP TABLE "docs" CASCADE;
  DROP TABLE "docs_texts" CASCADE;
  DROP TABLE "_docs_v" CASCADE;
  DROP TABLE "_docs_v_texts" CASCADE;
  DROP TABLE "docs_groups" CASCADE;
  DROP TABLE "docs_feedback" CASCADE;
  DROP TABLE "learning_paths_steps" CASCADE;
  DROP TABLE "learning_paths" CASCADE;
  DROP TABLE "_learning_paths_v_version_steps" CASCADE;
  DROP TABLE "_learning_paths_v" CASCADE;
  DROP TABLE "forms_fields" CASCADE;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "forms_texts" CASCADE;
  DROP TABLE "people" CASCADE;
  DROP TABLE "media_coverage" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "broken_links" CASCADE;
  DROP TABLE "form_entries_values" CASCADE;
  DROP TABLE "form_entries" CASCADE;
  DROP TABLE "form_files" CASCADE;
  DROP TABLE "form_deliveries" CASCADE;
  DROP TABLE "form_deletions" CASCADE;
  DROP TABLE "trials" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "newsletter_issues_topics" CASCADE;
  DROP TABLE "newsletter_issues" CASCADE;
  DROP TABLE "newsletter_subscribers_topics" CASCADE;
  DROP TABLE "newsletter_subscribers" CASCADE;
  DROP TABLE "learning_progress" CASCADE;
  DROP TABLE "records" CASCADE;
  DROP TABLE "records_texts" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_jobs_stats" CASCADE;
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
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sections_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_press_releases_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_customers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_partners_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_job_openings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_webinars_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_events_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_white_papers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_docs_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_docs_groups_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_docs_feedback_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_learning_paths_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_forms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_people_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_media_coverage_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_media_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_broken_links_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_form_entries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_form_files_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_form_deliveries_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_form_deletions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_trials_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mails_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_newsletter_issues_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_newsletter_subscribers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_learning_progress_fk";
  
  DROP INDEX "pages_review_review_state_idx";
  DROP INDEX "pages_review_review_changed_by_idx";
  DROP INDEX "pages_review_review_decided_by_idx";
  DROP INDEX "_pages_v_version_review_version_review_state_idx";
  DROP INDEX "_pages_v_version_review_version_review_changed_by_idx";
  DROP INDEX "_pages_v_version_review_version_review_decided_by_idx";
  DROP INDEX "_pages_v_autosave_idx";
  DROP INDEX "tutorials_review_review_state_idx";
  DROP INDEX "tutorials_review_review_changed_by_idx";
  DROP INDEX "tutorials_review_review_decided_by_idx";
  DROP INDEX "_tutorials_v_version_review_version_review_state_idx";
  DROP INDEX "_tutorials_v_version_review_version_review_changed_by_idx";
  DROP INDEX "_tutorials_v_version_review_version_review_decided_by_idx";
  DROP INDEX "_tutorials_v_autosave_idx";
  DROP INDEX "posts_review_review_state_idx";
  DROP INDEX "posts_review_review_changed_by_idx";
  DROP INDEX "posts_review_review_decided_by_idx";
  DROP INDEX "_posts_v_version_review_version_review_state_idx";
  DROP INDEX "_posts_v_version_review_version_review_changed_by_idx";
  DROP INDEX "_posts_v_version_review_version_review_decided_by_idx";
  DROP INDEX "_posts_v_autosave_idx";
  DROP INDEX "labs_review_review_state_idx";
  DROP INDEX "labs_review_review_changed_by_idx";
  DROP INDEX "labs_review_review_decided_by_idx";
  DROP INDEX "_labs_v_version_review_version_review_state_idx";
  DROP INDEX "_labs_v_version_review_version_review_changed_by_idx";
  DROP INDEX "_labs_v_version_review_version_review_decided_by_idx";
  DROP INDEX "_labs_v_autosave_idx";
  DROP INDEX "payload_locked_documents_rels_sections_id_idx";
  DROP INDEX "payload_locked_documents_rels_press_releases_id_idx";
  DROP INDEX "payload_locked_documents_rels_customers_id_idx";
  DROP INDEX "payload_locked_documents_rels_partners_id_idx";
  DROP INDEX "payload_locked_documents_rels_job_openings_id_idx";
  DROP INDEX "payload_locked_documents_rels_webinars_id_idx";
  DROP INDEX "payload_locked_documents_rels_events_id_idx";
  DROP INDEX "payload_locked_documents_rels_white_papers_id_idx";
  DROP INDEX "payload_locked_documents_rels_docs_id_idx";
  DROP INDEX "payload_locked_documents_rels_docs_groups_id_idx";
  DROP INDEX "payload_locked_documents_rels_docs_feedback_id_idx";
  DROP INDEX "payload_locked_documents_rels_learning_paths_id_idx";
  DROP INDEX "payload_locked_documents_rels_forms_id_idx";
  DROP INDEX "payload_locked_documents_rels_people_id_idx";
  DROP INDEX "payload_locked_documents_rels_media_coverage_id_idx";
  DROP INDEX "payload_locked_documents_rels_media_id_idx";
  DROP INDEX "payload_locked_documents_rels_broken_links_id_idx";
  DROP INDEX "payload_locked_documents_rels_form_entries_id_idx";
  DROP INDEX "payload_locked_documents_rels_form_files_id_idx";
  DROP INDEX "payload_locked_documents_rels_form_deliveries_id_idx";
  DROP INDEX "payload_locked_documents_rels_form_deletions_id_idx";
  DROP INDEX "payload_locked_documents_rels_trials_id_idx";
  DROP INDEX "payload_locked_documents_rels_mails_id_idx";
  DROP INDEX "payload_locked_documents_rels_newsletter_issues_id_idx";
  DROP INDEX "payload_locked_documents_rels_newsletter_subscribers_id_idx";
  DROP INDEX "payload_locked_documents_rels_learning_progress_id_idx";
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
  ALTER TABLE "_pages_v" DROP COLUMN "autosave";
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
  ALTER TABLE "_tutorials_v" DROP COLUMN "autosave";
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
  ALTER TABLE "_posts_v" DROP COLUMN "autosave";
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
  ALTER TABLE "_labs_v" DROP COLUMN "autosave";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sections_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "press_releases_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "customers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "partners_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "job_openings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "webinars_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "events_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "white_papers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "docs_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "docs_groups_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "docs_feedback_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "learning_paths_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "forms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "people_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "media_coverage_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "media_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "broken_links_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "form_entries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "form_files_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "form_deliveries_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "form_deletions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "trials_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mails_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "newsletter_issues_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "newsletter_subscribers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "learning_progress_id";
  ALTER TABLE "settings" DROP COLUMN "content_source";
  DROP TYPE "public"."enum_pages_review_state";
  DROP TYPE "public"."enum__pages_v_version_review_state";
  DROP TYPE "public"."enum_preview_links_of";
  DROP TYPE "public"."enum_tutorials_review_state";
  DROP TYPE "public"."enum__tutorials_v_version_review_state";
  DROP TYPE "public"."enum_posts_review_state";
  DROP TYPE "public"."enum__posts_v_version_review_state";
  DROP TYPE "public"."enum_labs_review_state";
  DROP TYPE "public"."enum__labs_v_version_review_state";
  DROP TYPE "public"."enum_press_releases_review_state";
  DROP TYPE "public"."enum_press_releases_status";
  DROP TYPE "public"."enum__press_releases_v_version_review_state";
  DROP TYPE "public"."enum__press_releases_v_version_status";
  DROP TYPE "public"."enum_customers_needs";
  DROP TYPE "public"."enum_customers_review_state";
  DROP TYPE "public"."enum_customers_industry";
  DROP TYPE "public"."enum_customers_region";
  DROP TYPE "public"."enum_customers_status";
  DROP TYPE "public"."enum__customers_v_version_needs";
  DROP TYPE "public"."enum__customers_v_version_review_state";
  DROP TYPE "public"."enum__customers_v_version_industry";
  DROP TYPE "public"."enum__customers_v_version_region";
  DROP TYPE "public"."enum__customers_v_version_status";
  DROP TYPE "public"."enum_partners_regions";
  DROP TYPE "public"."enum_partners_skills";
  DROP TYPE "public"."enum_partners_review_state";
  DROP TYPE "public"."enum_partners_kind";
  DROP TYPE "public"."enum_partners_status";
  DROP TYPE "public"."enum__partners_v_version_regions";
  DROP TYPE "public"."enum__partners_v_version_skills";
  DROP TYPE "public"."enum__partners_v_version_review_state";
  DROP TYPE "public"."enum__partners_v_version_kind";
  DROP TYPE "public"."enum__partners_v_version_status";
  DROP TYPE "public"."enum_job_openings_review_state";
  DROP TYPE "public"."enum_job_openings_team";
  DROP TYPE "public"."enum_job_openings_place";
  DROP TYPE "public"."enum_job_openings_kind";
  DROP TYPE "public"."enum_job_openings_pay_unit";
  DROP TYPE "public"."enum_job_openings_status";
  DROP TYPE "public"."enum__job_openings_v_version_review_state";
  DROP TYPE "public"."enum__job_openings_v_version_team";
  DROP TYPE "public"."enum__job_openings_v_version_place";
  DROP TYPE "public"."enum__job_openings_v_version_kind";
  DROP TYPE "public"."enum__job_openings_v_version_pay_unit";
  DROP TYPE "public"."enum__job_openings_v_version_status";
  DROP TYPE "public"."enum_webinars_topics";
  DROP TYPE "public"."enum_webinars_review_state";
  DROP TYPE "public"."enum_webinars_level";
  DROP TYPE "public"."enum_webinars_status";
  DROP TYPE "public"."enum__webinars_v_version_topics";
  DROP TYPE "public"."enum__webinars_v_version_review_state";
  DROP TYPE "public"."enum__webinars_v_version_level";
  DROP TYPE "public"."enum__webinars_v_version_status";
  DROP TYPE "public"."enum_events_topics";
  DROP TYPE "public"."enum_events_review_state";
  DROP TYPE "public"."enum_events_kind";
  DROP TYPE "public"."enum_events_region";
  DROP TYPE "public"."enum_events_status";
  DROP TYPE "public"."enum__events_v_version_topics";
  DROP TYPE "public"."enum__events_v_version_review_state";
  DROP TYPE "public"."enum__events_v_version_kind";
  DROP TYPE "public"."enum__events_v_version_region";
  DROP TYPE "public"."enum__events_v_version_status";
  DROP TYPE "public"."enum_white_papers_topics";
  DROP TYPE "public"."enum_white_papers_review_state";
  DROP TYPE "public"."enum_white_papers_status";
  DROP TYPE "public"."enum__white_papers_v_version_topics";
  DROP TYPE "public"."enum__white_papers_v_version_review_state";
  DROP TYPE "public"."enum__white_papers_v_version_status";
  DROP TYPE "public"."enum_docs_review_state";
  DROP TYPE "public"."enum_docs_status";
  DROP TYPE "public"."enum__docs_v_version_review_state";
  DROP TYPE "public"."enum__docs_v_version_status";
  DROP TYPE "public"."enum_learning_paths_review_state";
  DROP TYPE "public"."enum_learning_paths_status";
  DROP TYPE "public"."enum__learning_paths_v_version_review_state";
  DROP TYPE "public"."enum__learning_paths_v_version_status";
  DROP TYPE "public"."enum_forms_fields_kind";
  DROP TYPE "public"."enum_forms_fields_autocomplete";
  DROP TYPE "public"."enum_forms_thank_you";
  DROP TYPE "public"."enum_form_entries_state";
  DROP TYPE "public"."enum_form_entries_sender";
  DROP TYPE "public"."enum_form_deliveries_state";
  DROP TYPE "public"."enum_form_deliveries_kind";
  DROP TYPE "public"."enum_form_deletions_reason";
  DROP TYPE "public"."enum_newsletter_issues_topics";
  DROP TYPE "public"."enum_newsletter_issues_state";
  DROP TYPE "public"."enum_newsletter_subscribers_topics";
  DROP TYPE "public"."enum_newsletter_subscribers_state";
  DROP TYPE "public"."enum_records_operation";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
