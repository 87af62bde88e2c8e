import { sql } from '@payloadcms/db-postgres';

type Statement = ReturnType<typeof sql>;

/** Where Postgres has a state of the entries of a collection: as rows of their own, or as their versions. */
export interface EntryTable {
  name: string;
  /** The column with the entry's ID. */
  id: string;
  /** What the names of the entry's columns begin with. */
  prefix: string;
  /** Selects the rows of this state. */
  where: Statement;
  isDraft: boolean;
}

/** Returns where the published entries of a collection with drafts are. */
export function getPublishedTable(collection: string): EntryTable {
  return { ...getDataTable(collection), where: sql`_status = 'published'` };
}

/** Returns where the entries of a collection without drafts are: every row is public. */
export function getDataTable(collection: string): EntryTable {
  return { name: getTableName(collection), id: 'id', prefix: '', where: sql`true`, isDraft: false };
}

/** Returns where the latest version of each entry of a collection is: its draft, or else what is public. */
export function getLatestTable(collection: string): EntryTable {
  const where = sql`latest and parent_id is not null`;
  return { name: `_${getTableName(collection)}_v`, id: 'parent_id', prefix: 'version_', where, isDraft: true };
}

/**
 * Returns where the drafts of a collection are: what editors are writing, also over a public entry. A draft is saved as a
 * version only, so the entry's own row is empty or outdated.
 */
export function getDraftTable(collection: string): EntryTable {
  const latest = getLatestTable(collection);
  return { ...latest, where: sql`${latest.where} and version__status is distinct from 'published'` };
}

/** Which states of entries a query reads: functions that return where those of a collection are. */
export type EntryStates = readonly ((collection: string) => EntryTable)[];

/** Only what visitors can open. */
export const PUBLISHED: EntryStates = [getPublishedTable];

/** What visitors can open, and the latest draft of each entry. */
export const PUBLISHED_AND_LATEST: EntryStates = [getPublishedTable, getLatestTable];

/** Returns the table in which Payload stores a collection. */
export function getTableName(collection: string): string {
  return collection.replaceAll('-', '_');
}
