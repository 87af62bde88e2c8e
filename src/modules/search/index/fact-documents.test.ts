import { expect, test } from 'vitest';
import { buildFactDocuments } from './fact-documents';

const CONTEXT = { facts: {}, courses: new Map([['postgresql-essentials', 'PostgreSQL essentials']]) };

test('each version released on a day is a page, with the steps of its major version', () => {
  const row = {
    released: '2026-08-13T00:00:00.000Z',
    versions: ['18.6', '17.11'],
    summary: 'Fixes for **28 CVEs**.',
    actions: [
      { title: 'Reindex `bpchar`', majors: ['17'] },
      { title: 'Take a backup', majors: null },
    ],
  };
  const documents = buildFactDocuments('postgres-releases', row, CONTEXT);
  expect(documents).toMatchObject([
    { url: '/releases/18.6', page: '/releases/18.6', isPage: true, kind: 'Releases', title: 'PostgreSQL 18.6', versions: ['18'] },
    { url: '/releases/17.11', versions: ['17'] },
  ]);
  expect(documents[0]?.description).toBe('Released on 2026-08-13. Fixes for 28 CVEs.');
  expect(documents.map(({ body }) => body)).toEqual([
    'Release notes. Take a backup',
    'Release notes. Reindex bpchar. Take a backup',
  ]);
  expect(documents[0]?.keys).toContain('18.6');
});

test('a vulnerability is a page named by its number, even without a description', () => {
  const row = {
    key: 'cve-2026-6464',
    description: 'psql can run data as commands.',
    component: 'client',
    weaknesses: ['CWE-829'],
    affected: [{ fixedIn: '18.6' }, { fixedIn: '18.4' }, { fixedIn: '17.11' }],
  };
  const [document] = buildFactDocuments('postgres-cves', row, CONTEXT);
  expect(document).toMatchObject({
    url: '/security/cve/cve-2026-6464',
    isPage: true,
    kind: 'Security',
    title: 'CVE-2026-6464',
    description: row.description,
    keys: ['cve-2026-6464', 'cve 2026 6464'],
    versions: ['18', '17'],
  });
  expect(document?.body).toBe('Vulnerability of PostgreSQL, client. Fixed in 18.6, 18.4, 17.11. CWE-829');
  expect(buildFactDocuments('postgres-cves', { ...row, description: null, component: null }, CONTEXT)).toMatchObject([
    { description: 'A vulnerability of PostgreSQL.' },
  ]);
});

const CLASS = {
  key: 'postgresql-essentials-2027-01-12',
  course: 'postgresql-essentials',
  start: '2027-01-12T09:00',
  end: '2027-01-13T16:30',
  zone: 'Europe/Berlin',
  language: 'en',
  sample: true,
};

test('a live class is found by its course and dates until it starts', () => {
  expect(buildFactDocuments('training-classes', CLASS, CONTEXT)).toMatchObject([
    {
      url: '/training/classes/postgresql-essentials-2027-01-12',
      kind: 'Training',
      title: 'PostgreSQL essentials: live class',
      description: expect.stringMatching(/January 12.*13, 2027.*, online, in English\.$/),
      sample: true,
      visibleUntil: '2027-01-12T08:00:00.000Z',
    },
  ]);
});

test('a class that is canceled, or whose course was deleted, is not found', () => {
  expect(buildFactDocuments('training-classes', { ...CLASS, canceled: true }, CONTEXT)).toEqual([]);
  expect(buildFactDocuments('training-classes', { ...CLASS, course: 'gone' }, CONTEXT)).toEqual([]);
});
