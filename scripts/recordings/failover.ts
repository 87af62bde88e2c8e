import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { connect, buildConnectionString, createServer, createStandby, type Lab, type LabServer } from './lab-server';
import { Transcript } from './transcript';

/** How often the watcher checks the primary, and after how many failures it promotes the standby. */
export const CHECK_INTERVAL_MS = 500;
export const FAILURE_THRESHOLD = 2;
const STANDBYS = 'select application_name, sync_state\n  from pg_stat_replication order by 1;';
const QUORUM = "alter system set synchronous_standby_names = 'any 1 (db1, db2, db3)'";

/** The times of events, in milliseconds after the primary was stopped. */
interface FailoverTimes {
  readonly detectedMs: number;
  readonly promotedMs: number;
  readonly writableMs: number;
  /** Rows that were confirmed to the application, and rows found afterwards. */
  readonly confirmedRows: number;
  readonly foundRows: number;
}

/**
 * Records a failover: three servers with quorum commit, an application that writes, a watcher that promotes db2 when
 * db1 is unavailable. The application writes to whichever server accepts it.
 */
export async function recordFailover(lab: Lab, programs: string): Promise<{ transcript: Transcript; times: FailoverTimes }> {
  const servers = await startCluster(lab, programs);
  const [db1, db2, db3] = servers;
  const transcript = new Transcript();
  await transcript.psql(db1, STANDBYS);

  const application = new Application(servers);
  const writing = application.write();
  await application.waitForRows(200);
  db1.crash();
  transcript.restartClock();
  const stoppedAt = performance.now();
  transcript.add('$ ', 'pg_ctl stop -D db1 -m immediate', 'server stopped');

  const detectedMs = await watch(db1, stoppedAt);
  transcript.add('# ', `${FAILURE_THRESHOLD} checks of db1 failed, ${CHECK_INTERVAL_MS} ms apart`);
  await transcript.psql(db2, 'select pg_promote();');
  const promotedMs = since(stoppedAt);
  await follow(db3, db2);
  await application.waitForRows(application.confirmedRows + 50);
  await application.stop(writing);
  const writableMs = Math.round(application.firstConfirmedBy(db2) - stoppedAt);
  const found = await transcript.psql(db2, 'select count(*) from payments;');
  const times = {
    detectedMs,
    promotedMs,
    writableMs,
    confirmedRows: application.confirmedRows,
    foundRows: Number(/\d+/.exec(found)?.[0]),
  };
  await transcript.psql(db2, STANDBYS);
  for (const server of [db2, db3]) server.crash();
  return { transcript, times };
}

async function startCluster(lab: Lab, programs: string): Promise<readonly [LabServer, LabServer, LabServer]> {
  const db1 = await createServer(lab, 'db1', programs);
  db1.start();
  const client = await connect(db1);
  await client.query('create table payments (id bigint generated always as identity primary key, paid timestamptz)');
  const db2 = await createStandby(lab, 'db2', db1, programs);
  const db3 = await createStandby(lab, 'db3', db1, programs);
  for (const server of [db2, db3]) server.start();
  // The setting isn't copied, so each standby gets it, too.
  await client.query(QUORUM);
  await client.query('select pg_reload_conf()');
  await client.end();
  for (const server of [db2, db3]) await reload(server, QUORUM);
  await sleep(1000);
  return [db1, db2, db3];
}

async function reload(server: LabServer, setting: string): Promise<void> {
  const client = await connect(server);
  await client.query(setting);
  await client.query('select pg_reload_conf()');
  await client.end();
}

/** Makes a standby follow another primary. */
async function follow(standby: LabServer, primary: LabServer): Promise<void> {
  await reload(
    standby,
    `alter system set primary_conninfo = '${buildConnectionString(primary)} application_name=${standby.name}'`,
  );
}

async function watch(server: LabServer, stoppedAt: number): Promise<number> {
  for (let failures = 0; failures < FAILURE_THRESHOLD;) {
    await sleep(CHECK_INTERVAL_MS);
    failures = (await isAvailable(server)) ? 0 : failures + 1;
  }
  return since(stoppedAt);
}

async function isAvailable(server: LabServer): Promise<boolean> {
  try {
    const client = await connect(server, CHECK_INTERVAL_MS);
    await client.end();
    return true;
  } catch {
    return false;
  }
}

const since = (moment: number): number => Math.round(performance.now() - moment);

/** A server that accepts writes, with a connection to it. */
interface Target {
  readonly client: Client;
  readonly server: LabServer;
}

/** A client that inserts one row after another and, when its server fails, connects to another that accepts writes. */
class Application {
  readonly #confirmed: { at: number; server: LabServer }[] = [];
  readonly #servers: readonly LabServer[];
  #stopped = false;

  constructor(servers: readonly LabServer[]) {
    this.#servers = servers;
  }

  get confirmedRows(): number {
    return this.#confirmed.length;
  }

  async write(): Promise<void> {
    while (!this.#stopped) {
      const target = await this.#connectForWriting();
      if (target === undefined) await sleep(20);
      else await this.#insertUntilItFails(target);
    }
  }

  async waitForRows(count: number): Promise<void> {
    while (this.confirmedRows < count) await sleep(10);
  }

  /** When this server confirmed its first row. */
  firstConfirmedBy(server: LabServer): number {
    return this.#confirmed.find((row) => row.server === server)?.at ?? Number.NaN;
  }

  async stop(writing: Promise<void>): Promise<void> {
    this.#stopped = true;
    await writing;
  }

  async #insertUntilItFails({ client, server }: Target): Promise<void> {
    try {
      while (!this.#stopped) {
        await client.query('insert into payments (paid) values (now())');
        this.#confirmed.push({ at: performance.now(), server });
      }
    } catch {
      // The server has failed, so the next one is tried.
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async #connectForWriting(): Promise<Target | undefined> {
    for (const server of this.#servers) {
      try {
        const client = await connect(server, 1000);
        const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
        if (rows[0]?.standby === false) return { client, server };
        await client.end();
      } catch {
        // Not running.
      }
    }
    return undefined;
  }
}
