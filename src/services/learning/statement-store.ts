import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { z } from 'zod';
import { runInPoolTransaction } from '@/platform/database/transaction';
import { getSitePool } from '@/platform/site-database';
import { findKnownAccounts } from './learner-accounts';
import { statementSchema, VERBS, type Statement } from './xapi-statement';

/** The maximum number of a learner's statements that progress is computed from. More are stored, and the newest count. */
const READ_MAX = 2_000;

/** Who sends statements, and where: both are properties of every stored statement. */
interface StatementSource {
  siteUrl: string;
  /** The user of the credential. */
  reporter: string;
}

/** The result of storing statements: all are stored, or none. */
export type StoreResult =
  | { outcome: 'stored'; ids: string[] }
  /** A statement with this id and other content is stored already. */
  | { outcome: 'conflict'; id: string }
  /** No launch has introduced this account. */
  | { outcome: 'unknown-account' };

/** A statement that counts for a learner's progress. */
export type ReportedStatement = Pick<Statement, 'verb' | 'result'> & { activity: string; timestamp: string };

/** Rolls the statements before it back. */
class ConflictError extends Error {
  constructor(readonly id: string) {
    super(`A statement with the id ${id} and other content is stored already.`);
  }
}

/** Stores statements in one transaction. The same statement sent again is stored already. */
export async function storeStatements(statements: readonly Statement[], source: StatementSource): Promise<StoreResult> {
  try {
    return await runInPoolTransaction(getSitePool(), (client) => storeAll(client, statements, source));
  } catch (error) {
    if (error instanceof ConflictError) return { outcome: 'conflict', id: error.id };
    throw error;
  }
}

/** @throws ConflictError when a statement with the id of one of these has other content */
async function storeAll(client: pg.ClientBase, statements: readonly Statement[], source: StatementSource): Promise<StoreResult> {
  const accounts = statements.map(({ actor }) => actor.account.name);
  const known = await findKnownAccounts(client, accounts);
  const isOurs = statements.every(({ actor }) => actor.account.homePage === source.siteUrl && known.has(actor.account.name));
  if (!isOurs) return { outcome: 'unknown-account' };
  const ids: string[] = [];
  for (const statement of statements) {
    const id = statement.id ?? randomUUID();
    if (!(await storeOne(client, id, statement, source))) throw new ConflictError(id);
    ids.push(id);
  }
  return { outcome: 'stored', ids };
}

/** @returns false when another statement has this id */
async function storeOne(client: pg.ClientBase, id: string, statement: Statement, source: StatementSource): Promise<boolean> {
  const { actor, verb, object, timestamp } = statement;
  const contentHash = hashContent(statement);
  const stored = new Date().toISOString();
  const authority = { objectType: 'Agent', account: { homePage: source.siteUrl, name: source.reporter } };
  const { rowCount } = await client.query(
    `insert into xapi_statement (id, account, verb, activity, content_hash, statement, occurred_at, stored_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing`,
    [
      id,
      actor.account.name,
      verb.id,
      object.id,
      contentHash,
      { version: '1.0.3', ...statement, id, timestamp: timestamp ?? stored, stored, authority },
      timestamp ?? stored,
      stored,
    ],
  );
  if (rowCount === 0) {
    const { rowCount: same } = await client.query('select 1 from xapi_statement where id = $1 and content_hash = $2', [
      id,
      contentHash,
    ]);
    return same === 1;
  }
  if (verb.id === VERBS.voided)
    await client.query('update xapi_statement set voided = true where id = $1 and account = $2 and verb <> $3', [
      object.id,
      actor.account.name,
      VERBS.voided,
    ]);
  return true;
}

const storedRowSchema = z.object({ statement: z.record(z.string(), z.json()), voided: z.boolean() });

/** Returns a stored statement by id; a voided one only when voided ones are asked for (xAPI 1.0.3, part 3, section 2.1.3). */
export async function findStatement(id: string, isVoided: boolean): Promise<Record<string, unknown> | undefined> {
  const { rows } = await getSitePool().query('select statement, voided from xapi_statement where id = $1 and voided = $2', [
    id,
    isVoided,
  ]);
  return rows.length === 0 ? undefined : storedRowSchema.parse(rows[0]).statement;
}

const reportedRowSchema = z.object({ statement: z.json(), occurred_at: z.date() });

/** Returns the statements about a person, oldest first, without voided ones. */
export async function getLearnerStatements(subject: string): Promise<ReportedStatement[]> {
  const { rows } = await getSitePool().query(
    `select statement, occurred_at from (
       select statement, occurred_at, stored_at from xapi_statement join learning_account using (account)
       where subject = $1 and not voided and verb = any($2) order by stored_at desc limit $3
     ) as newest order by occurred_at, stored_at`,
    [subject, [VERBS.completed, VERBS.passed, VERBS.failed, VERBS.scored, VERBS.progressed], READ_MAX],
  );
  return z
    .array(reportedRowSchema)
    .parse(rows)
    .map(({ statement, occurred_at: occurredAt }) => {
      const { verb, object, result } = statementSchema.parse(statement);
      return { verb, result, activity: object.id, timestamp: occurredAt.toISOString() };
    });
}

/** Two statements are the same when what their sender determines is the same, in whatever order the properties are. */
function hashContent({ version: _version, id: _id, ...statement }: Statement): string {
  return createHash('sha256')
    .update(JSON.stringify(sortKeys(statement)))
    .digest('hex');
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(
    entries.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([name, inner]) => [name, sortKeys(inner)]),
  );
}
