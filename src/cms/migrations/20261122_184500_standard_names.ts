import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

interface Names {
  sharedBlocks: string;
  auditEvents: string;
  /** The block of a page that refers to a shared block, and its field. */
  block: string;
  field: string;
  task: string;
}

const OLD: Names = {
  sharedBlocks: 'sections',
  auditEvents: 'records',
  block: 'reusableSection',
  field: 'section',
  task: 'remove-old-records',
};

const NEW: Names = {
  sharedBlocks: 'shared_blocks',
  auditEvents: 'audit_events',
  block: 'sharedBlock',
  field: 'block',
  task: 'remove-old-audit-events',
};

/** Shared blocks and the audit log get the names that the code and the admin use. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await renameAll(db, OLD, NEW);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await renameAll(db, NEW, OLD);
}

async function renameAll(db: MigrateUpArgs['db'], from: Names, to: Names): Promise<void> {
  await renameTables(db, from.sharedBlocks, to.sharedBlocks);
  await renameTables(db, from.auditEvents, to.auditEvents);
  await db.execute(
    sql.raw(`
      ALTER TABLE payload_locked_documents_rels RENAME COLUMN ${from.sharedBlocks}_id TO ${to.sharedBlocks}_id;
      ALTER TYPE enum_${from.auditEvents}_operation RENAME TO enum_${to.auditEvents}_operation;
      ALTER TYPE enum_payload_jobs_task_slug RENAME VALUE '${from.task}' TO '${to.task}';
      ALTER TYPE enum_payload_jobs_log_task_slug RENAME VALUE '${from.task}' TO '${to.task}';
    `),
  );
  await renameBlocks(db, { table: 'pages', column: 'layout' }, from, to);
  await renameBlocks(db, { table: '_pages_v', column: 'version_layout' }, from, to);
}

/** Renames the tables of a collection with their indexes, constraints, and sequences, which have the same prefix. */
async function renameTables(db: MigrateUpArgs['db'], from: string, to: string): Promise<void> {
  const matches = (column: string) => `${column} ~ '^_?(payload_locked_documents_rels_)?${from}(_|$)'`;
  const renamed = (column: string) => `regexp_replace(${column}, '${from}', '${to}', 'g')`;
  await db.execute(
    sql.raw(`
      DO $$
      DECLARE each record;
      BEGIN
        FOR each IN SELECT conrelid::regclass AS owner, conname AS name FROM pg_constraint
          WHERE connamespace = 'public'::regnamespace AND contype IN ('p', 'f') AND ${matches('conname')}
        LOOP
          EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', each.owner, each.name, ${renamed('each.name')});
        END LOOP;
        FOR each IN SELECT relname AS name,
            CASE relkind WHEN 'i' THEN 'INDEX' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END AS type FROM pg_class
          WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'i', 'S') AND ${matches('relname')}
        LOOP
          EXECUTE format('ALTER %s %I RENAME TO %I', each.type, each.name, ${renamed('each.name')});
        END LOOP;
      END $$;
    `),
  );
}

async function renameBlocks(
  db: MigrateUpArgs['db'],
  { table, column }: { table: string; column: string },
  from: Names,
  to: Names,
): Promise<void> {
  await db.execute(
    sql.raw(`
      UPDATE ${table} SET ${column} = (
        SELECT jsonb_agg(
          CASE WHEN block->>'blockType' = '${from.block}'
            THEN block - '${from.field}' || jsonb_build_object('blockType', '${to.block}', '${to.field}', block->'${from.field}')
            ELSE block END
          ORDER BY position)
        FROM jsonb_array_elements(${column}) WITH ORDINALITY AS elements(block, position))
      WHERE ${column} @> '[{"blockType": "${from.block}"}]'::jsonb;
    `),
  );
}
