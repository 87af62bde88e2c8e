import pg from 'pg';
import { CommandError, getErrorCode } from '../command-error';

/** The parts of a database URL that may be shown: everything but the password. */
export interface DatabaseTarget {
  host: string;
  port: string;
  user: string;
  database: string;
}

const example = 'DATABASE_URL=postgres://user:password@host:5432/database';

/**
 * Parses DATABASE_URL.
 * @throws {CommandError} when it is not the URL of a Postgres database; the value is not shown, because it may
 * contain a password
 */
export function parseDatabaseUrl(text: string): DatabaseTarget {
  let url: URL;
  try {
    url = parseUrl(text);
  } catch {
    throw new CommandError(
      'DATABASE_URL is not a valid URL.',
      `It looks like this: ${example}. Special characters in the password are percent-encoded (@ is %40, / is %2F, # is %23).`,
    );
  }
  if (url.protocol !== 'postgres:' && url.protocol !== 'postgresql:') {
    throw new CommandError(
      `DATABASE_URL begins with "${url.protocol}//", which is not Postgres.`,
      `It looks like this: ${example}`,
    );
  }
  const user = decodeURIComponent(url.username);
  return {
    host: url.searchParams.get('host') ?? (decodeURIComponent(url.hostname) || 'localhost'),
    port: url.port || '5432',
    user,
    database: decodeURIComponent(url.pathname.slice(1)) || user,
  };
}

/**
 * Connects to the database in DATABASE_URL and disconnects again.
 * @param limit timeout in milliseconds
 * @returns the server version, such as "18.4"
 * @throws {CommandError} that says what to do, without the password
 */
export async function checkDatabaseUrl(text: string, limit = 5_000): Promise<string> {
  parseDatabaseUrl(text);
  const client = new pg.Client({ connectionString: text, connectionTimeoutMillis: limit, application_name: 'site start' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await getServerVersion(client);
  } catch (error) {
    throw toConnectionError(text, error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Returns the version of the server that a client is connected to.
 * @returns such as "18.4"
 */
export async function getServerVersion(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  return rows[0]?.server_version.split(' ')[0] ?? 'of unknown version';
}

/**
 * Describes a failed connection.
 * @param text the DATABASE_URL that was tried
 * @param error thrown by the driver
 * @returns an error with host, port, user and database, and what to do; never the password
 */
export function toConnectionError(text: string, error: unknown): CommandError {
  const { host, port, user, database } = parseDatabaseUrl(text);
  const server = `${host}:${port}`;
  const code = getErrorCode(error);
  const unset = 'Or unset DATABASE_URL to use the embedded Postgres.';
  switch (code) {
    case 'ECONNREFUSED':
      return new CommandError(
        `No database is listening at ${server} (DATABASE_URL).`,
        `Start it, or correct host and port. ${unset}`,
      );
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new CommandError(
        `The host "${host}" of DATABASE_URL is unknown.`,
        `Correct its name, or check this machine's DNS. ${unset}`,
      );
    case 'ENOENT':
      return new CommandError(
        `There is no database socket at ${host} (DATABASE_URL).`,
        `Start the server, or correct the folder. ${unset}`,
      );
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return new CommandError(`Can’t reach ${server} from this machine (DATABASE_URL).`, `Check the network or VPN. ${unset}`);
    case '28P01':
      return new CommandError(
        `The database at ${server} does not accept the password of user "${user}" (DATABASE_URL).`,
        'Correct the user or the password. Special characters in the password are percent-encoded.',
      );
    case '28000':
      return new CommandError(
        `The server at ${server} rejected user "${user}" for database "${database}" (DATABASE_URL).`,
        'Check pg_hba.conf, and that the user exists and may log in. If the server requires TLS, add ?sslmode=require.',
      );
    case '3D000':
      return new CommandError(
        `There is no database "${database}" at ${server} (DATABASE_URL).`,
        `Create it: createdb -h ${host} -p ${port} -U ${user} ${database}`,
      );
    case '42501':
      return new CommandError(
        `User "${user}" is not allowed to use the database "${database}" at ${server} (DATABASE_URL).`,
        `Grant it: GRANT ALL ON DATABASE ${database} TO ${user}`,
      );
    case '53300':
      return new CommandError(
        `The server at ${server} has no free connections (DATABASE_URL).`,
        'Close some, or increase max_connections.',
      );
    case '57P03':
      return new CommandError(
        `The database at ${server} is starting up or shutting down (DATABASE_URL).`,
        'Try again in a moment.',
      );
    default:
  }
  const message = error instanceof Error ? error.message : String(error);
  if (code === 'ETIMEDOUT' || /timeout/i.test(message)) {
    return new CommandError(
      `The database at ${server} did not respond in time (DATABASE_URL).`,
      `Check host, port, and firewall. ${unset}`,
    );
  }
  if (code === 'ECONNRESET' || code === 'EPIPE' || /terminated unexpectedly/i.test(message)) {
    return new CommandError(
      `${server} (DATABASE_URL) closes the connection immediately.`,
      `Is that a Postgres server? If it requires TLS, add ?sslmode=require. ${unset}`,
    );
  }
  if (/does not support SSL/i.test(message)) {
    return new CommandError(
      `The database at ${server} doesn’t offer TLS, and DATABASE_URL requires it.`,
      'Remove sslmode from DATABASE_URL, or set up TLS on the server.',
    );
  }
  if (/CERT|certificate/i.test(`${code} ${message}`)) {
    return new CommandError(
      `The certificate of the database at ${server} is not trusted (DATABASE_URL): ${redactPassword(message, text)}.`,
      'Set NODE_EXTRA_CA_CERTS to its certificate authority, or use ?sslmode=no-verify on a network that you trust.',
    );
  }
  return new CommandError(
    `The database "${database}" at ${server} cannot be used as user "${user}" (DATABASE_URL): ${redactPassword(message, text)}${code === '' ? '' : ` (${code})`}.`,
    unset,
  );
}

/** The host may be omitted after a user, which URL doesn't allow but the driver does. */
function parseUrl(text: string): URL {
  return new URL(text.replace('@/', '@localhost/'));
}

function redactPassword(message: string, text: string): string {
  const { password } = parseUrl(text);
  return [password, decodeURIComponent(password)]
    .filter((secret) => secret !== '')
    .reduce((shown, secret) => shown.replaceAll(secret, '…'), message);
}
