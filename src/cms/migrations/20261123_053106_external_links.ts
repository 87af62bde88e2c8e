import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "external_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar NOT NULL,
  	"page" varchar NOT NULL,
  	"pages" numeric NOT NULL,
  	"checked_at" timestamp(3) with time zone,
  	"problem" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "external_links_id" integer;
  CREATE UNIQUE INDEX "external_links_link_idx" ON "external_links" USING btree ("link");
  CREATE INDEX "external_links_updated_at_idx" ON "external_links" USING btree ("updated_at");
  CREATE INDEX "external_links_created_at_idx" ON "external_links" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_external_links_fk" FOREIGN KEY ("external_links_id") REFERENCES "public"."external_links"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_external_links_id_idx" ON "payload_locked_documents_rels" USING btree ("external_links_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "external_links" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "external_links" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_external_links_fk";
  
  DROP INDEX "payload_locked_documents_rels_external_links_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "external_links_id";`)
}
