import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TYPE "public"."enum_installations_steps_language" ADD VALUE 'powershell' BEFORE 'yaml';`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "installations_steps" ALTER COLUMN "language" SET DATA TYPE text;
  UPDATE "installations_steps" SET "language" = 'text' WHERE "language" = 'powershell';
  DROP TYPE "public"."enum_installations_steps_language";
  CREATE TYPE "public"."enum_installations_steps_language" AS ENUM('sql', 'psql', 'bash', 'yaml', 'json', 'ini', 'java', 'python', 'text');
  ALTER TABLE "installations_steps" ALTER COLUMN "language" SET DATA TYPE "public"."enum_installations_steps_language" USING "language"::"public"."enum_installations_steps_language";`);
}
