import { expect, it } from 'vitest';
import { describeChanges, findNewCves, findSoftwareChanges, findVersionChanges, isApplicable } from './find-changes';

const own = {
  versions: [
    { major: 19, released: '2026-11-19' },
    { major: 18, released: '2025-09-25', endOfLife: '2030-11-14' },
    { major: 9.6, released: '2016-09-29', endOfLife: '2021-11-11', lastRelease: '9.6.24' },
  ],
  releases: [
    { released: '2026-11-19', versions: ['19.0'] },
    { released: '2026-11-12', versions: ['18.7'] },
  ],
};
const published = (major: string, latestMinor: string, relDate: string, eolDate: string) => ({
  major,
  latestMinor,
  relDate,
  eolDate,
  supported: true,
});

it('identical facts produce no changes', () => {
  expect(
    findVersionChanges(
      [published('18', '7', '2026-11-12', '2030-11-14'), published('9.6', '24', '2021-11-11', '2021-11-11')],
      own,
    ),
  ).toEqual([]);
});

it('a new release, an announced end, and a new major version are changes', () => {
  const changes = findVersionChanges(
    [
      published('18', '8', '2027-02-11', '2030-11-14'),
      published('19', '0', '2026-11-19', '2031-11-13'),
      published('20', '0', '2027-09-23', '2032-11-11'),
    ],
    own,
  );
  expect(changes).toEqual([
    { kind: 'release', version: '18.8', released: '2027-02-11' },
    { kind: 'end-of-life', major: 19, before: null, after: '2031-11-13' },
    { kind: 'major', major: 20, released: '2027-09-23' },
  ]);
  expect(changes.map(isApplicable)).toEqual([true, true, false]);
  expect(describeChanges(changes)).toBe(
    'PostgreSQL 18.8 is out (2027-02-11). The end of PostgreSQL 19 is 2031-11-13. PostgreSQL 20 is new: add it by hand',
  );
});

it('a stale feed reverts nothing, and versions older than the list are not new', () => {
  expect(
    findVersionChanges(
      [published('18', '6', '2026-08-13', '2030-11-14'), published('8.4', '22', '2014-07-24', '2014-07-24')],
      own,
    ),
  ).toEqual([]);
});

it('only vulnerabilities of the years of the list are new', () => {
  const known = [{ key: 'cve-2025-1094' }, { key: 'cve-2026-2003' }];
  expect(findNewCves(['CVE-2024-10979', 'CVE-2026-2003', 'CVE-2026-204'], known)).toEqual([{ kind: 'cve', id: 'CVE-2026-204' }]);
});

it('a site without vulnerabilities gets all, and one without versions gets the supported ones', () => {
  expect(findNewCves(['CVE-2026-2'], [])).toEqual([{ kind: 'cve', id: 'CVE-2026-2' }]);
  const old = { ...published('9.6', '24', '2021-11-11', '2021-11-11'), supported: false };
  expect(findVersionChanges([old, published('18', '7', '2026-11-12', '2030-11-14')], { versions: [], releases: [] })).toEqual([
    { kind: 'major', major: 18, released: '2026-11-12' },
  ]);
});

const release = (version: string, released = '2026-12-01') => ({ version, released, url: `https://example.org/${version}` });

it('uses the newest release of a tool, not the latest feed entry', () => {
  const tool = {
    key: 'cloudnativepg',
    name: 'CloudNativePG',
    own: '1.30.0',
    releases: [release('1.29.9'), release('1.30.10'), release('1.30.9')],
  };
  const changes = findSoftwareChanges([tool]);
  expect(changes).toEqual([
    {
      kind: 'software',
      key: 'cloudnativepg',
      name: 'CloudNativePG',
      version: '1.30.10',
      released: '2026-12-01',
      source: 'https://example.org/1.30.10',
    },
  ]);
  expect(changes.every(isApplicable)).toBe(true);
  expect(describeChanges(changes)).toBe('CloudNativePG 1.30.10 is out (2026-12-01)');
});

it('a version with more numbers is newer', () => {
  const changes = findSoftwareChanges([{ key: 'a', name: 'A', own: '1.30', releases: [release('1.30'), release('1.30.1')] }]);
  expect(changes).toMatchObject([{ version: '1.30.1' }]);
});

it.each([
  ['the same version', '1.30.0', ['1.30.0']],
  ['the same version in another form', '18.00.0005', ['18.0.5']],
  ['the same version with fewer numbers', '1.30.0', ['1.30']],
  ['an older one', '9.19', ['9.2']],
  ['a version that is not confirmed here', null, ['5.0.0']],
])('%s is no change', (_what, version, versions) => {
  expect(findSoftwareChanges([{ key: 'a', name: 'A', own: version, releases: versions.map((each) => release(each)) }])).toEqual(
    [],
  );
});

it('an edit by hand names a few of its tokens', () => {
  const tokens = ['a.a', 'a.b', 'a.c', 'a.d', 'a.e'];
  expect(describeChanges([{ kind: 'edit', tokens }])).toBe('Edited by hand: a.a, a.b, a.c, a.d …');
});
