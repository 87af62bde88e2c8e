import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "certificates" ADD COLUMN "revoked_at" timestamp(3) with time zone;
  ALTER TABLE "certificates" ADD COLUMN "retake_from" timestamp(3) with time zone;
  ALTER TABLE "certificates" ADD COLUMN "status_index" numeric;
  CREATE UNIQUE INDEX "certificates_status_index_idx" ON "certificates" USING btree ("status_index");

  CREATE TABLE "credential_statuses" (
  	"index" integer PRIMARY KEY NOT NULL,
  	"revoked_at" timestamp(3) with time zone
  );
  -- A random free place, in a list of 131072 that is at most half full: its order tells nobody who was certified when.
  CREATE FUNCTION take_credential_status() RETURNS integer LANGUAGE plpgsql AS $$
  DECLARE
    list integer;
    taken integer;
  BEGIN
    SELECT count(*) / 65536 INTO list FROM credential_statuses;
    LOOP
      INSERT INTO credential_statuses ("index") VALUES (list * 131072 + floor(random() * 131072)::integer)
        ON CONFLICT DO NOTHING RETURNING "index" INTO taken;
      EXIT WHEN taken IS NOT NULL;
    END LOOP;
    RETURN taken;
  END $$;
  -- A revocation can't be undone for a credential that somebody has saved: taken back, the certificate gets another place.
  CREATE FUNCTION keep_credential_status() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      -- Payload changes a row by an insert that conflicts with it.
      IF NOT EXISTS (SELECT FROM certificates WHERE id = NEW.id) THEN NEW.status_index := take_credential_status(); END IF;
      RETURN NEW;
    END IF;
    NEW.status_index := OLD.status_index;
    NEW.revoked_at := OLD.revoked_at;
    IF NEW.revoked AND NOT OLD.revoked THEN
      NEW.revoked_at := now();
      UPDATE credential_statuses SET revoked_at = now() WHERE "index" = OLD.status_index;
    ELSIF OLD.revoked AND NOT NEW.revoked THEN
      NEW.revoked_at := NULL;
      NEW.status_index := take_credential_status();
    END IF;
    RETURN NEW;
  END $$;
  UPDATE "certificates" SET "status_index" = take_credential_status(),
    "revoked_at" = CASE WHEN "revoked" THEN "updated_at" END;
  UPDATE "credential_statuses" s SET "revoked_at" = c."revoked_at" FROM "certificates" c WHERE c."status_index" = s."index";
  CREATE TRIGGER keep_credential_status BEFORE INSERT OR UPDATE ON "certificates"
    FOR EACH ROW EXECUTE FUNCTION keep_credential_status();`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TRIGGER keep_credential_status ON "certificates";
  DROP FUNCTION keep_credential_status();
  DROP FUNCTION take_credential_status();
  DROP TABLE "credential_statuses";
  DROP INDEX "certificates_status_index_idx";
  ALTER TABLE "certificates" DROP COLUMN "revoked_at";
  ALTER TABLE "certificates" DROP COLUMN "retake_from";
  ALTER TABLE "certificates" DROP COLUMN "status_index";`)
}
