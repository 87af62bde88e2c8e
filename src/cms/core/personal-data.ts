import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { z } from 'zod';
import { formatCount } from '@/platform/format-count';
import { queryRows } from './database/transaction';

/** The person whom a request is about: an address in lower case, and the accounts that are known to belong to it. */
export interface Person {
  email: string;
  /** IDs at the identity provider. */
  subjects: readonly string[];
}

/** Exports and deletes what a module stores about people who have an account, for the requests that a person may make. */
export interface PersonalDataHandler {
  /** The collections that it takes care of. A test checks that each collection with `custom.visitors` is in a handler. */
  collections: readonly CollectionSlug[];
  /** Finds the accounts that have used this address, which is in lower case. The identity provider has verified it. */
  findSubjects?: (req: PayloadRequest, email: string) => Promise<string[]>;
  /** Returns everything that is stored about a person. */
  collect: (req: PayloadRequest, person: Person) => Promise<Record<string, object[]>>;
  /**
   * Deletes what is stored about a person, in the transaction of the request.
   * @returns what was done, as sentences without personal data
   */
  remove: (req: PayloadRequest, person: Person) => Promise<string[]>;
}

const subjectRowsSchema = z.array(z.object({ subject: z.string() }));
const countRowSchema = z.object({ count: z.coerce.number() });

/** Builds the condition for rows of these accounts. */
export function buildSubjectsCondition({ subjects }: Pick<Person, 'subjects'>) {
  // As JSON, because a list of parameters can't be empty.
  return sql`subject in (select jsonb_array_elements_text(${JSON.stringify(subjects)}::jsonb))`;
}

/** Builds the condition for rows of a person, by address and by account. */
export function buildPersonCondition(person: Person) {
  return sql`(lower(email) = ${person.email} or ${buildSubjectsCondition(person)})`;
}

/** Runs a query for the column `subject` and returns its values. */
export async function querySubjects(req: PayloadRequest, query: ReturnType<typeof sql>): Promise<string[]> {
  return subjectRowsSchema.parse(await queryRows(req, query)).map(({ subject }) => subject);
}

/** Runs a query and returns its rows as they are exported. */
export async function queryObjects(req: PayloadRequest, query: ReturnType<typeof sql>): Promise<object[]> {
  return z.array(z.record(z.string(), z.unknown())).parse(await queryRows(req, query));
}

/** Runs a query that returns one `count`. */
export async function queryCount(req: PayloadRequest, query: ReturnType<typeof sql>): Promise<number> {
  const [row] = await queryRows(req, query);
  return countRowSchema.parse(row).count;
}

/** Writes one sentence about a number of things, and none about nothing. */
export function describeCount(count: number, names: readonly [string, string], rest: string): string[] {
  return count === 0 ? [] : [`${formatCount(count, ...names)} ${rest}`];
}
