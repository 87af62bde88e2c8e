import type { Client } from 'pg';

/** What one run of a variant measured: times in milliseconds, sizes in bytes, or counts. */
export type Measurement = Readonly<Record<string, number>>;

/** Where an experiment runs: a server of its own, which nothing else uses. */
export interface Bench {
  /** The connection in which the variants run. */
  readonly client: Client;
  /** Opens a further connection. */
  connect: () => Promise<Client>;
  /** A folder that the server may read and write. */
  readonly folder: string;
}

/** One question about Postgres, and the variants whose comparison answers it. */
export interface Experiment {
  /** Also the name of the file with its results. */
  readonly name: string;
  readonly question: string;
  /** Settings of the server that differ from the default, such as `shared_buffers=256MB`. */
  readonly settings: readonly string[];
  readonly rounds: number;
  /** Needs pgvector, which the embedded server doesn't have: it runs on the server of `VECTOR_DATABASE_URL`. */
  readonly needsVector?: true;
  /** Makes the data that all variants share. */
  readonly prepare?: (bench: Bench) => Promise<void>;
  /** Every variant runs once in each round, in random order. */
  readonly variants: Readonly<Record<string, (bench: Bench) => Promise<Measurement>>>;
}

/** Returns how long a piece of work takes, in milliseconds. */
export async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** Returns the only number of a query with one row and one column. */
export async function readNumber(client: Client, query: string): Promise<number> {
  const { rows } = await client.query<unknown[]>({ text: query, rowMode: 'array' });
  return Number(rows[0]?.[0]);
}

/** Runs work and returns its time and the WAL that the server wrote meanwhile. */
export async function measureMsAndWal(client: Client, work: () => Promise<unknown>): Promise<{ ms: number; walBytes: number }> {
  const { rows } = await client.query<{ lsn: string }>('select pg_current_wal_insert_lsn()::text as lsn');
  const ms = await measureMs(work);
  const walBytes = await readNumber(client, `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '${rows[0]?.lsn ?? '0/0'}')`);
  return { ms, walBytes };
}
