import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Adds platforms and files to download; the chooser takes the place of the list of commands. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_platforms_offers_architectures" AS ENUM('x86-64', 'arm64', 'ppc64le', 's390x');
  CREATE TYPE "public"."enum_platforms_offers_product" AS ENUM('postgresql', 'advanced-server', 'distributed');
  CREATE TYPE "public"."enum_platforms_family" AS ENUM('linux', 'macos', 'windows', 'container', 'kubernetes', 'source');
  CREATE TYPE "public"."enum_installations_product" AS ENUM('postgresql', 'advanced-server', 'distributed');
  CREATE TYPE "public"."enum_installations_package_manager" AS ENUM('apt', 'dnf', 'zypper');
  CREATE TYPE "public"."enum_download_files_product" AS ENUM('postgresql', 'advanced-server', 'distributed');
  CREATE TYPE "public"."enum_download_files_architecture" AS ENUM('x86-64', 'arm64', 'ppc64le', 's390x');
  CREATE TYPE "public"."enum_download_files_kind" AS ENUM('installer', 'archive');
  ALTER TYPE "public"."enum_installations_family" ADD VALUE 'source';
  ALTER TYPE "public"."enum_installations_offers" ADD VALUE 'source';
  CREATE TABLE "platforms_offers_architectures" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_platforms_offers_architectures",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "platforms_offers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"product" "enum_platforms_offers_product" NOT NULL,
  	"repository" varchar NOT NULL,
  	"installation" varchar,
  	"majors" varchar,
  	"source_url" varchar NOT NULL,
  	"checked" varchar NOT NULL,
  	"note" varchar
  );
  
  CREATE TABLE "platforms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"family" "enum_platforms_family" NOT NULL,
  	"support_ends" varchar,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "download_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"product" "enum_download_files_product" NOT NULL,
  	"major" numeric NOT NULL,
  	"release" varchar NOT NULL,
  	"platform" varchar NOT NULL,
  	"architecture" "enum_download_files_architecture" NOT NULL,
  	"kind" "enum_download_files_kind" NOT NULL,
  	"url" varchar NOT NULL,
  	"sha256" varchar,
  	"built" varchar,
  	"source_url" varchar NOT NULL,
  	"checked" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "installations_steps" ADD COLUMN "platforms" varchar;
  ALTER TABLE "installations" ADD COLUMN "product" "enum_installations_product" DEFAULT 'postgresql' NOT NULL;
  ALTER TABLE "installations" ADD COLUMN "package_manager" "enum_installations_package_manager";
  ALTER TABLE "installations" ADD COLUMN "package" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "platforms_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "download_files_id" integer;
  ALTER TABLE "platforms_offers_architectures" ADD CONSTRAINT "platforms_offers_architectures_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."platforms_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "platforms_offers" ADD CONSTRAINT "platforms_offers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."platforms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "platforms_offers_architectures_order_idx" ON "platforms_offers_architectures" USING btree ("order");
  CREATE INDEX "platforms_offers_architectures_parent_idx" ON "platforms_offers_architectures" USING btree ("parent_id");
  CREATE INDEX "platforms_offers_order_idx" ON "platforms_offers" USING btree ("_order");
  CREATE INDEX "platforms_offers_parent_id_idx" ON "platforms_offers" USING btree ("_parent_id");
  CREATE INDEX "platforms__order_idx" ON "platforms" USING btree ("_order");
  CREATE UNIQUE INDEX "platforms_key_idx" ON "platforms" USING btree ("key");
  CREATE INDEX "platforms_updated_at_idx" ON "platforms" USING btree ("updated_at");
  CREATE INDEX "platforms_created_at_idx" ON "platforms" USING btree ("created_at");
  CREATE INDEX "download_files__order_idx" ON "download_files" USING btree ("_order");
  CREATE UNIQUE INDEX "download_files_key_idx" ON "download_files" USING btree ("key");
  CREATE INDEX "download_files_updated_at_idx" ON "download_files" USING btree ("updated_at");
  CREATE INDEX "download_files_created_at_idx" ON "download_files" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_platforms_fk" FOREIGN KEY ("platforms_id") REFERENCES "public"."platforms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_download_files_fk" FOREIGN KEY ("download_files_id") REFERENCES "public"."download_files"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_platforms_id_idx" ON "payload_locked_documents_rels" USING btree ("platforms_id");
  CREATE INDEX "payload_locked_documents_rels_download_files_id_idx" ON "payload_locked_documents_rels" USING btree ("download_files_id");`)
  await renameSlot(db, 'installation-commands', 'download-chooser');
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await renameSlot(db, 'download-chooser', 'installation-commands');
  await db.execute(sql`DELETE FROM installations WHERE family = 'source' OR offers = 'source' OR product <> 'postgresql'`);
  await db.execute(sql`
   ALTER TABLE "platforms_offers_architectures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "platforms_offers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "platforms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "download_files" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "platforms_offers_architectures" CASCADE;
  DROP TABLE "platforms_offers" CASCADE;
  DROP TABLE "platforms" CASCADE;
  DROP TABLE "download_files" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_platforms_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_download_files_fk";
  
  ALTER TABLE "installations" ALTER COLUMN "family" SET DATA TYPE text;
  DROP TYPE "public"."enum_installations_family";
  CREATE TYPE "public"."enum_installations_family" AS ENUM('linux', 'macos', 'windows', 'container', 'kubernetes');
  ALTER TABLE "installations" ALTER COLUMN "family" SET DATA TYPE "public"."enum_installations_family" USING "family"::"public"."enum_installations_family";
  ALTER TABLE "installations" ALTER COLUMN "offers" SET DATA TYPE text;
  DROP TYPE "public"."enum_installations_offers";
  CREATE TYPE "public"."enum_installations_offers" AS ENUM('packages', 'installer', 'archive', 'container-image');
  ALTER TABLE "installations" ALTER COLUMN "offers" SET DATA TYPE "public"."enum_installations_offers" USING "offers"::"public"."enum_installations_offers";
  DROP INDEX "payload_locked_documents_rels_platforms_id_idx";
  DROP INDEX "payload_locked_documents_rels_download_files_id_idx";
  ALTER TABLE "installations_steps" DROP COLUMN "platforms";
  ALTER TABLE "installations" DROP COLUMN "product";
  ALTER TABLE "installations" DROP COLUMN "package_manager";
  ALTER TABLE "installations" DROP COLUMN "package";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "platforms_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "download_files_id";
  DROP TYPE "public"."enum_platforms_offers_architectures";
  DROP TYPE "public"."enum_platforms_offers_product";
  DROP TYPE "public"."enum_platforms_family";
  DROP TYPE "public"."enum_installations_product";
  DROP TYPE "public"."enum_installations_package_manager";
  DROP TYPE "public"."enum_download_files_product";
  DROP TYPE "public"."enum_download_files_architecture";
  DROP TYPE "public"."enum_download_files_kind";`)
}

/** Renames a slot where pages and their versions place it. */
async function renameSlot(db: MigrateUpArgs['db'], from: string, to: string): Promise<void> {
  for (const [table, column] of [
    ['pages', 'layout'],
    ['_pages_v', 'version_layout'],
  ])
    await db.execute(
      sql.raw(`
        UPDATE ${table} SET ${column} = (
          SELECT jsonb_agg(
            CASE WHEN block->>'feature' = '${from}' THEN block || jsonb_build_object('feature', '${to}') ELSE block END
            ORDER BY position)
          FROM jsonb_array_elements(${column}) WITH ORDINALITY AS elements(block, position))
        WHERE ${column} @> '[{"feature": "${from}"}]'::jsonb;
      `),
    );
}
