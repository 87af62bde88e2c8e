import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RunnerLock } from '@/cms/job-queue/runner-lock';
import { createSeededDatabase, type TestDatabase } from './support/database';
import { type Instance, startInstance } from './support/instance';
import { createProcesses } from './support/processes';

const processes = createProcesses();
let database: TestDatabase;

beforeAll(async () => {
  database = await createSeededDatabase('jobs', processes);
});
afterAll(async () => {
  await processes.close();
  await database.drop();
});

/** A job as Payload leaves it behind: one that waits, or one whose process ended while it ran. */
async function leaveJob({ processing, tried = 0 }: { processing: boolean; tried?: number }): Promise<number> {
  const { rows } = await database.client.query<{ id: number }>(
    `insert into payload_jobs (task_slug, queue, processing, total_tried) values ('remove-failed-jobs', 'default', $1, $2) returning id`,
    [processing, tried],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('No job was made.');
  return row.id;
}

async function job(id: number) {
  const { rows } = await database.client.query<{ processing: boolean; has_error: boolean; error: unknown }>(
    'select processing, has_error, error from payload_jobs where id = $1',
    [id],
  );
  return rows[0];
}

const gone = (id: number) => expect.poll(() => job(id), { interval: 100 }).toBeUndefined();

describe('the right to run jobs', () => {
  it('is held by one process, and passes on when that process ends', async () => {
    const [one, two] = [new RunnerLock(database.url), new RunnerLock(database.url)];
    expect(await one.acquire()).toBe('taken');
    expect(await one.acquire()).toBe('kept');
    expect(await two.acquire()).toBe('elsewhere');
    await one.release();
    expect(await two.acquire()).toBe('taken');
    expect(await one.acquire()).toBe('elsewhere');
    await Promise.all([one.release(), two.release()]);
  });

  it('is lost with its connection', async () => {
    const lock = new RunnerLock(database.url);
    await lock.acquire();
    await database.client.query(
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
    );
    await expect.poll(() => lock.acquire().catch(() => 'lost'), { interval: 20 }).toBe('taken');
    await lock.release();
  });
});

describe('an instance', () => {
  let site: Instance;
  let cms: Instance;
  let waiting = 0;
  let interrupted = 0;
  let hopeless = 0;

  beforeAll(async () => {
    site = await startInstance(processes, database.url, { ROLE: 'site' });
    waiting = await leaveJob({ processing: false });
  });

  it('for the public alone leaves jobs to others', async () => {
    expect((await site.get('/')).status).toBe(200);
    const lock = new RunnerLock(database.url);
    expect(await lock.acquire()).toBe('taken');
    await lock.release();
    expect(await job(waiting)).toMatchObject({ processing: false });
  });

  it('for editors runs what waits, and what was interrupted', async () => {
    interrupted = await leaveJob({ processing: true });
    hopeless = await leaveJob({ processing: true, tried: 4 });
    cms = await startInstance(processes, database.url, { ROLE: 'cms' });
    await gone(waiting);
    await gone(interrupted);
  });

  it('gives up a job during which the process ended repeatedly', async () => {
    await expect
      .poll(() => job(hopeless))
      .toMatchObject({ processing: false, has_error: true, error: { message: expect.stringContaining('interrupted 5 times') } });
  });

  it('queues the nightly jobs', async () => {
    const { rows } = await database.client.query<{ due: Date }>(
      `select wait_until as due from payload_jobs where task_slug = 'remove-failed-jobs' and not has_error`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.due.getTime()).toBeGreaterThan(Date.now());
  });

  it.each([
    '/api/payload-jobs',
    '/api/payload-jobs/run',
    '/api/payload-jobs/handle-schedules',
    '/api/globals/payload-jobs-stats',
  ])('tells nobody at %s', async (address) => {
    expect([401, 403]).toContain((await cms.get(address)).status);
  });

  it('takes over from one that was killed', async () => {
    const other = await startInstance(processes, database.url, { ROLE: 'cms' });
    await cms.kill();
    await gone(await leaveJob({ processing: false }));
    await other.stop();
  });
});
