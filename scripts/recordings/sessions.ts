import { setTimeout as sleep } from 'node:timers/promises';
import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  connect,
  buildConnectionString,
  copyRunningServer,
  createServer,
  createStandby,
  describeServer,
  type Lab,
  type LabServer,
} from './lab-server';
import { Transcript } from './transcript';

const ORDERS = `create table orders (id bigint generated always as identity primary key, total numeric not null);
insert into orders (total) select (random() * 5000)::numeric(8,2) from generate_series(1, 100000)`;

/** Records how a table is restored after an accidental DELETE: a base backup, archived WAL, and a target time. */
export async function recordRestore(lab: Lab, programs: string): Promise<Transcript> {
  const archive = path.join(lab.folder, 'archive');
  mkdirSync(archive);
  if (lab.account) chownSync(archive, lab.account.uid, lab.account.gid);
  const db1 = await createServer(lab, 'live', programs);
  db1.configure('archive_mode = on', `archive_command = 'cp %p ${archive}/%f'`);
  db1.start();
  await query(db1, ORDERS);
  const copy = path.join(lab.folder, 'restored');
  await copyRunningServer(db1, copy);

  const transcript = new Transcript();
  await transcript.psql(db1, 'select count(*) from orders;');
  await sleep(1100);
  const target = (await query(db1, "select date_trunc('second', now())::text as now"))[0]?.now;
  await sleep(1100);
  await transcript.psql(db1, 'delete from orders;');
  await query(db1, 'select pg_switch_wal()');
  await sleep(1500);
  writeFileSync(path.join(copy, 'recovery.signal'), '');
  const started = await describeServer(lab, 'restored', programs);
  started.configure(
    `port = ${started.port}`,
    'archive_mode = off',
    `restore_command = 'cp ${archive}/%f %p'`,
    `recovery_target_time = '${target}'`,
    "recovery_target_action = 'promote'",
  );
  db1.crash();
  started.start();
  transcript.add('', `recovery_target_time = '${target}'`);
  transcript.add('$ ', 'pg_ctl start -D restored', 'server started');
  await waitForPromotion(started);
  await transcript.psql(started, 'select count(*) from orders;');
  started.crash();
  return transcript;
}

/** Records an upgrade of the major version by logical replication, from the older server's programs. */
export async function recordUpgrade(lab: Lab, programs: string, olderPrograms: string): Promise<Transcript> {
  const older = await createServer(lab, 'pg15', olderPrograms);
  const newer = await createServer(lab, 'pg18', programs);
  for (const server of [older, newer]) server.start();
  await query(older, ORDERS);
  await query(newer, 'create table orders (id bigint generated always as identity primary key, total numeric not null)');
  const transcript = new Transcript();
  await transcript.psql(older, 'create publication upgrade for all tables;');
  await query(newer, `create subscription upgrade connection '${buildConnectionString(older)}' publication upgrade`);
  transcript.add('pg18=# ', "create subscription upgrade\n  connection 'host=pg15' publication upgrade;", 'CREATE SUBSCRIPTION');
  await waitForRow(newer, 'select 1 from pg_subscription_rel having bool_and(srsubstate = $$r$$)');
  await transcript.psql(older, 'insert into orders (total) values (42);');
  await waitForRow(newer, 'select 1 from orders where id > 100000');
  await transcript.psql(newer, 'select max(id), count(*) from orders;');
  await transcript.psql(newer, 'show server_version;');
  for (const server of [older, newer]) server.crash();
  return transcript;
}

/** Records the lag of a standby, and a read on it. */
export async function recordReplication(lab: Lab, programs: string): Promise<Transcript> {
  const primary = await createServer(lab, 'primary', programs);
  primary.start();
  await query(primary, ORDERS);
  const standby = await createStandby(lab, 'standby', primary, programs);
  standby.start();
  await sleep(1000);
  const transcript = new Transcript();
  await transcript.psql(primary, 'insert into orders (total) values (99.5) returning id;');
  await sleep(200);
  await transcript.psql(
    primary,
    'select application_name, state,\n       pg_current_wal_lsn() - replay_lsn as bytes_behind\n  from pg_stat_replication;',
  );
  await transcript.psql(standby, 'select total from orders order by id desc limit 1;');
  await transcript.psql(standby, 'select pg_is_in_recovery();');
  for (const server of [standby, primary]) server.crash();
  return transcript;
}

async function waitForPromotion(server: LabServer): Promise<void> {
  await waitForRow(server, 'select 1 where not pg_is_in_recovery()');
}

async function waitForRow(server: LabServer, sql: string): Promise<void> {
  for (;;) {
    if ((await query(server, sql)).length > 0) return;
    await sleep(50);
  }
}

async function query(server: LabServer, sql: string): Promise<Record<string, string>[]> {
  const client = await connect(server, 30_000);
  const { rows } = await client.query<Record<string, string>>(sql);
  await client.end();
  return rows;
}
