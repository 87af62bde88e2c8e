import { type DialogResult, createSearchClient, readConfiguration } from './dialog-client';

const RETRY_AFTER_MS = 1_000;
/** A search that takes longer says that it is running. */
const SILENT_MS = 500;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Queries that many people search for; none until the configuration has been read. */
export let popularQueries: readonly string[] = [];
/** Aborts the latest search. */
export let latestSearch = new AbortController();

/** Reads the configuration, unless that was done or is under way. */
export const configure = createOnce(async () => {
  const configuration = await readConfiguration();
  popularQueries = configuration.popular;
  return configuration;
});
const connect = createOnce(async () => createSearchClient(await configure()));

/** Begins a search and aborts the one before. @returns the signal of the new one */
export function beginSearch(): AbortSignal {
  latestSearch.abort();
  latestSearch = new AbortController();
  return latestSearch.signal;
}

/** Searches for a query. @param onSlow called when it takes a while */
export async function runSearch(query: string, signal: AbortSignal, onSlow: () => void): Promise<DialogResult> {
  const slow = setTimeout(() => signal.aborted || onSlow(), SILENT_MS);
  const find = async () => (await connect())(query, signal);
  try {
    // A busy server gives up soon, and may respond a moment later.
    return await find().catch(() => wait(RETRY_AFTER_MS).then(find));
  } finally {
    clearTimeout(slow);
  }
}

/** Lets calls share one result. After a failure, the next call tries again. */
function createOnce<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () =>
    (result ??= work().catch((error: unknown) => {
      result = undefined;
      throw error;
    }));
}
