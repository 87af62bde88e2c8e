import type { PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { submissions } from './collections';
import { exportCsvEndpoint } from './endpoints';

async function exportCsv(found: { docs: readonly unknown[]; totalDocs: number }): Promise<string> {
  const payload = { collections: { 'form-entries': { config: submissions } }, find: () => Promise.resolve(found) };
  const user = { collection: 'users', roles: ['sales'] };
  const response = await exportCsvEndpoint.handler(z.custom<PayloadRequest>().parse({ payload, user, query: {} }));
  return response.text();
}

it('the CSV export has the values of all fields, also of two with the same label', async () => {
  const values = [
    { name: 'first', label: 'Attendee', value: 'Ada' },
    { name: 'company', label: 'Company', value: 'Acme' },
    { name: 'second', label: 'Attendee', value: 'Bo' },
    { name: 'third', label: 'Attendee', value: null },
  ];
  const docs = [
    {
      reference: 'A1',
      createdAt: '2026-11-27T00:00:00.000Z',
      formName: 'Visit',
      state: 'new',
      email: 'ada@people.example',
      values,
    },
  ];
  const [, row] = (await exportCsv({ docs, totalDocs: 1 })).split('\r\n');
  expect(row).toBe('A1,2026-11-27T00:00:00.000Z,Visit,new,,ada@people.example,,,"Ada\nBo",Acme');
});

it('a CSV export that would leave out the oldest entries is refused, and says what to do', async () => {
  await expect(exportCsv({ docs: [], totalDocs: 61_234 })).rejects.toThrow(
    /has 61,234 entries.*at most 50,000\. Filter the list/,
  );
});
