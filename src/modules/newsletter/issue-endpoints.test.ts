import type { PayloadRequest } from 'payload';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { issueEndpoints } from './issue-endpoints';

const isClaim = (statement: object): boolean => JSON.stringify(statement).includes('skip locked');

/** A request of an editor to send draft 7 now, in a database that schedules it and then fails with `error`, if given. */
function createSendRequest(error?: Error) {
  const execute = (statement: object): Promise<{ rows: object[] }> => {
    const text = JSON.stringify(statement);
    if (text.includes('update newsletter_issues set state = ')) return Promise.resolve({ rows: [{ id: 7 }] });
    if (error !== undefined && isClaim(statement)) return Promise.reject(error);
    return Promise.resolve({ rows: [] });
  };
  const i18n = {
    fallbackLanguage: 'en',
    supportedLanguages: { en: { dateFNSKey: 'en-US', translations: {} } },
    translations: {},
  };
  const db = {
    // The outbox, which has nothing to deliver.
    drizzle: { execute: (statement: object) => Promise.resolve({ rows: isClaim(statement) ? [] : [{ in_seconds: null }] }) },
    sessions: { transaction: { db: { execute } } },
    beginTransaction: () => Promise.resolve('transaction'),
    commitTransaction: () => Promise.resolve(),
    rollbackTransaction: () => Promise.resolve(),
  };
  const payload = {
    config: { i18n },
    collections: { 'newsletter-issues': { config: { slug: 'newsletter-issues', fields: [] } } },
    db,
    find: () => Promise.resolve({ docs: [{ id: 7, subject: 'Classes in December', state: 'draft' }] }),
    create: () => Promise.resolve({}),
  };
  const user = { id: 3, collection: 'users', name: 'Edda Editor', roles: ['editor'] };
  const data = { updatedAt: '2026-11-26T06:00:00.000Z' };
  return z.custom<PayloadRequest>().parse({ routeParams: { id: '7' }, user, data, payload, context: {} });
}

async function send(request: PayloadRequest): Promise<{ status: number; body: unknown }> {
  const endpoint = issueEndpoints.find(({ path }) => path === '/:id/send');
  if (endpoint === undefined) throw new Error('There is no endpoint that sends an issue.');
  const response = await endpoint.handler(request);
  return { status: response.status, body: await response.json() };
}

it('an issue is sent at once', async () => {
  expect(await send(createSendRequest())).toEqual({ status: 200, body: { message: 'It is being sent.' } });
});

it('an issue that is scheduled for now, but can’t be enqueued in time, is left to the job, and the editor learns it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  expect(await send(createSendRequest(error))).toEqual({ status: 200, body: { message: 'It will be sent within a minute.' } });
  expect(log).toHaveBeenCalledWith(expect.stringContaining('The job does it'), error.message);
  log.mockRestore();
});
