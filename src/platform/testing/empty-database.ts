import { PGlite } from '@electric-sql/pglite';

declare global {
  /** Global, because some tests load all modules anew. */
  var emptyTestDatabase: Promise<PGlite> | undefined;
}

const EMPTY = `do $$
  declare name text;
  begin
    for name in select nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema' loop
      execute format('drop schema %I cascade', name);
    end loop;
    create schema public;
  end $$`;

/**
 * Returns a database in this process, without tables. It is the same for all test files of a worker, each of which runs alone,
 * because a start takes one and a half seconds of CPU time.
 */
export async function openEmptyDatabase(): Promise<PGlite> {
  const database = await (globalThis.emptyTestDatabase ??= PGlite.create());
  await database.exec(EMPTY);
  return database;
}
