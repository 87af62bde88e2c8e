import { describe, expect, it } from 'vitest';
import { compareFacts, findEffects, findPageEffects } from './fact-effects';

const rows = {
  versions: [
    { major: 18, released: '2025-09-25', endOfLife: '2030-11-14' },
    { major: 17, released: '2024-09-26', endOfLife: '2029-11-08' },
  ],
  releases: [{ released: '2026-11-12', versions: ['18.7', '17.12'] }],
  software: [{ key: 'pgbouncer', version: '1.25.0' }],
  platforms: [],
  plans: [],
};
const effects = findEffects([{ kind: 'release', version: '18.8', released: '2027-02-11' }], rows, '2027-02-12');

it('an update changes the tokens of its release, and no others', () => {
  expect([...effects.tokens].toSorted()).toEqual(['postgres.18.minor', 'postgres.18.minorDate']);
  expect(effects.outgoing).toEqual(['18.7']);
});

it('an announced end changes the token of the end; what a person adds by hand changes nothing yet', () => {
  const end = { kind: 'end-of-life', major: 17, before: null, after: '2029-11-15' } as const;
  expect([...findEffects([end], rows, '2027-01-01').tokens]).toEqual(['postgres.17.eol']);
  const cve = { kind: 'cve', id: 'CVE-2027-1' } as const;
  expect(findEffects([cve], rows, '2027-01-01')).toEqual({ tokens: new Set(), outgoing: [] });
});

it('a newer version of a tool changes its tokens, and the old one is looked for if nothing else can have that number', () => {
  const change = {
    kind: 'software',
    key: 'pgbouncer',
    name: 'PgBouncer',
    version: '1.27.0',
    released: '2027-03-01',
    source: 's',
  } as const;
  const found = findEffects([change], rows, '2027-03-02');
  expect([...found.tokens].toSorted()).toEqual(['product.pgbouncer.date', 'product.pgbouncer.version']);
  expect(found.outgoing).toEqual(['1.25.0']);
  const short = { ...rows, software: [{ key: 'pgbouncer', version: '9.19' }] };
  expect(findEffects([change], short, '2027-03-02').outgoing).toEqual([]);
});

it('an edit is compared with what was there before it', () => {
  const after = { ...rows, releases: [...rows.releases, { released: '2027-02-11', versions: ['17.13'] }] };
  const found = compareFacts(rows, after, '2027-02-12');
  expect(found.outgoing).toEqual(['17.12']);
  expect(found.tokens.has('postgres.17.minor')).toBe(true);
  expect(compareFacts(rows, rows, '2027-02-12')).toEqual({ tokens: new Set(), outgoing: [] });
});

describe('a page', () => {
  const look = (entry: Record<string, unknown>) => findPageEffects(entry, effects);

  it.each([
    ['another version', { body: 'Use {{postgres.17.minor}}, not 17.12 or 118.7.' }, false],
    ['a value that changes', { body: 'Update to {{postgres.18.minor}}.' }, true],
    ['a slot of the releases', { blocks: [{ blockType: 'featureSlot', feature: 'release-check' }] }, true],
  ])('with %s needs no person', (_what, entry, isChanged) => {
    expect(look(entry)).toEqual({ isChanged, reasons: [] });
  });

  it.each([
    ['a typed number', { blocks: [{ text: 'Recorded on 18.7.' }] }, 'Names 18.7, which was typed or recorded.'],
    [
      'a command',
      { body: 'Run `docker pull postgres:{{postgres.18.minor}}`.' },
      'A command or its output names {{postgres.18.minor}}.',
    ],
    ['a field of code', { blocks: [{ code: 'v{{postgres.18.minor}}' }] }, 'A command or its output names {{postgres.18.minor}}.'],
    [
      'a day beside the value',
      { body: 'First. Back up after {{postgres.18.minor}} of November 2026. Last.' },
      'A sentence names a day beside a value that changes: “Back up after {{postgres.18.minor}} of November 2026.”',
    ],
  ])('with %s needs a look', (_what, entry, reason) => {
    expect(look(entry).reasons).toEqual([reason]);
  });
});
