import { describe, expect, it } from 'vitest';
import { readContentAssessmentFacts } from '../../../scripts/content-assessment';
import { assess, type AssessmentFacts } from './assess';
import { getSeverity, isCveListComplete } from './vulnerabilities';

const facts: AssessmentFacts = {
  versions: [
    { major: 19, released: '2026-11-19' },
    { major: 18, released: '2025-09-25', endOfLife: '2030-11-14' },
    { major: 17, released: '2024-09-26', endOfLife: '2029-11-08' },
    { major: 14, released: '2021-09-30', endOfLife: '2026-11-12' },
    { major: 13, released: '2020-09-24', endOfLife: '2025-11-13' },
    { major: 9.6, released: '2016-09-29', endOfLife: '2021-11-11', lastRelease: '9.6.24' },
  ],
  releases: [
    { released: '2026-11-19', versions: ['19.0'], notesRead: [], actions: [] },
    {
      released: '2026-11-12',
      versions: ['18.7', '17.12', '14.25'],
      notesRead: ['17.12', '14.25'],
      actions: [
        { kind: 'backup', title: 'Take a new full backup', majors: ['18', '17'], text: 'Incremental chains.' },
        { kind: 'reindex', title: 'Reindex', majors: [], text: 'Some.' },
      ],
    },
    { released: '2026-08-13', versions: ['18.6', '17.11', '14.24'], notesRead: ['17.11', '18.6'], actions: [] },
    { released: '2025-11-13', versions: ['18.1', '17.7', '14.20', '13.23'], notesRead: ['17.7'], actions: [] },
  ],
  cves: [
    { key: 'cve-2026-2', score: null, affected: [{ from: '17', fixedIn: '17.12' }], notRead: ['18', '14'] },
    {
      key: 'cve-2026-1',
      score: 8.8,
      description: 'Fixed in August.',
      affected: [
        { from: '18', fixedIn: '18.6' },
        { from: '17', fixedIn: '17.11' },
        { from: '0', fixedIn: '14.24' },
      ],
      notRead: [],
    },
    { key: 'cve-2025-3', score: 4.3, affected: [{ from: '11.20', fixedIn: '13.23' }], notRead: [] },
  ],
};
const TODAY = '2026-11-22';
const check = (input: string) => assess(input, facts, TODAY);
const missing = (input: string) => check(input).missing.map(({ id }) => id);

describe('a server', () => {
  it('that is behind gets the fixes it lacks, worst first, and what to do after the update', () => {
    const answer = check('PostgreSQL 17.7 on x86_64-pc-linux-gnu');
    expect(answer).toMatchObject({
      verdict: 'outdated',
      version: '17.7',
      newest: { version: '17.12', released: '2026-11-12' },
      support: { state: 'supported', endOfLife: '2029-11-08' },
      upgradeTo: [19, 18],
      notKnown: [],
    });
    expect(answer.missing).toEqual([
      { id: 'CVE-2026-1', severity: 'high', score: 8.8, fixedIn: '17.11', description: 'Fixed in August.' },
      { id: 'CVE-2026-2', severity: 'not-read', score: undefined, fixedIn: '17.12', description: undefined },
    ]);
    expect(answer.actions.map(({ title, release }) => [title, release])).toEqual([
      ['Take a new full backup', '17.12'],
      ['Reindex', '17.12'],
    ]);
  });

  it('is current only if the fixes of its version are known', () => {
    expect(check('17.12')).toMatchObject({ verdict: 'current', missing: [], notKnown: [], actions: [] });
    expect(check('18.7')).toMatchObject({ verdict: 'newest', missing: [] });
    expect(check('19.0')).toMatchObject({ verdict: 'newest', missing: [] });
    expect(isCveListComplete(17, facts.cves)).toBe(true);
    expect(isCveListComplete(18, facts.cves)).toBe(false);
    expect(isCveListComplete(19, facts.cves)).toBe(false);
  });

  it('is not called current once the next minor release was planned', () => {
    expect(assess('17.12', facts, '2027-02-11')).toMatchObject({ verdict: 'current', notes: [] });
    expect(assess('17.12', facts, '2027-02-12')).toMatchObject({
      verdict: 'newest',
      notes: ['A newer minor release was planned for February 11, 2027, and our data doesn’t have it yet.'],
    });
    expect(assess('14.25', facts, '2027-02-12').notes).toEqual([]);
  });

  it('of a branch that was not read has those fixes as not known, not as absent', () => {
    expect(missing('18.6')).toEqual([]);
    expect(check('18.6')).toMatchObject({ verdict: 'outdated', notKnown: ['CVE-2026-2'] });
  });

  it('past its end is never better than ended, and later fixes are not known', () => {
    expect(check('14.25')).toMatchObject({ verdict: 'ended', notKnown: ['CVE-2026-2'], upgradeTo: [19, 18, 17] });
    expect(missing('14.20')).toEqual(['CVE-2026-1']);
    expect(check('13.23')).toMatchObject({ verdict: 'ended', newest: { version: '13.23' }, notKnown: ['CVE-2026-2'] });
    expect(missing('13.22')).toEqual(['CVE-2026-1', 'CVE-2025-3']);
    expect(check('9.6.24')).toMatchObject({ verdict: 'ended', notKnown: ['CVE-2026-2', 'CVE-2025-3'] });
  });

  it('begins to be past its end on the day of the last release', () => {
    expect(assess('14.25', facts, '2026-11-11').support.state).toBe('supported');
    expect(assess('14.25', facts, '2026-11-12').support.state).toBe('ended');
  });

  it('of another kind is not judged by the fixes of PostgreSQL alone', () => {
    const answer = check('PostgreSQL 17.12 (EnterpriseDB Advanced Server 17.12.0) on x86_64');
    expect(answer).toMatchObject({ verdict: 'not-known', product: 'advanced-server' });
    expect(answer.notes.join(' ')).toContain('look them up at the vendor');
    expect(check('Greenplum Database 7').verdict).toBe('not-known');
  });
});

