import { expect, it, vi } from 'vitest';
import type { PostgresCve, PostgresRelease } from '@/payload-types';
import { getCveFeedEntries, getReleaseFeedEntries } from './feeds';

const IMPORTED = '2026-11-25T04:00:00.000Z';
const release: PostgresRelease = {
  id: 1,
  key: '2026-08-13',
  released: '2026-08-13',
  kind: 'scheduled',
  versions: ['18.6'],
  notesRead: ['18.6'],
  summary: 'Fixes.',
  sources: ['https://www.postgresql.org/docs/18/release-18-6.html'],
  checked: '2026-11-22',
  updatedAt: IMPORTED,
  createdAt: IMPORTED,
};
const cve: PostgresCve = {
  id: 1,
  key: 'cve-2026-1',
  affected: [{ from: '18', fixedIn: '18.6' }],
  sourceUrl: 'https://www.postgresql.org/support/security/CVE-2026-1/',
  checked: '2026-08-12',
  updatedAt: IMPORTED,
  createdAt: IMPORTED,
};

vi.mock('./facts', () => ({
  getReleaseFacts: async () => ({ versions: [], releases: [release], cves: [cve], today: '2026-11-25' }),
}));
vi.mock('@/modules/pages', () => ({ getSiteSettings: async () => ({ name: 'The site' }) }));

it('an entry has the day of the release, and the day of the check if that was later; an import changes neither', async () => {
  expect(await getReleaseFeedEntries('https://example.org')).toMatchObject([
    { published: '2026-08-13T00:00:00Z', updated: '2026-11-22T00:00:00Z' },
  ]);
  expect(await getCveFeedEntries('https://example.org')).toMatchObject([
    { published: '2026-08-13T00:00:00Z', updated: '2026-08-13T00:00:00Z' },
  ]);
});
