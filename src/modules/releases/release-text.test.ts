import { expect, it } from 'vitest';
import type { PostgresCve, PostgresRelease } from '@/payload-types';
import { buildCveListMarkdown } from './cve-text';
import { buildReleaseListMarkdown, buildReleasePageMarkdown } from './release-text';

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
  expect(buildReleasePageMarkdown('18.6', release, facts)).toContain('ask for nothing else');
  const unread = buildReleasePageMarkdown('17.11', release, facts);
  expect(unread).toContain('We haven’t reviewed the release notes for 17.11 yet. Read the');
  expect(unread).not.toContain('nothing else');
  expect(buildReleaseListMarkdown(facts)).toContain('| not reviewed |');
});

it('the first release of a major version leads to the upgrade', () => {
  const page = buildReleasePageMarkdown('18.0', major, facts);
  expect(page).toContain('(/docs/operate/major-upgrade-with-pg-upgrade)');
  expect(page).not.toMatch(/nothing else|minor-updates/);
  expect(buildReleaseListMarkdown(facts)).toContain('| major upgrade |');
});

it('a CVE belongs to the day of its fix, whether or not its own day was read', () => {
  const cve: PostgresCve = {
    id: 1,
    key: 'cve-2026-1',
    affected: [{ from: '18', fixedIn: '18.6' }],
    notRead: ['17'],
    sourceUrl: 'https://www.postgresql.org/support/security/CVE-2026-1/',
    checked: '2026-11-22',
    updatedAt: '',
    createdAt: '',
  };
  const known = { ...facts, cves: [cve] };
  expect(buildReleasePageMarkdown('18.6', release, known)).toContain('CVE-2026-1');
  expect(buildReleasePageMarkdown('17.11', release, known)).toContain('CVEs fixed in other versions that day: 1.');
  expect(buildCveListMarkdown(known)).toContain('## Fixed on August 13, 2026');
  expect(buildCveListMarkdown(known)).toMatch(/\| See the record\. \|/);
  const reviewed = { ...cve, score: 8.8, component: 'core server', description: 'It could stop.' };
  expect(buildCveListMarkdown({ ...facts, cves: [reviewed] })).toContain('| **8.8** core server: It could stop. |');
});

it('says until when the version of a release gets fixes, and which release is the newest', () => {
  const version = {
    id: 1,
    key: '18',
    major: 18,
    released: '2025-09-25',
    sources: [],
    checked: '2026-11-22',
    updatedAt: '',
    createdAt: '',
  };
  const standingOf = (number: string, endOfLife: string | undefined, today = '2026-11-22') =>
    buildReleasePageMarkdown(number, release, { ...facts, versions: [{ ...version, endOfLife }], today }).split('\n')[0];
  const name = '[PostgreSQL 18](/releases/18)';
  const newest = '18.6 is the newest release of PostgreSQL 18.';
  expect(standingOf('18.6', '2030-11-14')).toBe(`${newest} ${name} gets fixes until November 14, 2030.`);
  expect(standingOf('18.6', undefined)).toBe(`${newest} ${name} gets fixes; its end has not been announced.`);
  expect(standingOf('18.6', '2030-11-14', '2030-12-01')).toBe(`${newest} ${name} got its last fixes on November 14, 2030.`);
  expect(standingOf('18.0', '2030-11-14')).toMatch(/^The newest release of PostgreSQL 18 is \[18\.6\]\(\/releases\/18\.6\)\. /);
});
