import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "fact_tasks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page" varchar NOT NULL,
  	"reason" varchar NOT NULL,
  	"form" varchar NOT NULL,
  	"done" boolean DEFAULT false,
  	"update_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "fact_tasks_id" integer;
  ALTER TABLE "fact_tasks" ADD CONSTRAINT "fact_tasks_update_id_fact_updates_id_fk" FOREIGN KEY ("update_id") REFERENCES "public"."fact_updates"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "fact_tasks_update_idx" ON "fact_tasks" USING btree ("update_id");
  CREATE INDEX "fact_tasks_updated_at_idx" ON "fact_tasks" USING btree ("updated_at");
  CREATE INDEX "fact_tasks_created_at_idx" ON "fact_tasks" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_fact_tasks_fk" FOREIGN KEY ("fact_tasks_id") REFERENCES "public"."fact_tasks"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_fact_tasks_id_idx" ON "payload_locked_documents_rels" USING btree ("fact_tasks_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "fact_tasks" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "fact_tasks" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_fact_tasks_fk";
  
  DROP INDEX "payload_locked_documents_rels_fact_tasks_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "fact_tasks_id";`)
}
