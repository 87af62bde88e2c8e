import type { BasePayload } from 'payload';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { lockRowsBeforeWrite } from '@/cms/core/database/lock-rows';
import { requestSubscription } from './subscribe';
import { newsletterSubscribers } from './subscribers';

const i18n = { fallbackLanguage: 'en', supportedLanguages: { en: { dateFNSKey: 'en-US', translations: {} } } };
const statementSchema = z.object({ queryChunks: z.array(z.unknown()) });
/** Ends the request at the point that the test is about. */
class FoundError extends Error {}

it('a request to subscribe waits for a confirmation that is under way before it looks at the state', async () => {
  const steps: string[] = [];
  const execute = (statement: unknown) => {
    steps.push(JSON.stringify(statementSchema.parse(statement).queryChunks));
    return Promise.resolve({ rows: [] });
  };
  const find = () => Promise.reject(new FoundError());
  const db = {
    drizzle: { execute },
    sessions: { 1: { db: { execute } } },
    beginTransaction: () => Promise.resolve(1),
    rollbackTransaction: () => Promise.resolve(),
  };
  const payload = z.custom<BasePayload>().parse({ db, find, config: { i18n } });
  const request = { email: 'Ada@people.example', topics: ['events'], page: '/newsletter', keepDays: 7 } as const;
  await expect(requestSubscription(payload, request)).rejects.toThrow(FoundError);
  expect(steps).toEqual([
    expect.stringContaining('pg_advisory_xact_lock'),
    expect.stringMatching(/from newsletter_subscribers where email = .*ada@people\.example.*for update/),
  ]);
});

it('a change of a subscriber waits for one that is under way', () => {
  expect(newsletterSubscribers.hooks?.beforeOperation).toContain(lockRowsBeforeWrite);
});
