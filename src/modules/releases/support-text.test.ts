import { expect, test } from 'vitest';
import type { PostgresRelease, PostgresVersion } from '@/payload-types';
import { buildSupportTableMarkdown } from './support-text';

const TODAY = '2026-11-26';
const RECORD = { id: 1, key: '', sources: [], updatedAt: '', createdAt: '' };
const version = (major: number, checked: string, endOfLife = '2030-11-14'): PostgresVersion => ({
  ...RECORD,
  major,
  released: '2020-09-25',
  endOfLife,
  checked,
});
const release = (name: string, checked: string): PostgresRelease => ({
  ...RECORD,
  released: '2026-11-12',
  kind: 'scheduled',
  versions: [name],
  summary: 'Fixes.',
  checked,
});
const write = (versions: PostgresVersion[], releases: PostgresRelease[]): string =>
  buildSupportTableMarkdown({ versions, releases, today: TODAY });

test('the day of the check is that of the row that was checked longest ago', () => {
  const versions = [version(18, '2026-11-20'), version(17, '2026-11-24')];
  expect(write(versions, [release('18.7', '2026-11-25')])).toContain('Sources checked on November 20, 2026.');
  expect(write(versions, [release('17.12', '2026-11-18')])).toContain('Sources checked on November 18, 2026.');
});

test('the checks of rows that the table does not show have no effect', () => {
  const ended = [13, 12, 11].map((major) => version(major, major === 11 ? '2020-01-01' : '2026-11-23', '2025-11-13'));
  const versions = [version(18, '2026-11-24'), ...ended];
  const releases = [release('18.7', '2026-11-25'), release('18.6', '2020-01-01')];
  expect(write(versions, releases)).toContain('Sources checked on November 23, 2026.');
});
