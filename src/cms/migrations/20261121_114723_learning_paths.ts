import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "learning_paths_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "learning_paths" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "learning_paths_steps" CASCADE;
  DROP TABLE "learning_paths" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_learning_paths_fk";
  
  DROP INDEX "payload_locked_documents_rels_learning_paths_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "learning_paths_id";
   CREATE TYPE "public"."enum_learning_paths_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__learning_paths_v_version_status" AS ENUM('draft', 'published');
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
  	"slug" varchar,
  	"title" varchar,
  	"description" varchar,
  	"order" numeric,
  	"audience" varchar,
  	"goal" varchar,
  	"body" varchar,
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
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_order" numeric,
  	"version_audience" varchar,
  	"version_goal" varchar,
  	"version_body" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__learning_paths_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "learning_paths_id" integer;
  ALTER TABLE "learning_paths_steps" ADD CONSTRAINT "learning_paths_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."learning_paths"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_learning_paths_v_version_steps" ADD CONSTRAINT "_learning_paths_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_learning_paths_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_learning_paths_v" ADD CONSTRAINT "_learning_paths_v_parent_id_learning_paths_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."learning_paths"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "learning_paths_steps_order_idx" ON "learning_paths_steps" USING btree ("_order");
  CREATE INDEX "learning_paths_steps_parent_id_idx" ON "learning_paths_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "learning_paths_slug_idx" ON "learning_paths" USING btree ("slug");
  CREATE INDEX "learning_paths_updated_at_idx" ON "learning_paths" USING btree ("updated_at");
  CREATE INDEX "learning_paths_created_at_idx" ON "learning_paths" USING btree ("created_at");
  CREATE INDEX "learning_paths__status_idx" ON "learning_paths" USING btree ("_status");
  CREATE INDEX "_learning_paths_v_version_steps_order_idx" ON "_learning_paths_v_version_steps" USING btree ("_order");
  CREATE INDEX "_learning_paths_v_version_steps_parent_id_idx" ON "_learning_paths_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_learning_paths_v_parent_idx" ON "_learning_paths_v" USING btree ("parent_id");
  CREATE INDEX "_learning_paths_v_version_version_slug_idx" ON "_learning_paths_v" USING btree ("version_slug");
  CREATE INDEX "_learning_paths_v_version_version_updated_at_idx" ON "_learning_paths_v" USING btree ("version_updated_at");
  CREATE INDEX "_learning_paths_v_version_version_created_at_idx" ON "_learning_paths_v" USING btree ("version_created_at");
  CREATE INDEX "_learning_paths_v_version_version__status_idx" ON "_learning_paths_v" USING btree ("version__status");
  CREATE INDEX "_learning_paths_v_created_at_idx" ON "_learning_paths_v" USING btree ("created_at");
  CREATE INDEX "_learning_paths_v_updated_at_idx" ON "_learning_paths_v" USING btree ("updated_at");
  CREATE INDEX "_learning_paths_v_latest_idx" ON "_learning_paths_v" USING btree ("latest");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_learning_paths_fk" FOREIGN KEY ("learning_paths_id") REFERENCES "public"."learning_paths"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_learning_paths_id_idx" ON "payload_locked_documents_rels" USING btree ("learning_paths_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "learning_paths_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "learning_paths" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_learning_paths_v_version_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_learning_paths_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "learning_paths_steps" CASCADE;
  DROP TABLE "learning_paths" CASCADE;
  DROP TABLE "_learning_paths_v_version_steps" CASCADE;
  DROP TABLE "_learning_paths_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_learning_paths_fk";
  
  DROP INDEX "payload_locked_documents_rels_learning_paths_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "learning_paths_id";
  DROP TYPE "public"."enum_learning_paths_status";
  DROP TYPE "public"."enum__learning_paths_v_version_status";
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
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "learning_paths_id" integer;
  ALTER TABLE "learning_paths_steps" ADD CONSTRAINT "learning_paths_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."learning_paths"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "learning_paths_steps_order_idx" ON "learning_paths_steps" USING btree ("_order");
  CREATE INDEX "learning_paths_steps_parent_id_idx" ON "learning_paths_steps" USING btree ("_parent_id");
  CREATE INDEX "learning_paths__order_idx" ON "learning_paths" USING btree ("_order");
  CREATE UNIQUE INDEX "learning_paths_key_idx" ON "learning_paths" USING btree ("key");
  CREATE INDEX "learning_paths_url_idx" ON "learning_paths" USING btree ("url");
  CREATE INDEX "learning_paths_updated_at_idx" ON "learning_paths" USING btree ("updated_at");
  CREATE INDEX "learning_paths_created_at_idx" ON "learning_paths" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_learning_paths_fk" FOREIGN KEY ("learning_paths_id") REFERENCES "public"."learning_paths"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_learning_paths_id_idx" ON "payload_locked_documents_rels" USING btree ("learning_paths_id");`)
}
