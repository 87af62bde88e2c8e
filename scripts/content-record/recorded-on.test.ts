import { expect, test } from 'vitest';
import { markRecorded } from './recorded-on';

test('writes the day and the version of a recording into a text, and keeps other versions', () => {
  const text =
    'verified: 2026-11-01\n---\nThe output was recorded on PostgreSQL 18.6. Fixed in 17.10. Recorded with pgvector 0.8.7.';
  expect(markRecorded(text, '18.4', '2026-11-23')).toBe(
    'verified: 2026-11-23\n---\nThe output was recorded on PostgreSQL 18.4. Fixed in 17.10. Recorded with pgvector 0.8.7.',
  );
});
