import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { canEnter } from '../../scripts/database/data-folder';
import { ensurePostgresAccount } from '../../scripts/database/postgres-account';
import { copyBinaries, getInstalledBinaries } from '../../scripts/database/postgres-binaries';
import { createServer, type Lab } from '../../scripts/recordings/lab-server';
import type { Bench } from './experiment';

/** A new server in a temporary folder, for one experiment. */
interface ScratchServer {
  readonly bench: Bench;
  readonly version: string;
  /** Ends the connections, and removes the server with its data. */
  remove(): Promise<void>;
}

/** Starts the embedded Postgres with the settings of an experiment. It flushes to disk, as a production server does. */
export async function startScratchServer(settings: readonly string[]): Promise<ScratchServer> {
  const account = ensurePostgresAccount();
  const lab: Lab = { folder: mkdtempSync(path.join(os.tmpdir(), 'bench-postgres-')), account, servers: [] };
  chmodSync(lab.folder, 0o777);
  const files = path.join(lab.folder, 'files');
  mkdirSync(files);
  if (account) chownSync(files, account.uid, account.gid);
  const installed = getInstalledBinaries();
  const programs = path.join(canEnter(installed, account) ? installed : copyBinaries(installed, lab.folder), 'bin');
  const server = await createServer(lab, 'bench', programs);
  server.configure(...settings.map((setting) => setting.replace('=', ' = ')));
  server.start();
  const clients: Client[] = [];
  const connect = async (): Promise<Client> => {
    const client = new Client({ host: '127.0.0.1', port: server.port, user: 'postgres', database: 'postgres' });
    await client.connect();
    clients.push(client);
    return client;
  };
  const client = await connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  return {
    bench: { client, connect, folder: files },
    version: rows[0]?.server_version ?? '',
    remove: async () => {
      // Those that an experiment has ended itself are ended again without effect.
      await Promise.allSettled(clients.map((each) => each.end()));
      server.crash();
      rmSync(lab.folder, { recursive: true, force: true });
    },
  };
}

/** Connects to a server that is running, whose settings are set for the session. */
export async function connectToServer(url: string, settings: readonly string[]): Promise<ScratchServer> {
  const connect = async (): Promise<Client> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    for (const setting of settings) await client.query(`set ${setting.replace(/=(.*)/, " = '$1'")}`);
    return client;
  };
  const client = await connect();
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version') || ', pgvector ' || default_version as version
     from pg_available_extensions
     where name = 'vector'`,
  );
  return { bench: { client, connect, folder: '' }, version: rows[0]?.version ?? '', remove: () => client.end() };
}