describe('nothing is guessed', () => {
  it.each([
    ['', 'No version'],
    ['postgres:latest', 'No version'],
    ['18.5', 'was never released'],
    ['18.99', 'newer than any release'],
    ['20.1', 'not in the list of versions'],
    ['8.4.22', 'No version of PostgreSQL from 9.0 on'],
    ['19beta2', 'is not a release'],
    ['postgres:17', 'Only the major version'],
  ])('%j', (input, note) => {
    const answer = check(input);
    expect(answer.verdict).toBe('not-known');
    expect(answer.notes.join(' ')).toContain(note);
  });

  it('a major version past its end is known to be so', () => {
    expect(check('postgres:14').verdict).toBe('ended');
  });

  it('steps of releases before the list are said to be missing', () => {
    expect(check('17.2').notes).toEqual([
      'The list of releases begins on November 13, 2025. Steps of earlier releases are not counted here.',
    ]);
  });

  it('steps of releases whose notes were not read are said to come from others', () => {
    expect(check('18.6').notes).toEqual([
      'We haven’t reviewed the release notes for 18.7 yet. These steps come from other versions released on the same days.',
    ]);
    expect(check('17.7').notes).toEqual([]);
  });

  it('no text is ever called current that is not the newest release of a version whose fixes are known', () => {
    const real = readContentAssessmentFacts();
    const inputs = [
      ...real.releases.flatMap(({ versions }) => versions),
      '18',
      '19',
      '19rc1',
      '18.5',
      '18.8',
      'latest',
      'EPAS 17.12',
    ];
    const current = inputs.filter((input) => assess(input, real, TODAY).verdict === 'current');
    expect(current).toEqual(['17.12', '15.20']);
  });
});

describe('the content', () => {
  const real = readContentAssessmentFacts();

  it('has the fixes that 18.4 lacks, and what to do', () => {
    const answer = assess('18.4', real, TODAY);
    expect(answer.missing.length).toBeGreaterThanOrEqual(28 + 4);
    expect(answer.notKnown.length).toBe(43);
    expect(answer.actions.map(({ title }) => title)).toContain('Take a new full backup if you use incremental backups');
  });

  it('names only releases that are listed as fixes', () => {
    const listed = new Set(real.releases.flatMap(({ versions }) => versions));
    const unlisted = real.cves.flatMap(({ key, affected }) =>
      affected.flatMap(({ fixedIn }) => (listed.has(fixedIn) ? [] : `${key}: ${fixedIn}`)),
    );
    expect(unlisted).toEqual([]);
  });
});

it('a severity follows from the score', () => {
  expect([undefined, 0.1, 3.9, 4, 6.9, 7, 8.9, 9, 10].map(getSeverity)).toEqual([
    'not-read',
    'low',
    'low',
    'medium',
    'medium',
    'high',
    'high',
    'critical',
    'critical',
  ]);
});
