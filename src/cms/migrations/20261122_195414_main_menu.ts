import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_settings_menu_panel_picture" AS ENUM('cluster', 'move', 'console', 'people');
  CREATE TABLE "settings_menu_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL
  );
  
  CREATE TABLE "settings_menu" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"panel_picture" "enum_settings_menu_panel_picture",
  	"panel_text" varchar,
  	"panel_label" varchar,
  	"panel_href" varchar
  );
  
  CREATE TABLE "settings_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"heading" varchar NOT NULL
  );
  
  CREATE TABLE "settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "settings" ADD COLUMN "announcement_text" varchar;
  ALTER TABLE "settings" ADD COLUMN "announcement_href" varchar;
  ALTER TABLE "settings_menu_groups" ADD CONSTRAINT "settings_menu_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings_menu"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_menu" ADD CONSTRAINT "settings_menu_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_footer" ADD CONSTRAINT "settings_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_texts" ADD CONSTRAINT "settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "settings_menu_groups_order_idx" ON "settings_menu_groups" USING btree ("_order");
  CREATE INDEX "settings_menu_groups_parent_id_idx" ON "settings_menu_groups" USING btree ("_parent_id");
  CREATE INDEX "settings_menu_order_idx" ON "settings_menu" USING btree ("_order");
  CREATE INDEX "settings_menu_parent_id_idx" ON "settings_menu" USING btree ("_parent_id");
  CREATE INDEX "settings_footer_order_idx" ON "settings_footer" USING btree ("_order");
  CREATE INDEX "settings_footer_parent_id_idx" ON "settings_footer" USING btree ("_parent_id");
  CREATE INDEX "settings_texts_order_parent" ON "settings_texts" USING btree ("order","parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "settings_menu_groups" CASCADE;
  DROP TABLE "settings_menu" CASCADE;
  DROP TABLE "settings_footer" CASCADE;
  DROP TABLE "settings_texts" CASCADE;
  ALTER TABLE "settings" DROP COLUMN "announcement_text";
  ALTER TABLE "settings" DROP COLUMN "announcement_href";
  DROP TYPE "public"."enum_settings_menu_panel_picture";`)
}
