import { getErrorReason } from '@/platform/error-reason';
import pg from 'pg';
import { CommandError, getErrorCode } from '../command-error';

/** The parts of a database URL that may be shown: everything but the password. */
interface DatabaseTarget {
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
    throw new CommandError('DATABASE_URL is not a valid URL.', {
      hint: `It looks like this: ${example}. Special characters in the password are percent-encoded (@ is %40, / is %2F, # is %23).`,
    });
  }
  if (url.protocol !== 'postgres:' && url.protocol !== 'postgresql:') {
    throw new CommandError(`DATABASE_URL begins with "${url.protocol}//", which is not Postgres.`, {
      hint: `It looks like this: ${example}`,
    });
  }
  const user = decodeURIComponent(url.username);
  return {
    host: url.searchParams.get('host') ?? (decodeURIComponent(url.hostname) || 'localhost'),
    port: url.port || '5432',
    user,
    database: decodeURIComponent(url.pathname.slice(1)) || user,
  };
}

const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Connects to the database in DATABASE_URL and disconnects again.
 * @returns the server version, such as "18.4"
 * @throws {CommandError} that says what to do, without the password
 */
export async function checkDatabaseUrl(text: string): Promise<string> {
  parseDatabaseUrl(text);
  const client = new pg.Client({
    connectionString: text,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: 'site start',
  });
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
  const target = parseDatabaseUrl(text);
  const code = getErrorCode(error);
  const message = redactPassword(getErrorReason(error), text);
  const [problem, remedy] = ERRORS_BY_CODE[code]?.(target) ?? describeByMessage(target, code, message);
  return new CommandError(problem, { hint: remedy });
}

/** What is wrong, and what to do. */
type Explanation = readonly [problem: string, remedy: string];

const UNSET = 'Or unset DATABASE_URL to use the embedded Postgres.';

const explainUnknownHost = ({ host }: DatabaseTarget): Explanation => [
  `The host "${host}" of DATABASE_URL is unknown.`,
  `Correct its name, or check this machine's DNS. ${UNSET}`,
];
const explainUnreachable = ({ host, port }: DatabaseTarget): Explanation => [
  `Can’t reach ${host}:${port} from this machine (DATABASE_URL).`,
  `Check the network or VPN. ${UNSET}`,
];

/** By the code of the system or of Postgres (https://www.postgresql.org/docs/18/errcodes-appendix.html). */
const ERRORS_BY_CODE: Readonly<Partial<Record<string, (target: DatabaseTarget) => Explanation>>> = {
  ECONNREFUSED: ({ host, port }) => [
    `No database is listening at ${host}:${port} (DATABASE_URL).`,
    `Start it, or correct host and port. ${UNSET}`,
  ],
  ENOTFOUND: explainUnknownHost,
  EAI_AGAIN: explainUnknownHost,
  ENOENT: ({ host }) => [
    `There is no database socket at ${host} (DATABASE_URL).`,
    `Start the server, or correct the folder. ${UNSET}`,
  ],
  EHOSTUNREACH: explainUnreachable,
  ENETUNREACH: explainUnreachable,
  '28P01': ({ host, port, user }) => [
    `The database at ${host}:${port} does not accept the password of user "${user}" (DATABASE_URL).`,
    'Correct the user or the password. Special characters in the password are percent-encoded.',
  ],
  '28000': ({ host, port, user, database }) => [
    `The server at ${host}:${port} rejected user "${user}" for database "${database}" (DATABASE_URL).`,
    'Check pg_hba.conf, and that the user exists and may log in. If the server requires TLS, add ?sslmode=require.',
  ],
  '3D000': ({ host, port, user, database }) => [
    `There is no database "${database}" at ${host}:${port} (DATABASE_URL).`,
    `Create it: createdb -h ${host} -p ${port} -U ${user} ${database}`,
  ],
  '42501': ({ host, port, user, database }) => [
    `User "${user}" is not allowed to use the database "${database}" at ${host}:${port} (DATABASE_URL).`,
    `Grant it: GRANT ALL ON DATABASE ${database} TO ${user}`,
  ],
  '53300': ({ host, port }) => [
    `The server at ${host}:${port} has no free connections (DATABASE_URL).`,
    'Close some, or increase max_connections.',
  ],
  '57P03': ({ host, port }) => [
    `The database at ${host}:${port} is starting up or shutting down (DATABASE_URL).`,
    'Try again in a moment.',
  ],
};

/** Errors of the driver have no code of their own. */
function describeByMessage({ host, port, user, database }: DatabaseTarget, code: string, message: string): Explanation {
  const server = `${host}:${port}`;
  if (code === 'ETIMEDOUT' || /timeout/i.test(message))
    return [`The database at ${server} did not respond in time (DATABASE_URL).`, `Check host, port, and firewall. ${UNSET}`];
  if (code === 'ECONNRESET' || code === 'EPIPE' || /terminated unexpectedly/i.test(message))
    return [
      `${server} (DATABASE_URL) closes the connection immediately.`,
      `Is that a Postgres server? If it requires TLS, add ?sslmode=require. ${UNSET}`,
    ];
  if (/does not support SSL/i.test(message))
    return [
      `The database at ${server} doesn’t offer TLS, and DATABASE_URL requires it.`,
      'Remove sslmode from DATABASE_URL, or set up TLS on the server.',
    ];
  if (/CERT|certificate/i.test(`${code} ${message}`))
    return [
      `The certificate of the database at ${server} is not trusted (DATABASE_URL): ${message}.`,
      'Set NODE_EXTRA_CA_CERTS to its certificate authority, or use ?sslmode=no-verify on a network that you trust.',
    ];
  const suffix = code === '' ? '' : ` (${code})`;
  return [`The database "${database}" at ${server} cannot be used as user "${user}" (DATABASE_URL): ${message}${suffix}.`, UNSET];
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
