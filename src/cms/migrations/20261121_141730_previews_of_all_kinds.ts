import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_preview_links_of" ADD VALUE 'webinars';
  ALTER TYPE "public"."enum_preview_links_of" ADD VALUE 'events';
  ALTER TYPE "public"."enum_preview_links_of" ADD VALUE 'white-papers';
  ALTER TYPE "public"."enum_preview_links_of" ADD VALUE 'learning-paths';
  ALTER TYPE "public"."enum_preview_links_of" ADD VALUE 'press-releases';
  ALTER TYPE "public"."enum_preview_links_of" ADD VALUE 'customers';
  ALTER TYPE "public"."enum_preview_links_of" ADD VALUE 'partners';
  ALTER TYPE "public"."enum_preview_links_of" ADD VALUE 'job-openings';
  ALTER TYPE "public"."enum_preview_links_of" ADD VALUE 'docs';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "preview_links" ALTER COLUMN "of" SET DATA TYPE text;
  DROP TYPE "public"."enum_preview_links_of";
  CREATE TYPE "public"."enum_preview_links_of" AS ENUM('pages', 'tutorials', 'posts', 'labs');
  ALTER TABLE "preview_links" ALTER COLUMN "of" SET DATA TYPE "public"."enum_preview_links_of" USING "of"::"public"."enum_preview_links_of";`)
}
