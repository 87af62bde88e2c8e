import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { FormDefinition } from '@/modules/forms';
import { environment } from '@/platform/environment';
import { proofOfWork } from '@/services/bot-protection';
import { guardSubmission } from './guard-submission';

const form: FormDefinition = {
  key: 'account-support',
  name: 'Request',
  submitLabel: 'Send',
  fields: [{ name: 'file', label: 'File', kind: 'file', required: false }],
  thankYou: '/thank-you-page',
  nextSteps: '',
  keepDays: 30,
};
const request = new Request('https://site.test/account-support?form=account-support', { method: 'POST' });

const before = globalThis.siteDatabasePool;
/** By the name of the limit. */
let used: Map<string, number>;

/** Stands for Postgres: counts what has a limit, and remembers what each proof was used for. */
beforeEach(() => {
  used = new Map();
  const proofs = new Map<string, string>();
  const query = (statement: string, [key = '', usedFor = '']: string[] = []) => {
    if (statement.includes('insert into used_proof')) {
      proofs.set(key, proofs.get(key) ?? usedFor);
      return Promise.resolve({ rows: [{ fits: proofs.get(key) === usedFor }] });
    }
    const [limit = ''] = key.split(':');
    used.set(limit, (used.get(limit) ?? 0) + 1);
    return Promise.resolve({ rows: [{ used: used.get(limit), seconds: 3_600 }] });
  };
  globalThis.siteDatabasePool = z.custom<pg.Pool>().parse({ query });
});
afterEach(() => {
  globalThis.siteDatabasePool = before;
});

async function solve(): Promise<string> {
  const challenge = await proofOfWork.issueChallenge();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

function send(altcha: string, file?: string) {
  const files = file === undefined ? [] : [{ field: 'file', file: { content: Buffer.from(file) } }];
  return guardSubmission({ request, form, sent: { email: ['ada@people.example'], altcha: [altcha] }, files });
}

it('a proof is valid for the same form with the same file, and for none with another file', async () => {
  const proof = await solve();
  expect(await send(proof, 'one')).toBe('verified');
  expect(await send(proof, 'one')).toBe('verified');
  for (const file of ['another', undefined]) expect(await send(proof, file)).toMatchObject({ status: 403 });
});

it('a network may send as many forms with a file in a day as others in an hour', async () => {
  used.set('forms with files', environment.FORMS_PER_HOUR - 1);
  expect(await send(await solve(), 'the last one')).toBe('verified');
  expect(await send(await solve(), 'one more')).toEqual({
    status: 429,
    message: expect.stringContaining('send it without the file'),
    retryAfterSeconds: 3_600,
  });
  expect(await send(await solve())).toBe('verified');
});
