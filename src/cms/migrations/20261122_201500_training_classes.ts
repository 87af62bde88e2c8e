import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_training_classes_language" AS ENUM('en', 'de', 'es', 'fr', 'pt', 'ja');
  CREATE TYPE "public"."enum_training_classes_region" AS ENUM('north-america', 'latin-america', 'europe', 'middle-east-africa', 'asia-pacific');
  CREATE TYPE "public"."enum_training_classes_delivery" AS ENUM('online', 'on-site');
  CREATE TYPE "public"."enum_class_bookings_state" AS ENUM('held', 'booked', 'waiting', 'offered', 'canceled', 'moved', 'lapsed');
  CREATE TYPE "public"."enum_class_bookings_attendance" AS ENUM('present', 'partly', 'absent');
  CREATE TYPE "public"."enum_class_bookings_changed_by" AS ENUM('Visitor', 'Site');
  ALTER TYPE "public"."enum_audit_events_operation" ADD VALUE 'booking-changed' BEFORE 'scheduled';
  ALTER TYPE "public"."enum_form_deliveries_kind" ADD VALUE 'class-booked' BEFORE 'newsletter-confirm';
  ALTER TYPE "public"."enum_form_deliveries_kind" ADD VALUE 'class-offered' BEFORE 'newsletter-confirm';
  ALTER TYPE "public"."enum_form_deliveries_kind" ADD VALUE 'class-reminder' BEFORE 'newsletter-confirm';
  ALTER TYPE "public"."enum_form_deliveries_kind" ADD VALUE 'class-left' BEFORE 'newsletter-confirm';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'tend-class-bookings' BEFORE 'sweep-media';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'tend-class-bookings' BEFORE 'sweep-media';
  CREATE TABLE "training_classes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"key" varchar NOT NULL,
  	"course" varchar NOT NULL,
  	"start" varchar NOT NULL,
  	"end" varchar NOT NULL,
  	"zone" varchar NOT NULL,
  	"language" "enum_training_classes_language" NOT NULL,
  	"region" "enum_training_classes_region" NOT NULL,
  	"delivery" "enum_training_classes_delivery" NOT NULL,
  	"city" varchar,
  	"instructor" varchar NOT NULL,
  	"seats" numeric NOT NULL,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "class_bookings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"class_id" integer NOT NULL,
  	"state" "enum_class_bookings_state" NOT NULL,
  	"seat" numeric,
  	"name" varchar,
  	"email" varchar,
  	"note" varchar,
  	"attendance" "enum_class_bookings_attendance",
  	"seat_until" timestamp(3) with time zone,
  	"waiting_since" timestamp(3) with time zone,
  	"booked_at" timestamp(3) with time zone,
  	"changed_by" "enum_class_bookings_changed_by" NOT NULL,
  	"subject" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "form_deliveries" ADD COLUMN "booking_id" integer;
  ALTER TABLE "mails" ADD COLUMN "calendar" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "training_classes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "class_bookings_id" integer;
  ALTER TABLE "class_bookings" ADD CONSTRAINT "class_bookings_class_id_training_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."training_classes"("id") ON DELETE restrict ON UPDATE no action;
  CREATE INDEX "training_classes__order_idx" ON "training_classes" USING btree ("_order");
  CREATE UNIQUE INDEX "training_classes_key_idx" ON "training_classes" USING btree ("key");
  CREATE INDEX "training_classes_course_idx" ON "training_classes" USING btree ("course");
  CREATE INDEX "training_classes_start_idx" ON "training_classes" USING btree ("start");
  CREATE INDEX "training_classes_end_idx" ON "training_classes" USING btree ("end");
  CREATE INDEX "training_classes_updated_at_idx" ON "training_classes" USING btree ("updated_at");
  CREATE INDEX "training_classes_created_at_idx" ON "training_classes" USING btree ("created_at");
  CREATE INDEX "class_bookings_class_idx" ON "class_bookings" USING btree ("class_id");
  CREATE INDEX "class_bookings_seat_until_idx" ON "class_bookings" USING btree ("seat_until");
  CREATE INDEX "class_bookings_subject_idx" ON "class_bookings" USING btree ("subject");
  CREATE INDEX "class_bookings_updated_at_idx" ON "class_bookings" USING btree ("updated_at");
  CREATE INDEX "class_bookings_created_at_idx" ON "class_bookings" USING btree ("created_at");
  CREATE UNIQUE INDEX "class_seat_idx" ON "class_bookings" USING btree ("class_id","seat");
  CREATE INDEX "class_state_idx" ON "class_bookings" USING btree ("class_id","state");
  ALTER TABLE "form_deliveries" ADD CONSTRAINT "form_deliveries_booking_id_class_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."class_bookings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_training_classes_fk" FOREIGN KEY ("training_classes_id") REFERENCES "public"."training_classes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_class_bookings_fk" FOREIGN KEY ("class_bookings_id") REFERENCES "public"."class_bookings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "form_deliveries_booking_idx" ON "form_deliveries" USING btree ("booking_id");
  CREATE INDEX "payload_locked_documents_rels_training_classes_id_idx" ON "payload_locked_documents_rels" USING btree ("training_classes_id");
  CREATE INDEX "payload_locked_documents_rels_class_bookings_id_idx" ON "payload_locked_documents_rels" USING btree ("class_bookings_id");
  -- A seat is a row, so that a booking can name only one that exists, and only one that nobody else has.
  CREATE TABLE "class_seats" (
  	"class_id" integer NOT NULL REFERENCES "training_classes" ("id") ON DELETE cascade,
  	"number" numeric NOT NULL,
  	PRIMARY KEY ("class_id", "number")
  );
  CREATE FUNCTION set_class_seats() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM class_seats WHERE class_id = NEW.id AND number > NEW.seats;
    INSERT INTO class_seats (class_id, number) SELECT NEW.id, generate_series(1, NEW.seats::integer) ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$;
  CREATE TRIGGER set_class_seats AFTER INSERT OR UPDATE OF "seats" ON "training_classes"
    FOR EACH ROW EXECUTE FUNCTION set_class_seats();
  ALTER TABLE "class_bookings"
    ADD CONSTRAINT "class_bookings_seat_fk" FOREIGN KEY ("class_id", "seat") REFERENCES "class_seats" ("class_id", "number"),
    ADD CONSTRAINT "class_bookings_seat_by_state" CHECK (("seat" IS NOT NULL) = ("state" IN ('held', 'offered', 'booked'))),
    ADD CONSTRAINT "class_bookings_until_by_state" CHECK (("seat_until" IS NOT NULL) = ("state" IN ('held', 'offered'))),
    ADD CONSTRAINT "class_bookings_waiting_since" CHECK ("state" <> 'waiting' OR "waiting_since" IS NOT NULL),
    ADD CONSTRAINT "class_bookings_attendee" CHECK ("state" <> 'booked' OR ("name" IS NOT NULL AND "email" IS NOT NULL));
  CREATE UNIQUE INDEX "class_bookings_one_per_person" ON "class_bookings" ("class_id", "subject")
    WHERE "state" IN ('held', 'offered', 'booked', 'waiting');
  CREATE FUNCTION record_booking_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      IF OLD.state = NEW.state AND OLD.seat IS NOT DISTINCT FROM NEW.seat THEN RETURN NULL; END IF;
    END IF;
    INSERT INTO audit_events (name, operation, kind, entry, note, updated_at, created_at)
    VALUES (NEW.changed_by::text, 'booking-changed', 'class-bookings', NEW.id::text,
      'Class ' || NEW.class_id || ': ' || CASE WHEN TG_OP = 'UPDATE' THEN OLD.state::text || ' to ' ELSE '' END || NEW.state::text
        || coalesce(', seat ' || NEW.seat, ''),
      now(), now());
    RETURN NULL;
  END $$;
  CREATE TRIGGER record_booking_change AFTER INSERT OR UPDATE ON "class_bookings"
    FOR EACH ROW EXECUTE FUNCTION record_booking_change();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "form_deliveries" DROP CONSTRAINT "form_deliveries_booking_id_class_bookings_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_training_classes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_class_bookings_fk";
  
  DELETE FROM "audit_events" WHERE "operation" = 'booking-changed';
  DELETE FROM "form_deliveries" WHERE "booking_id" IS NOT NULL OR "kind"::text LIKE 'class-%';
  DELETE FROM "payload_jobs_log" WHERE "task_slug" = 'tend-class-bookings';
  DELETE FROM "payload_jobs" WHERE "task_slug" = 'tend-class-bookings';
  ALTER TABLE "audit_events" ALTER COLUMN "operation" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_events_operation";
  CREATE TYPE "public"."enum_audit_events_operation" AS ENUM('created', 'changed', 'review-asked', 'approved', 'sent-back', 'published', 'taken-down', 'restored', 'deleted', 'end-moved', 'scheduled', 'schedule-removed', 'schedule-failed');
  ALTER TABLE "audit_events" ALTER COLUMN "operation" SET DATA TYPE "public"."enum_audit_events_operation" USING "operation"::"public"."enum_audit_events_operation";
  ALTER TABLE "form_deliveries" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_form_deliveries_kind";
  CREATE TYPE "public"."enum_form_deliveries_kind" AS ENUM('request-confirm', 'confirmation', 'mailbox', 'webhook', 'trial-reminder', 'trial-end', 'newsletter-confirm', 'newsletter-known', 'newsletter-issue', 'content-published');
  ALTER TABLE "form_deliveries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_form_deliveries_kind" USING "kind"::"public"."enum_form_deliveries_kind";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'remove-failed-jobs', 'remove-old-audit-events', 'deliver-forms', 'check-links', 'sweep-media', 'delete-expired-entries', 'write-about-trials', 'send-newsletters', 'announce-content', 'pull-content', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'remove-failed-jobs', 'remove-old-audit-events', 'deliver-forms', 'check-links', 'sweep-media', 'delete-expired-entries', 'write-about-trials', 'send-newsletters', 'announce-content', 'pull-content', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "form_deliveries_booking_idx";
  DROP INDEX "payload_locked_documents_rels_training_classes_id_idx";
  DROP INDEX "payload_locked_documents_rels_class_bookings_id_idx";
  ALTER TABLE "form_deliveries" DROP COLUMN "booking_id";
  ALTER TABLE "mails" DROP COLUMN "calendar";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "training_classes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "class_bookings_id";
  DROP TABLE "class_bookings";
  DROP FUNCTION record_booking_change();
  DROP TABLE "class_seats";
  DROP TABLE "training_classes";
  DROP FUNCTION set_class_seats();
  DROP TYPE "public"."enum_training_classes_language";
  DROP TYPE "public"."enum_training_classes_region";
  DROP TYPE "public"."enum_training_classes_delivery";
  DROP TYPE "public"."enum_class_bookings_state";
  DROP TYPE "public"."enum_class_bookings_attendance";
  DROP TYPE "public"."enum_class_bookings_changed_by";`)
}
