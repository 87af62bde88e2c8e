import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { findFreePort } from '../ports';
import type { SystemAccount } from '../database/postgres-account';

/** A Postgres server of a recording, with its data below a temporary folder. */
export interface LabServer {
  readonly name: string;
  readonly port: number;
  readonly data: string;
  /** Starts it and waits until it accepts connections. */
  start(): void;
  /** Stops it abruptly, like a crash, if it is running. */
  crash(): void;
  /** Appends lines to its configuration. */
  configure(...lines: readonly string[]): void;
}

export interface Lab {
  readonly folder: string;
  readonly account: SystemAccount | undefined;
  /** Every server created so far. */
  readonly servers: LabServer[];
}

/** Creates a new, empty server with the programs in a folder. By default, it is ready for replication. */
export async function createServer(
  lab: Lab,
  name: string,
  programs: string,
  settings: readonly string[] = REPLICATION_SETTINGS,
): Promise<LabServer> {
  const server = await describeServer(lab, name, programs);
  mkdirSync(server.data, { mode: 0o700 });
  if (lab.account) chownSync(server.data, lab.account.uid, lab.account.gid);
  run(lab, path.join(programs, 'initdb'), ['-D', server.data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-k']);
  server.configure(`port = ${server.port}`, `cluster_name = '${name}'`, ...LOCAL_SETTINGS, ...settings);
  return server;
}

/** Creates a standby from a base backup, taken while the primary runs. */
export async function createStandby(lab: Lab, name: string, primary: LabServer, programs: string): Promise<LabServer> {
  const server = await describeServer(lab, name, programs);
  await copyRunningServer(primary, server.data);
  writeFileSync(path.join(server.data, 'standby.signal'), '');
  server.configure(
    `port = ${server.port}`,
    `cluster_name = '${name}'`,
    `primary_conninfo = '${buildConnectionString(primary)} application_name=${name}'`,
  );
  return server;
}

/** Builds a connection string in libpq's format. */
export function buildConnectionString({ port }: LabServer): string {
  return `host=127.0.0.1 port=${port} user=postgres dbname=postgres`;
}

/** Connects to a server; rejects when that takes longer than the limit. */
export async function connect({ port }: LabServer, limitMs = 5000): Promise<Client> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: limitMs,
    query_timeout: limitMs,
  });
  // When a server crashes, the connection ends, and the pending query rejects as well.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Copies a running server's files between pg_backup_start and pg_backup_stop, as the manual describes a low-level backup. */
export async function copyRunningServer(source: LabServer, target: string): Promise<void> {
  const client = await connect(source, 30_000);
  await client.query("select pg_backup_start('recording', true)");
  cpSync(source.data, target, {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => !/postmaster\.(pid|opts)$/.test(file),
  });
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  writeFileSync(path.join(target, 'backup_label'), rows[0]?.labelfile ?? '');
  await client.end();
  execFileSync('chown', ['-R', '--reference', source.data, target]);
  execFileSync('chmod', ['700', target]);
}

const LOCAL_SETTINGS = ["listen_addresses = '127.0.0.1'", "unix_socket_directories = ''"];

const REPLICATION_SETTINGS = [
  'wal_level = logical',
  'hot_standby = on',
  "wal_receiver_timeout = '2s'",
  "wal_retrieve_retry_interval = '100ms'",
  // The standbys have no slots.
  "wal_keep_size = '256MB'",
];

/** Returns a server whose data is created elsewhere. */
export async function describeServer(lab: Lab, name: string, programs: string): Promise<LabServer> {
  const data = path.join(lab.folder, name);
  const port = await findFreePort();
  const control = (...words: readonly string[]): void =>
    run(lab, path.join(programs, 'pg_ctl'), ['-D', data, '-l', path.join(lab.folder, `${name}.log`), '-w', ...words]);
  const server: LabServer = {
    name,
    port,
    data,
    start: () => control('start'),
    crash: () => {
      if (existsSync(path.join(data, 'postmaster.pid'))) control('stop', '-m', 'immediate');
    },
    configure: (...lines) => appendFileSync(path.join(data, 'postgresql.conf'), `${lines.join('\n')}\n`),
  };
  lab.servers.push(server);
  return server;
}

function run({ account }: Lab, program: string, words: readonly string[]): void {
  execFileSync(program, words, { ...account, cwd: '/', stdio: 'ignore', timeout: 60_000 });
}
