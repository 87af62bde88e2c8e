import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_instructors_languages" AS ENUM('en', 'de', 'es', 'fr', 'pt', 'ja');
  CREATE TABLE "instructors_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_instructors_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "instructors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"role" varchar NOT NULL,
  	"bio" varchar NOT NULL,
  	"media" varchar,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "instructors_id" integer;
  ALTER TABLE "instructors_languages" ADD CONSTRAINT "instructors_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."instructors"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "instructors_languages_order_idx" ON "instructors_languages" USING btree ("order");
  CREATE INDEX "instructors_languages_parent_idx" ON "instructors_languages" USING btree ("parent_id");
  CREATE INDEX "instructors__order_idx" ON "instructors" USING btree ("_order");
  CREATE UNIQUE INDEX "instructors_key_idx" ON "instructors" USING btree ("key");
  CREATE INDEX "instructors_updated_at_idx" ON "instructors" USING btree ("updated_at");
  CREATE INDEX "instructors_created_at_idx" ON "instructors" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_instructors_fk" FOREIGN KEY ("instructors_id") REFERENCES "public"."instructors"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "training_classes_instructor_idx" ON "training_classes" USING btree ("instructor");
  CREATE INDEX "payload_locked_documents_rels_instructors_id_idx" ON "payload_locked_documents_rels" USING btree ("instructors_id");

  -- Classes had the name of their instructor. Each name becomes an instructor, and the classes refer to its key.
  CREATE TEMPORARY TABLE named_instructors ON COMMIT DROP AS
    SELECT name, sample, slug || CASE WHEN twin > 1 THEN '-' || twin ELSE '' END AS key,
      row_number() OVER (ORDER BY name) AS place
    FROM (
      SELECT name, sample, slug, row_number() OVER (PARTITION BY slug ORDER BY name) AS twin
      FROM (
        SELECT instructor AS name, bool_and(coalesce(sample, false)) AS sample,
          coalesce(nullif(trim(BOTH '-' FROM lower(regexp_replace(instructor, '[^a-zA-Z0-9]+', '-', 'g'))), ''), 'instructor') AS slug
        FROM "training_classes" GROUP BY instructor
      ) AS names
    ) AS slugs;
  -- The keys of the order are those of the admin's lists: a0 to az.
  INSERT INTO "instructors" ("_order", "key", "name", "role", "bio", "sample")
    SELECT CASE WHEN place <= 62 THEN
        'a' || substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', place::integer, 1) END,
      key, name, 'Instructor', 'Teaches our live classes.', sample
    FROM named_instructors;
  INSERT INTO "instructors_languages" ("order", "parent_id", "value")
    SELECT row_number() OVER (PARTITION BY id ORDER BY language), id, language::text::enum_instructors_languages
    FROM (
      SELECT DISTINCT i.id, c.language FROM "training_classes" c
      JOIN named_instructors n ON n.name = c.instructor JOIN "instructors" i ON i.key = n.key
    ) AS taught;
  UPDATE "training_classes" c SET "instructor" = n.key FROM named_instructors n WHERE n.name = c.instructor;
  -- Deferred, because an import removes an instructor before or after the classes change.
  ALTER TABLE "training_classes" ADD CONSTRAINT "training_classes_instructor_fk" FOREIGN KEY ("instructor")
    REFERENCES "instructors" ("key") DEFERRABLE INITIALLY DEFERRED;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "training_classes" DROP CONSTRAINT "training_classes_instructor_fk";
  UPDATE "training_classes" c SET "instructor" = i."name" FROM "instructors" i WHERE i."key" = c."instructor";
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_instructors_fk";
  DROP TABLE "instructors_languages" CASCADE;
  DROP TABLE "instructors" CASCADE;
  DROP INDEX "training_classes_instructor_idx";
  DROP INDEX "payload_locked_documents_rels_instructors_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "instructors_id";
  DROP TYPE "public"."enum_instructors_languages";`)
}
