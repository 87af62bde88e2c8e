import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** A form's field can name the entry of the page that people come from. The two forms for registration do. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE "public"."enum_forms_fields_subject" AS ENUM('webinars', 'events', 'job-openings');
    ALTER TABLE "forms_fields" ADD COLUMN "subject" "enum_forms_fields_subject";
    UPDATE "forms_fields" SET "subject" = 'webinars' FROM "forms"
      WHERE "forms"."id" = "_parent_id" AND "forms"."key" = 'webinar-registration' AND "forms_fields"."name" = 'webinar';
    UPDATE "forms_fields" SET "subject" = 'events' FROM "forms"
      WHERE "forms"."id" = "_parent_id" AND "forms"."key" = 'event-registration' AND "forms_fields"."name" = 'event';
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "forms_fields" DROP COLUMN "subject";
    DROP TYPE "public"."enum_forms_fields_subject";
  `);
}
