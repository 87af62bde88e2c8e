import type { Client } from 'pg';
import { percentile } from '../statistics';
import type { Bench, Experiment, Measurement } from './experiment';

const ROWS = 100_000;
const CLIENTS = 64;
const SECONDS = 4;

/** What does a new connection cost, and how many connections should 64 clients share? */
export const pooling: Experiment = {
  name: 'pooling',
  question: `${CLIENTS} clients that each read and update a row, over 1 to ${CLIENTS} shared connections`,
  settings: ['shared_buffers=512MB', 'max_connections=120', 'autovacuum=off', 'synchronous_commit=off'],
  rounds: 5,
  prepare: async ({ client }) => {
    await client.query(`create table account as select n as id, 0 as balance from generate_series(1, ${ROWS}) as n`);
    await client.query('alter table account add primary key (id)');
    await client.query('vacuum (freeze, analyze) account');
  },
  variants: {
    'a connection for each transaction': ({ connect }) =>
      measure(async (transaction) => {
        const client = await connect();
        await transaction(client);
        await client.end();
      }),
    ...Object.fromEntries(
      [1, 2, 4, 8, 16, 32, 64].map((size) => [`${size} shared`, (bench: Bench) => measureShared(bench, size)]),
    ),
  },
};

type Lend = (transaction: (client: Client) => Promise<void>) => Promise<void>;

async function measureShared({ connect }: Bench, size: number): Promise<Measurement> {
  const all = await Promise.all(Array.from({ length: size }, () => connect()));
  const idle = [...all];
  const waiting: ((client: Client) => void)[] = [];
  const result = await measure(async (transaction) => {
    const client = idle.pop() ?? (await new Promise<Client>((resolve) => waiting.push(resolve)));
    await transaction(client);
    const next = waiting.shift();
    if (next) next(client);
    else idle.push(client);
  });
  await Promise.all(all.map((client) => client.end()));
  return result;
}

/** Lets all clients work until the time is over, each with one transaction after the other. */
async function measure(lend: Lend): Promise<Measurement> {
  const end = performance.now() + SECONDS * 1000;
  const latencies: number[] = [];
  let failed = 0;
  const work = async (): Promise<void> => {
    while (performance.now() < end) {
      const begin = performance.now();
      await lend(transfer).catch(() => (failed += 1));
      latencies.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, work));
  return {
    transactionsPerSecond: latencies.length / SECONDS,
    p50Ms: percentile(latencies, 50),
    p95Ms: percentile(latencies, 95),
    failed,
  };
}

async function transfer(client: Client): Promise<void> {
  const id = 1 + Math.floor(Math.random() * ROWS);
  await client.query('begin');
  await client.query({ name: 'read', text: 'select balance from account where id = $1', values: [id] });
  await client.query({ name: 'write', text: 'update account set balance = balance + 1 where id = $1', values: [id] });
  await client.query('commit');
}
