import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_exam_questions_level" AS ENUM('associate', 'professional');
  CREATE TYPE "public"."enum_exam_questions_topic" AS ENUM('sql', 'transactions', 'indexes', 'roles', 'backup', 'replication', 'maintenance', 'configuration');
  CREATE TYPE "public"."enum_exam_questions_use" AS ENUM('exam', 'sample', 'retired');
  CREATE TYPE "public"."enum_exam_attempts_level" AS ENUM('associate', 'professional');
  CREATE TYPE "public"."enum_exam_attempts_state" AS ENUM('running', 'handed-in', 'timed-out');
  CREATE TYPE "public"."enum_certificates_level" AS ENUM('associate', 'professional');
  ALTER TYPE "public"."enum_audit_events_operation" ADD VALUE 'exam-changed' BEFORE 'scheduled';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'tend-exams' BEFORE 'refresh-facts';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'tend-exams' BEFORE 'refresh-facts';
  CREATE TABLE "exam_questions_options" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"correct" boolean DEFAULT false
  );
  
  CREATE TABLE "exam_questions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"level" "enum_exam_questions_level" NOT NULL,
  	"topic" "enum_exam_questions_topic" NOT NULL,
  	"use" "enum_exam_questions_use" DEFAULT 'exam' NOT NULL,
  	"text" varchar NOT NULL,
  	"explanation" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "exam_attempts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"level" "enum_exam_attempts_level" NOT NULL,
  	"state" "enum_exam_attempts_state" NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"extra_minutes" numeric DEFAULT 0 NOT NULL,
  	"started_at" timestamp(3) with time zone NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"ended_at" timestamp(3) with time zone,
  	"score" numeric,
  	"total" numeric NOT NULL,
  	"passed" boolean,
  	"topics" jsonb,
  	"key_hash" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "exam_accommodations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"extra_minutes" numeric DEFAULT 30 NOT NULL,
  	"until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "certificates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL,
  	"level" "enum_certificates_level" NOT NULL,
  	"name" varchar NOT NULL,
  	"show_name" boolean DEFAULT true NOT NULL,
  	"version" varchar NOT NULL,
  	"issued_at" timestamp(3) with time zone NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"revoked" boolean DEFAULT false NOT NULL,
  	"revocation_reason" varchar,
  	"attempt_id" integer,
  	"subject" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "exam_questions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "exam_attempts_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "exam_accommodations_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "certificates_id" integer;
  ALTER TABLE "exam_questions_options" ADD CONSTRAINT "exam_questions_options_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."exam_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_attempt_id_exam_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."exam_attempts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "exam_questions_options_order_idx" ON "exam_questions_options" USING btree ("_order");
  CREATE INDEX "exam_questions_options_parent_id_idx" ON "exam_questions_options" USING btree ("_parent_id");
  CREATE INDEX "exam_questions__order_idx" ON "exam_questions" USING btree ("_order");
  CREATE UNIQUE INDEX "exam_questions_key_idx" ON "exam_questions" USING btree ("key");
  CREATE INDEX "exam_questions_level_idx" ON "exam_questions" USING btree ("level");
  CREATE INDEX "exam_questions_topic_idx" ON "exam_questions" USING btree ("topic");
  CREATE INDEX "exam_questions_updated_at_idx" ON "exam_questions" USING btree ("updated_at");
  CREATE INDEX "exam_questions_created_at_idx" ON "exam_questions" USING btree ("created_at");
  CREATE INDEX "exam_attempts_ends_at_idx" ON "exam_attempts" USING btree ("ends_at");
  CREATE UNIQUE INDEX "exam_attempts_key_hash_idx" ON "exam_attempts" USING btree ("key_hash");
  CREATE INDEX "exam_attempts_subject_idx" ON "exam_attempts" USING btree ("subject");
  CREATE INDEX "exam_attempts_updated_at_idx" ON "exam_attempts" USING btree ("updated_at");
  CREATE INDEX "exam_attempts_created_at_idx" ON "exam_attempts" USING btree ("created_at");
  CREATE INDEX "level_state_idx" ON "exam_attempts" USING btree ("level","state");
  CREATE UNIQUE INDEX "exam_accommodations_email_idx" ON "exam_accommodations" USING btree ("email");
  CREATE INDEX "exam_accommodations_updated_at_idx" ON "exam_accommodations" USING btree ("updated_at");
  CREATE INDEX "exam_accommodations_created_at_idx" ON "exam_accommodations" USING btree ("created_at");
  CREATE UNIQUE INDEX "certificates_number_idx" ON "certificates" USING btree ("number");
  CREATE INDEX "certificates_attempt_idx" ON "certificates" USING btree ("attempt_id");
  CREATE INDEX "certificates_subject_idx" ON "certificates" USING btree ("subject");
  CREATE INDEX "certificates_updated_at_idx" ON "certificates" USING btree ("updated_at");
  CREATE INDEX "certificates_created_at_idx" ON "certificates" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_exam_questions_fk" FOREIGN KEY ("exam_questions_id") REFERENCES "public"."exam_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_exam_attempts_fk" FOREIGN KEY ("exam_attempts_id") REFERENCES "public"."exam_attempts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_exam_accommodations_fk" FOREIGN KEY ("exam_accommodations_id") REFERENCES "public"."exam_accommodations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_certificates_fk" FOREIGN KEY ("certificates_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_exam_questions_id_idx" ON "payload_locked_documents_rels" USING btree ("exam_questions_id");
  CREATE INDEX "payload_locked_documents_rels_exam_attempts_id_idx" ON "payload_locked_documents_rels" USING btree ("exam_attempts_id");
  CREATE INDEX "payload_locked_documents_rels_exam_accommodations_id_idx" ON "payload_locked_documents_rels" USING btree ("exam_accommodations_id");
  CREATE INDEX "payload_locked_documents_rels_certificates_id_idx" ON "payload_locked_documents_rels" USING btree ("certificates_id");
  -- The questions of an attempt, as they were when they were drawn, with the answers. Only the server reads them.
  CREATE TABLE "exam_answers" (
  	"attempt_id" integer NOT NULL REFERENCES "exam_attempts" ("id") ON DELETE cascade,
  	"position" integer NOT NULL,
  	"question_key" varchar NOT NULL,
  	"topic" varchar NOT NULL,
  	"question" jsonb NOT NULL,
  	"choice" integer[] NOT NULL DEFAULT '{}',
  	"flagged" boolean NOT NULL DEFAULT false,
  	"revision" integer NOT NULL DEFAULT 0,
  	"saved_at" timestamp with time zone,
  	"correct" boolean,
  	PRIMARY KEY ("attempt_id", "position")
  );
  CREATE INDEX "exam_answers_question_idx" ON "exam_answers" ("question_key");
  CREATE TABLE "credential_keys" (
  	"kid" varchar PRIMARY KEY,
  	"public_jwk" jsonb NOT NULL,
  	"private_jwe" varchar NOT NULL,
  	"created_at" timestamp with time zone NOT NULL DEFAULT now()
  );
  -- A person takes one exam at a time, however many tabs start one.
  CREATE UNIQUE INDEX "exam_attempts_one_running" ON "exam_attempts" ("subject") WHERE "state" = 'running';
  ALTER TABLE "exam_attempts"
    ADD CONSTRAINT "exam_attempts_result_by_state" CHECK (("state" = 'running') = ("ended_at" IS NULL)
      AND ("state" = 'running') = ("score" IS NULL) AND ("state" = 'running') = ("passed" IS NULL));
  CREATE UNIQUE INDEX "certificates_one_per_attempt" ON "certificates" ("attempt_id");
  -- The end follows from the beginning, so that it can't be set to anything else.
  CREATE FUNCTION set_exam_end() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.ends_at := NEW.started_at + make_interval(mins => 60 + NEW.extra_minutes::integer);
    RETURN NEW;
  END $$;
  CREATE TRIGGER set_exam_end BEFORE INSERT OR UPDATE ON "exam_attempts" FOR EACH ROW EXECUTE FUNCTION set_exam_end();
  CREATE FUNCTION record_exam_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      IF OLD.state = NEW.state THEN RETURN NULL; END IF;
    END IF;
    INSERT INTO audit_events (name, operation, kind, entry, note, updated_at, created_at)
    VALUES ('Site', 'exam-changed', 'exam-attempts', NEW.id::text,
      NEW.level || ': ' || NEW.state || coalesce(', ' || NEW.score || ' of ' || NEW.total, ''), now(), now());
    RETURN NULL;
  END $$;
  CREATE TRIGGER record_exam_change AFTER INSERT OR UPDATE ON "exam_attempts"
    FOR EACH ROW EXECUTE FUNCTION record_exam_change();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "exam_answers";
  DROP TABLE "credential_keys";
  DELETE FROM "audit_events" WHERE "operation" = 'exam-changed';
  DELETE FROM "payload_jobs_log" WHERE "task_slug" = 'tend-exams';
  DELETE FROM "payload_jobs" WHERE "task_slug" = 'tend-exams';
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_exam_questions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_exam_attempts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_exam_accommodations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_certificates_fk";
  
  ALTER TABLE "audit_events" ALTER COLUMN "operation" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_events_operation";
  CREATE TYPE "public"."enum_audit_events_operation" AS ENUM('created', 'changed', 'review-asked', 'approved', 'sent-back', 'published', 'taken-down', 'restored', 'deleted', 'end-moved', 'booking-changed', 'scheduled', 'schedule-removed', 'schedule-failed');
  ALTER TABLE "audit_events" ALTER COLUMN "operation" SET DATA TYPE "public"."enum_audit_events_operation" USING "operation"::"public"."enum_audit_events_operation";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'remove-failed-jobs', 'remove-old-audit-events', 'deliver-forms', 'check-links', 'tend-class-bookings', 'refresh-facts', 'sweep-media', 'delete-expired-entries', 'write-about-trials', 'send-newsletters', 'refresh-search-dictionary', 'push-search-index', 'announce-content', 'pull-content', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'remove-failed-jobs', 'remove-old-audit-events', 'deliver-forms', 'check-links', 'tend-class-bookings', 'refresh-facts', 'sweep-media', 'delete-expired-entries', 'write-about-trials', 'send-newsletters', 'refresh-search-dictionary', 'push-search-index', 'announce-content', 'pull-content', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_exam_questions_id_idx";
  DROP INDEX "payload_locked_documents_rels_exam_attempts_id_idx";
  DROP INDEX "payload_locked_documents_rels_exam_accommodations_id_idx";
  DROP INDEX "payload_locked_documents_rels_certificates_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "exam_questions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "exam_attempts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "exam_accommodations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "certificates_id";
  DROP TABLE "exam_questions_options";
  DROP TABLE "exam_questions";
  DROP TABLE "exam_accommodations";
  DROP TABLE "certificates";
  DROP TABLE "exam_attempts";
  DROP FUNCTION set_exam_end();
  DROP FUNCTION record_exam_change();
  DROP TYPE "public"."enum_exam_questions_level";
  DROP TYPE "public"."enum_exam_questions_topic";
  DROP TYPE "public"."enum_exam_questions_use";
  DROP TYPE "public"."enum_exam_attempts_level";
  DROP TYPE "public"."enum_exam_attempts_state";
  DROP TYPE "public"."enum_certificates_level";`)
}
