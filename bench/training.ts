import '../scripts/check-runtime';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { stateFolder } from '../scripts/paths';
import { runCommand } from '../scripts/command';
import type { Fleet } from '../tests/integration/support/fleet';
import { readCount, startBenchFleet } from './bench-site';
import { simulateBookings } from './simulated-bookings';
import { percentile } from './statistics';

/*
 * npm run bench:training: many people book the seats of one class at the same moment, over two instances, while instances
 * are killed at random. It fails unless as many instances were killed as asked for, exactly the seats of the class are
 * booked, each once, and everyone else was refused because the class is full.
 *
 *   BENCH_PEOPLE  how many people (default 1000)
 *   BENCH_KILLS   how many times an instance is killed (default 3)
 */
const CLASS_KEY = 'postgresql-essentials-2027-01-12';

await runCommand({ processFile: path.join(stateFolder, 'bench-processes.json') }, async (parts) => {
  const { terminal } = parts;
  const [people, kills] = [readCount('BENCH_PEOPLE', 1_000), readCount('BENCH_KILLS', 3, 0)];
  const { databaseUrl, tokens, fleet } = await startBenchFleet('npm run bench:training', parts, people);
  const begin = performance.now();
  const stopKilling = startKilling(fleet, kills);
  const results = await terminal.step(
    `Booking for ${people} people`,
    () => simulateBookings({ findInstance: () => fleet.next(), classKey: CLASS_KEY, tokens }),
    () => `Asked for ${people} people`,
  );
  const seconds = (performance.now() - begin) / 1000;
  const killed = await stopKilling();

  const kept = await readBookings(databaseUrl);
  const bookedSubjects = results.filter(({ outcome }) => outcome === 'booked').map(({ subject }) => subject);
  const times = results.map(({ milliseconds }) => milliseconds);
  const rank = (share: number) => Math.round(percentile(times, share));
  const isSame = bookedSubjects.toSorted().join() === kept.booked.toSorted().join();
  terminal.print(
    '',
    `${people} people in ${seconds.toFixed(1)} s, ` +
      `${results.reduce((sum, { requests }) => sum + requests, 0)} requests; instances killed: ${killed}`,
    `booked: ${kept.booked.length} of ${kept.seats} seats, on ${kept.distinctSeats} different seats; ` +
      `answered “full”: ${people - bookedSubjects.length}`,
    `exactly the people whose request succeeded are booked: ${isSame ? 'yes' : 'no'}; changes on record: ${kept.recorded}`,
    `time to a seat or “full”: median ${rank(50)} ms, p95 ${rank(95)} ms, longest ${rank(100)} ms`,
  );
  return isSame && killed === kills && isFullyBooked(kept) ? 0 : 1;
});

/**
 * Kills instances at random within the first seconds, but never the last that runs.
 * @returns a function that ends this, and returns how many were killed
 */
function startKilling(fleet: Fleet, most: number): () => Promise<number> {
  let isOver = false;
  const killing = (async () => {
    let killed = 0;
    while (!isOver && killed < most) {
      await wait(150 + Math.random() * 700);
      const [name] = fleet.names().toSorted(() => Math.random() - 0.5);
      if (isOver || name === undefined || fleet.names().length < 2) continue;
      await fleet.kill(name);
      killed += 1;
    }
    return killed;
  })();
  return () => {
    isOver = true;
    return killing;
  };
}

/** Whether each seat is booked once, and each hold and each booking is on record. */
function isFullyBooked({ seats, booked, distinctSeats, recorded }: Bookings): boolean {
  return booked.length === seats && distinctSeats === seats && recorded >= 2 * seats;
}

interface Bookings {
  seats: number;
  booked: string[];
  distinctSeats: number;
  recorded: number;
}

async function readBookings(databaseUrl: string): Promise<Bookings> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Bookings>(
      `select c.seats::int, coalesce(array_agg(b.subject) filter (where b.state = 'booked'), '{}') as booked,
         count(distinct b.seat)::int as "distinctSeats",
         (select count(*)::int from audit_events where kind = 'class-bookings') as recorded
       from training_classes c left join class_bookings b on b.class_id = c.id where c.key = $1 group by c.id`,
      [CLASS_KEY],
    );
    const [row] = rows;
    if (row === undefined) throw new Error(`There is no class ${CLASS_KEY}.`);
    return row;
  } finally {
    await client.end();
  }
}
