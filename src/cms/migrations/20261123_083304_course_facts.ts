import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_courses_languages" AS ENUM('en', 'de', 'es', 'fr', 'pt', 'ja');
  ALTER TYPE "public"."enum_courses_formats" ADD VALUE 'private' BEFORE 'self-paced';
  CREATE TABLE "courses_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_courses_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "courses_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "courses_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  ALTER TABLE "courses" ADD COLUMN "lab" varchar;
  ALTER TABLE "courses_languages" ADD CONSTRAINT "courses_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_texts" ADD CONSTRAINT "courses_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "courses_numbers" ADD CONSTRAINT "courses_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "courses_languages_order_idx" ON "courses_languages" USING btree ("order");
  CREATE INDEX "courses_languages_parent_idx" ON "courses_languages" USING btree ("parent_id");
  CREATE INDEX "courses_texts_order_parent" ON "courses_texts" USING btree ("order","parent_id");
  CREATE INDEX "courses_numbers_order_parent_idx" ON "courses_numbers" USING btree ("order","parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "courses_languages" CASCADE;
  DROP TABLE "courses_texts" CASCADE;
  DROP TABLE "courses_numbers" CASCADE;
  ALTER TABLE "courses_formats" ALTER COLUMN "value" SET DATA TYPE text;
  DELETE FROM "courses_formats" WHERE "value" = 'private';
  DROP TYPE "public"."enum_courses_formats";
  CREATE TYPE "public"."enum_courses_formats" AS ENUM('live', 'self-paced');
  ALTER TABLE "courses_formats" ALTER COLUMN "value" SET DATA TYPE "public"."enum_courses_formats" USING "value"::"public"."enum_courses_formats";
  ALTER TABLE "courses" DROP COLUMN "lab";
  DROP TYPE "public"."enum_courses_languages";`)
}
