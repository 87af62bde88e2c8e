import { getPayload, type Payload, type SanitizedConfig } from 'payload';
import pg from 'pg';
import { setBackgroundTimeout } from '@/platform/database/statement-timeout';
import { environment } from '@/platform/environment';
import { ContentError } from '@/modules/import-export';
import { getErrorReason } from '@/platform/error-reason';
import { describeDatabaseProblem, describeMissingTable, shortenDatabaseProblems } from './connection-problem';

/** An error that the user of the command can act on: printed without a stack trace. */
export class PayloadCommandError extends Error {
  override name = 'PayloadCommandError';
}

/**
 * Runs a command that needs Payload, and exits the process, with code 1 when the command fails.
 * @param config payload.config.ts, which only the commands themselves may import
 */
export async function runPayloadCommand(
  config: Promise<SanitizedConfig>,
  work: (payload: Payload) => Promise<void>,
): Promise<never> {
  setBackgroundTimeout();
  try {
    await assertDatabaseReachable();
    const payload = await getPayload({ config, disableOnInit: true });
    shortenDatabaseProblems(payload.logger);
    await work(payload);
  } catch (error) {
    console.error(formatFailure(error));
    process.exitCode = 1;
  }
  // Payload keeps a connection open to notice when it breaks, which would keep this process alive.
  process.exit();
}

/** Returns what to print about a failure: a message where that is enough, otherwise the error with its stack. */
function formatFailure(error: unknown): unknown {
  if (isUserFacingError(error)) return error.message;
  return describeDatabaseProblem(error) ?? describeMissingTable(error) ?? error;
}

/**
 * Returns whether an error's message is enough for the user. For file system errors, Node's message names the file or
 * folder.
 */
function isUserFacingError(error: unknown): error is Error {
  const isOfFileSystem = error instanceof Error && 'syscall' in error && 'path' in error;
  return isOfFileSystem || error instanceof ContentError || error instanceof PayloadCommandError;
}

/**
 * Checks the connection before Payload does, which would print a stack trace. Neither the driver's messages nor these
 * contain the password.
 */
async function assertDatabaseReachable(): Promise<void> {
  const client = new pg.Client({ connectionString: environment.DATABASE_URL, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new PayloadCommandError(
      `The database at ${client.host}:${client.port} cannot be used (DATABASE_URL): ${getErrorReason(error)}. ` +
        'Start it, or correct DATABASE_URL. Nothing was changed.',
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
