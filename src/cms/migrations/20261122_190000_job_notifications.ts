import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The runner of jobs is notified of new ones at commit, so that they begin at once (src/cms/job-queue/runner.ts). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION notify_job_queued() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('job_queued', '');
      RETURN NULL;
    END $$;
    CREATE TRIGGER job_queued AFTER INSERT ON "payload_jobs"
      FOR EACH STATEMENT EXECUTE FUNCTION notify_job_queued();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER job_queued ON "payload_jobs";
    DROP FUNCTION notify_job_queued();
  `);
}
