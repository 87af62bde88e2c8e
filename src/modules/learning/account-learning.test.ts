import type { PGlite } from '@electric-sql/pglite';
import type { sql } from '@payloadcms/db-postgres';
import { beforeAll, expect, it, vi } from 'vitest';
import { runStatement } from '@/cms/testing/run-statement';
import { openEmptyDatabase } from '@/platform/testing/empty-database';

let database: PGlite;
const execute = async (statement: ReturnType<typeof sql>) => ({ rows: await runStatement(database, statement) });

vi.mock('@/modules/payload-client', () => ({ getPayloadClient: async () => ({ db: { drizzle: { execute } } }) }));
vi.mock('./paths', () => ({
  getLearningPaths: async () => [
    { url: '/path', title: 'A path', steps: [{ url: '/new' }, { url: '/old/1' }, { url: '/old/1000' }] },
  ],
}));
// Other tests of this process load these modules with other substitutes.
vi.resetModules();
const { handleStepCompletion, handleStepReopening } = await import('./account-learning');

beforeAll(async () => {
  database = await openEmptyDatabase();
  await database.exec(`
    create table learning_progress (subject text, step text, done_at timestamptz, unique (subject, step));
    insert into learning_progress select 'diligent', '/old/' || n, '2026-01-01' from generate_series(1, 999) n;
    insert into learning_progress values ('other', '/old/1', '2026-01-01')`);
});

async function change(handle: typeof handleStepCompletion, step: string): Promise<{ status: number; body: unknown }> {
  const request = new Request('http://site/account/learning', { method: 'POST', body: JSON.stringify({ step }) });
  const person = { subject: 'diligent', name: 'D', groups: [] };
  const response = await handle({ request, person, accessToken: '' });
  return { status: response.status, body: await response.json() };
}

async function findSteps(): Promise<unknown[]> {
  const { rows } = await database.query(
    `select step, done_at < '2026-01-02' as old from learning_progress where subject = 'diligent'`,
  );
  return rows;
}

it('a step beyond the maximum is refused with what was kept and what to do, and saved once there is room', async () => {
  expect((await change(handleStepCompletion, '/old/1000')).status).toBe(200);
  expect(await change(handleStepCompletion, '/new')).toEqual({
    status: 409,
    body: {
      error: 'invalid_request',
      message: expect.stringMatching(/1,000 completed steps.*isn’t marked; the others stay marked\. Remove the mark of another/),
    },
  });
  expect(await findSteps()).toHaveLength(1_000);

  // A step that is done stays done, since when it was.
  expect((await change(handleStepCompletion, '/old/1')).status).toBe(200);
  expect(await findSteps()).toContainEqual({ step: '/old/1', old: true });

  expect((await change(handleStepReopening, '/old/1000')).status).toBe(200);
  const { status, body } = await change(handleStepCompletion, '/new');
  expect(status).toBe(200);
  expect(body).toMatchObject({ done: expect.arrayContaining(['/new']) });
});
