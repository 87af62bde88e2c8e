import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_form_deliveries_kind" ADD VALUE 'class-dropped' BEFORE 'exam-result';
  ALTER TABLE "training_classes" ADD COLUMN "canceled" boolean DEFAULT false;
  -- Days that a class no longer has, so that the mail about them can remove them from calendars (src/modules/training).
  CREATE TABLE "class_dropped_days" (
  	"class_id" integer NOT NULL REFERENCES "training_classes" ("id") ON DELETE cascade,
  	"number" integer NOT NULL,
  	"begins" varchar NOT NULL,
  	"ends" varchar NOT NULL,
  	"zone" varchar NOT NULL,
  	PRIMARY KEY ("class_id", "number")
  );`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "class_dropped_days";
  DELETE FROM "form_deliveries" WHERE "kind" = 'class-dropped';
  ALTER TABLE "form_deliveries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_form_deliveries_kind";
  CREATE TYPE "public"."enum_form_deliveries_kind" AS ENUM('request-confirm', 'confirmation', 'mailbox', 'webhook', 'trial-reminder', 'trial-end', 'class-booked', 'class-offered', 'class-reminder', 'class-left', 'class-changed', 'exam-result', 'newsletter-confirm', 'newsletter-known', 'newsletter-issue', 'content-published');
  ALTER TABLE "form_deliveries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_form_deliveries_kind" USING "kind"::"public"."enum_form_deliveries_kind";
  ALTER TABLE "training_classes" DROP COLUMN "canceled";`)
}
