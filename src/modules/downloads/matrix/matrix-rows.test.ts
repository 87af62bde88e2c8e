import { expect, test } from 'vitest';
import { buildMatrixCsv, buildMatrixPath, filterMatrix, type MatrixRow, parseMatrixFilter } from './matrix-rows';

const ROW: MatrixRow = {
  system: 'debian-12',
  systemName: 'Debian 12',
  family: 'linux',
  systemSupportEnds: null,
  product: 'postgresql',
  repository: 'PostgreSQL Apt repository',
  majors: [18, 17],
  architectures: ['x86-64', 'arm64'],
  source: 'https://example.org/a,b',
  checked: '2026-08-13',
  note: '=1+1',
};
const VALUES = { systems: ['debian-12', 'debian-13', 'macos'], majors: [9.6, 13, 17, 18, 6] };
const ROWS: MatrixRow[] = [
  ROW,
  { ...ROW, system: 'macos', family: 'macos', majors: [18] },
  { ...ROW, product: 'distributed', majors: [6], architectures: null },
  { ...ROW, majors: [] },
];

test('filters combine, and an offer without a supported version is left out', () => {
  expect(filterMatrix(ROWS, {})).toHaveLength(3);
  expect(filterMatrix(ROWS, { product: 'postgresql', major: 17 })).toEqual([ROW]);
  expect(filterMatrix(ROWS, { family: 'macos', major: 17 })).toEqual([]);
});

test('a filter has one path', () => {
  const filter = { product: 'postgresql', major: 18, family: 'linux' } as const;
  expect(buildMatrixPath('/m', filter)).toBe('/m/postgresql/18/linux');
  expect(parseMatrixFilter(['postgresql', '18', 'linux'], VALUES)).toEqual(filter);
  expect(parseMatrixFilter(['13'], VALUES)).toEqual({ major: 13 });
  for (const view of [
    ['linux', '18'],
    ['oracle'],
    ['018'],
    ['99'],
    ['postgresql', '7'],
    ['18', 'linux', 'x'],
    ['linux', 'debian-12'],
    ['debian-99'],
  ])
    expect(parseMatrixFilter(view, VALUES)).toBeUndefined();
});

test('one system is a filter, too, and a name that is also a family means the family', () => {
  const filter = { major: 18, system: 'debian-12' };
  expect(buildMatrixPath('/m', filter)).toBe('/m/18/debian-12');
  expect(parseMatrixFilter(['18', 'debian-12'], VALUES)).toEqual(filter);
  expect(filterMatrix([ROW, { ...ROW, system: 'debian-13' }], filter)).toEqual([ROW]);
  expect(parseMatrixFilter(['macos'], VALUES)).toEqual({ family: 'macos' });
});

test('CSV quotes what has commas, and runs no formula', () => {
  const [head = '', first = '', , distributed = ''] = buildMatrixCsv(ROWS).split('\r\n');
  expect(head.split(',')).toHaveLength(12);
  expect(first).toBe(
    `Debian 12,postgresql,18 17,PostgreSQL Apt repository,yes,yes,no,no,,2026-08-13,"https://example.org/a,b",'=1+1`,
  );
  expect(distributed).toContain('not read,not read');
});
