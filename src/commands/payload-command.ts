import { getPayload, type Payload, type SanitizedConfig } from 'payload';
import pg from 'pg';
import { setBackgroundTimeout } from '@/platform/database/statement-timeout';
import { environment } from '@/platform/environment';
import { ContentError } from '@/modules/import-export';

/** Something that whoever typed the command can act on: shown as it is, without a stack. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/**
 * Runs a command that works with Payload, and ends the process: with 1 when the work fails.
 * @param config payload.config.ts, which only the commands themselves may import
 */
export async function runPayloadCommand(
  config: Promise<SanitizedConfig>,
  work: (payload: Payload) => Promise<void>,
): Promise<never> {
  setBackgroundTimeout();
  try {
    await assertDatabaseReachable();
    await work(await getPayload({ config, disableOnInit: true }));
  } catch (error) {
    console.error(isUserFacingError(error) ? error.message : error);
    process.exitCode = 1;
  }
  // Payload keeps a connection open to notice when it breaks, which would keep this process alive.
  process.exit();
}

/** A file or folder that cannot be read or written is named by Node's own message. */
function isUserFacingError(error: unknown): error is Error {
  const isOfFileSystem = error instanceof Error && 'syscall' in error && 'path' in error;
  return isOfFileSystem || error instanceof ContentError || error instanceof CommandError;
}

/** Asked before Payload does, which would show a stack. Neither the driver's messages nor these hold the password. */
async function assertDatabaseReachable(): Promise<void> {
  const client = new pg.Client({ connectionString: environment.DATABASE_URL, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new CommandError(
      `The database at ${client.host}:${client.port} cannot be used (DATABASE_URL): ${getReason(error)}. Start it, or correct DATABASE_URL. Nothing was changed.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Connections to several addresses of one name fail together, with an empty message. */
function getReason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(getReason).join(', ');
  return error instanceof Error ? error.message : String(error);
}
