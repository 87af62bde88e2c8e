import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_roles" AS ENUM('administrator', 'editor', 'author', 'reviewer', 'sales');
  CREATE TYPE "public"."enum_editor_sessions_kind" AS ENUM('session', 'one-time');
  CREATE TABLE "saved_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"saved_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "editor_sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"kind" "enum_editor_sessions_kind" NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"id_token" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "users_sessions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "users_sessions" CASCADE;
  DROP INDEX "users_email_idx";
  ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;
  -- Whoever had a password here stays as the author of what they wrote, and signs in at the provider as somebody new.
  ALTER TABLE "users" ADD COLUMN "subject" varchar;
  UPDATE "users" SET "subject" = 'former:' || "id";
  ALTER TABLE "users" ALTER COLUMN "subject" SET NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "saved_pages_id" integer;
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "editor_sessions" ADD CONSTRAINT "editor_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "saved_pages_subject_idx" ON "saved_pages" USING btree ("subject");
  CREATE INDEX "saved_pages_saved_at_idx" ON "saved_pages" USING btree ("saved_at");
  CREATE INDEX "saved_pages_updated_at_idx" ON "saved_pages" USING btree ("updated_at");
  CREATE INDEX "saved_pages_created_at_idx" ON "saved_pages" USING btree ("created_at");
  CREATE UNIQUE INDEX "subject_url_idx" ON "saved_pages" USING btree ("subject","url");
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE INDEX "editor_sessions_user_idx" ON "editor_sessions" USING btree ("user_id");
  CREATE UNIQUE INDEX "editor_sessions_token_hash_idx" ON "editor_sessions" USING btree ("token_hash");
  CREATE INDEX "editor_sessions_expires_at_idx" ON "editor_sessions" USING btree ("expires_at");
  CREATE INDEX "editor_sessions_updated_at_idx" ON "editor_sessions" USING btree ("updated_at");
  CREATE INDEX "editor_sessions_created_at_idx" ON "editor_sessions" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_saved_pages_fk" FOREIGN KEY ("saved_pages_id") REFERENCES "public"."saved_pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "users_subject_idx" ON "users" USING btree ("subject");
  CREATE INDEX "payload_locked_documents_rels_saved_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("saved_pages_id");
  ALTER TABLE "users" DROP COLUMN "reset_password_token";
  ALTER TABLE "users" DROP COLUMN "reset_password_expiration";
  ALTER TABLE "users" DROP COLUMN "salt";
  ALTER TABLE "users" DROP COLUMN "hash";
  ALTER TABLE "users" DROP COLUMN "reset_password_requested_at";
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "saved_pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "users_roles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "editor_sessions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "saved_pages" CASCADE;
  DROP TABLE "users_roles" CASCADE;
  DROP TABLE "editor_sessions" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_saved_pages_fk";
  
  DROP INDEX "users_subject_idx";
  DROP INDEX "payload_locked_documents_rels_saved_pages_id_idx";
  -- Former versions of the site need an address for everybody, and each only once.
  UPDATE "users" SET "email" = 'user-' || "id" || '@invalid.example' WHERE "email" IS NULL OR EXISTS (SELECT FROM "users" other WHERE other."email" = "users"."email" AND other."id" < "users"."id");
  ALTER TABLE "users" ALTER COLUMN "email" SET NOT NULL;
  ALTER TABLE "users" ADD COLUMN "reset_password_token" varchar;
  ALTER TABLE "users" ADD COLUMN "reset_password_expiration" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "salt" varchar;
  ALTER TABLE "users" ADD COLUMN "hash" varchar;
  ALTER TABLE "users" ADD COLUMN "reset_password_requested_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  ALTER TABLE "users" DROP COLUMN "subject";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "saved_pages_id";
  DROP TYPE "public"."enum_users_roles";
  DROP TYPE "public"."enum_editor_sessions_kind";`)
}
