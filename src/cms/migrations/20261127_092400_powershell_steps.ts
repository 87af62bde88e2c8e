import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/*
 * In a migration of its own, because Postgres doesn't allow a new value of an enum in the transaction that adds it. The earlier
 * version shows these steps as PowerShell, whatever their language is.
 */

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "installations_steps" SET "language" = 'powershell'
   FROM "installations"
   WHERE "installations"."id" = "installations_steps"."_parent_id" AND "installations"."family" = 'windows'
     AND "installations_steps"."language" = 'text';`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`UPDATE "installations_steps" SET "language" = 'text' WHERE "language" = 'powershell';`);
}
