import { afterEach, expect, it, vi } from 'vitest';
import { type FakePostgres, startFakePostgres } from '@/platform/testing/fake-postgres';
import { createOutboxReader } from './outbox-state';

let database: FakePostgres | undefined;

afterEach(() => {
  database?.close();
  vi.restoreAllMocks();
});

it('logs a failed read, and queries only open deliveries', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  database = await startFakePostgres((statement) => (statement.startsWith('set ') ? 'SET' : new Error('canceled')));
  expect(await createOutboxReader(database.url)()).toBeUndefined();
  expect(log.mock.calls).toEqual([[expect.stringContaining('could not read the state of the outbox')]]);
  expect(database.statements.at(-1)).toMatch(/from form_deliveries\s+where state in \('waiting', 'given-up'\)$/);
});
