import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_mails_kind" AS ENUM('request-confirm', 'confirmation', 'mailbox', 'trial-reminder', 'trial-end', 'class-booked', 'class-offered', 'class-reminder', 'class-left', 'class-changed', 'class-dropped', 'exam-result', 'newsletter-confirm', 'newsletter-known', 'newsletter-issue', 'schedule-refused', 'newsletter-test');
  ALTER TABLE "mails" ADD COLUMN "kind" "enum_mails_kind";`)
  // A Message-ID begins with the ID of its delivery.
  await db.execute(sql`
   UPDATE "mails" SET "kind" = "form_deliveries"."kind"::text::"enum_mails_kind" FROM "form_deliveries"
   WHERE "form_deliveries"."delivery_id" = split_part(substr("mails"."message_id", 2), '@', 1) AND "form_deliveries"."kind"::text NOT IN ('webhook', 'content-published');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mails" DROP COLUMN "kind";
  DROP TYPE "public"."enum_mails_kind";`)
}
