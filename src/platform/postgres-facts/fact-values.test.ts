import { describe, expect, it } from 'vitest';
import { buildFactValues, findNextFactChange } from './fact-values';
import { compareReleases, findNewestRelease, findSupported, getMajor, parseReleaseNumber } from './facts';

const versions = [
  { major: 19, released: '2026-11-19' },
  { major: 18, released: '2025-09-25', endOfLife: '2030-11-14' },
  { major: 14, released: '2021-09-30', endOfLife: '2026-11-12' },
  { major: 9.6, released: '2016-09-29', endOfLife: '2021-11-11', lastRelease: '9.6.24' },
];
const releases = [
  { released: '2026-08-13', versions: ['18.6', '14.24'] },
  { released: '2026-11-12', versions: ['14.25', '18.7'] },
  { released: '2026-11-19', versions: ['19.0'] },
];
const software = [{ key: 'pem', version: '10.6.0', released: '2026-09-29' }, { key: 'citus' }];
const platforms = [
  { key: 'debian-12', name: 'Debian 12', supportEnds: '2026-07-11' },
  { key: 'macos', name: 'macOS' },
];
const plans = [{ key: 'community-360', name: 'Community 360', price: 'contact us' }];
const rows = { versions, releases, software, platforms, plans };

describe('release numbers', () => {
  it('are parsed in the old and the new form', () => {
    expect(parseReleaseNumber('18.7')).toEqual({ major: 18, minor: 7 });
    expect(parseReleaseNumber('9.6.24')).toEqual({ major: 9.6, minor: 24 });
    for (const text of ['18', '18.7.1', '8.4.2', '18.x', '']) expect(parseReleaseNumber(text), text).toBeUndefined();
  });

  it('are ordered by number, not by letters', () => {
    expect(['18.2', '9.6.24', '18.10', '19.0'].toSorted(compareReleases)).toEqual(['19.0', '18.10', '18.2', '9.6.24']);
    expect(() => getMajor('eighteen')).toThrow('eighteen is not a release number.');
  });

  it('the newest of a version is derived from the releases', () => {
    expect(findNewestRelease({ major: 18 }, releases)).toEqual({ version: '18.7', released: '2026-11-12' });
    expect(findNewestRelease({ major: 9.6, lastRelease: '9.6.24' }, releases)).toEqual({ version: '9.6.24' });
    expect(findNewestRelease({ major: 17 }, releases)).toBeUndefined();
  });
});

describe('fact values', () => {
  it('name systems with the end of their support, and plans with their price', () => {
    const values = buildFactValues(rows, '2026-11-22');
    expect(values).toMatchObject({
      'platform.debian_12.name': 'Debian 12',
      'platform.debian_12.supportEnds': 'July 11, 2026',
      'platform.macos.name': 'macOS',
      'plan.community_360.price': 'contact us',
    });
    expect(values).not.toHaveProperty('platform.macos.supportEnds');
  });

  it('say what is current on a day', () => {
    expect(buildFactValues(rows, '2026-11-22')).toMatchObject({
      'training.passMark': '80%',
      'postgres.newest': '19',
      'postgres.previous': '18',
      'postgres.oldest': '18',
      'postgres.supported': '18 to 19',
      'postgres.update.date': 'November 12, 2026',
      'postgres.update.versions': '18.7 and 14.25',
      'postgres.nextUpdate': 'February 11, 2027',
      'postgres.18.minor': '18.7',
      'postgres.18.minorDate': 'November 12, 2026',
      'postgres.18.eol': 'November 14, 2030',
      'postgres.9_6.minor': '9.6.24',
      'product.pem.version': '10.6.0',
      'product.pem.date': 'September 29, 2026',
    });
  });

  it('that are not known have no token', () => {
    const values = buildFactValues(rows, '2026-11-22');
    for (const name of ['postgres.19.eol', 'postgres.9_6.minorDate', 'product.citus.version'])
      expect(values).not.toHaveProperty([name]);
  });

  it('change when a version ends or comes out', () => {
    expect(findSupported(versions, '2026-11-11').map(({ major }) => major)).toEqual([18, 14]);
    expect(findSupported(versions, '2026-11-12').map(({ major }) => major)).toEqual([18]);
    expect(findSupported(versions, '2026-11-19').map(({ major }) => major)).toEqual([19, 18]);
    expect(findNextFactChange(rows, '2026-11-11')).toBe('2026-11-12');
    expect(findNextFactChange(rows, '2026-11-22')).toBe('2027-02-11');
    expect(buildFactValues(rows, '2027-08-12')['postgres.nextUpdate']).toBe('November 11, 2027');
  });
});
