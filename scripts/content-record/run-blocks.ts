import pg from 'pg';
import { isNumberType, formatNotice, type RunResult, type StatementResult } from '@/modules/runnable-sql/result';
import { splitStatements } from '@/modules/runnable-sql/split-statements';

/** Runs SQL in a new database. Afterwards, the database, new roles, and changed settings are removed. */
export async function withNewDatabase<Result>(
  serverUrl: string,
  suffix: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const url = new URL(serverUrl);
  const name = `${url.pathname.slice(1)}_${suffix}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
  const before = await findRoles(admin);
  await admin.query(`create database ${pg.escapeIdentifier(name)} template template0 encoding 'UTF8' locale 'C.UTF-8'`);
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: url.href });
  // A statement may end its own session, in which case the following ones fail.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query("set timezone to 'UTC'");
    return await work(client);
  } finally {
    await client.end();
    await admin.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
    // Roles and settings are server-wide, so a text that fails midway must not affect the next run.
    for (const role of await findRoles(admin))
      if (!before.includes(role)) await admin.query(`drop role ${pg.escapeIdentifier(role)}`);
    await admin.query('alter system reset all');
    await admin.query('select pg_reload_conf()');
    await admin.end();
  }
}

async function findRoles(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ rolname: string }>('select rolname from pg_roles');
  return rows.map(({ rolname }) => rolname);
}

/** Runs a text statement by statement with the simple query protocol, as the browser does. */
export async function runBlock(client: pg.Client, text: string): Promise<RunResult> {
  const result: RunResult = [];
  for (const { sql } of splitStatements(text)) {
    const notices: string[] = [];
    const onNotice = (notice: Parameters<typeof formatNotice>[0]): void => void notices.push(formatNotice(notice));
    client.on('notice', onNotice);
    result.push({ ...(await runStatement(client, sql)), notices });
    client.off('notice', onNotice);
  }
  return result;
}

async function runStatement(client: pg.Client, text: string): Promise<Omit<StatementResult, 'notices'>> {
  try {
    const { fields, rows } = await client.query<(string | null)[]>({
      text,
      rowMode: 'array',
      types: { getTypeParser: () => (value: string) => value },
    });
    return {
      command: '',
      columns: fields.map(({ name, dataTypeID }) => ({ name, isNumber: isNumberType(dataTypeID) })),
      rows,
      error: undefined,
    };
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    const { message, code, detail, hint, where, internalQuery } = error;
    return {
      command: '',
      columns: [],
      rows: [],
      error: { message, code, detail, hint, query: internalQuery, context: where, position: undefined },
    };
  }
}
