import type { PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { collectPersonalData } from './personal-data';

it('a person gets the files that they have sent, with the form that each belongs to', async () => {
  const file = (entry: number, name: string) => ({ entry, name, type: 'text/plain', size: 2, content: 'SGk=' });
  const rows: Readonly<Record<string, readonly object[]>> = {
    'form-entries': [
      { id: 1, reference: 'first' },
      { id: 2, reference: 'second' },
    ],
    'form-files': [file(2, 'cv.txt'), file(2, 'letter.txt')],
  };
  const payload = {
    db: { drizzle: { execute: () => Promise.resolve({ rows: [] }) }, sessions: {} },
    find: ({ collection }: { collection: string }) => Promise.resolve({ docs: rows[collection] ?? [] }),
  };
  const { entries } = await collectPersonalData(z.custom<PayloadRequest>().parse({ payload }), { email: 'ada@people.example' });
  const content = { type: 'text/plain', size: 2, content: 'SGk=' };
  expect(entries).toMatchObject([
    { reference: 'first', files: [] },
    {
      reference: 'second',
      files: [
        { name: 'cv.txt', ...content },
        { name: 'letter.txt', ...content },
      ],
    },
  ]);
});
