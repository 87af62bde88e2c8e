import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_postgres_versions_changes_kind" AS ENUM('operator', 'developer', 'incompatibility', 'setting');
  CREATE TABLE "postgres_versions_changes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_postgres_versions_changes_kind" NOT NULL,
  	"text" varchar NOT NULL
  );
  
  ALTER TABLE "postgres_versions_changes" ADD CONSTRAINT "postgres_versions_changes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."postgres_versions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "postgres_versions_changes_order_idx" ON "postgres_versions_changes" USING btree ("_order");
  CREATE INDEX "postgres_versions_changes_parent_id_idx" ON "postgres_versions_changes" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "postgres_versions_changes" CASCADE;
  DROP TYPE "public"."enum_postgres_versions_changes_kind";`)
}
