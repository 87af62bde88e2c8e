import type { PGlite } from '@electric-sql/pglite';
import type { sql } from '@payloadcms/db-postgres';
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core';

const dialect = new PgDialect();

/** Runs a statement in the Postgres of a test and returns its rows. */
export async function runStatement(database: PGlite, statement: ReturnType<typeof sql>): Promise<unknown[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return (await database.query(text, params)).rows;
}
