import { expect, it } from 'vitest';
import type { PostgresRelease } from '@/payload-types';
import { writeReleaseList, writeReleasePage } from './release-text';

const release: PostgresRelease = {
  id: 1,
  key: '2026-08-13',
  released: '2026-08-13',
  kind: 'scheduled',
  versions: ['18.6', '17.11'],
  notesRead: ['18.6'],
  summary: 'Fixes.',
  sources: ['https://www.postgresql.org/docs/18/release-18-6.html'],
  checked: '2026-11-22',
  updatedAt: '',
  createdAt: '',
};
const major: PostgresRelease = { ...release, kind: 'major', versions: ['18.0'], notesRead: ['18.0'] };
const facts = { versions: [], releases: [release, major], cves: [], today: '2026-11-22' };

it('a release asks for nothing else only if its own notes were read', () => {
  expect(writeReleasePage('18.6', release, facts)).toContain('ask for nothing else');
  const unread = writeReleasePage('17.11', release, facts);
  expect(unread).toContain('We haven’t reviewed the release notes for 17.11 yet. Read the');
  expect(unread).not.toContain('nothing else');
  expect(writeReleaseList(facts)).toContain('| not reviewed |');
});

it('the first release of a major version leads to the upgrade', () => {
  const page = writeReleasePage('18.0', major, facts);
  expect(page).toContain('(/docs/operate/major-upgrade-with-pg-upgrade)');
  expect(page).not.toMatch(/nothing else|minor-updates/);
  expect(writeReleaseList(facts)).toContain('| major upgrade |');
});
