import { describe, expect, it } from 'vitest';
import {
  buildViewPath,
  type ListFilter,
  buildFilterRows,
  parseListView,
  matchesFilters,
  findBroaderViews,
  describeView,
} from './list-view';

interface Entry {
  kind: string;
  regions: string[];
}

const PARTS: ListFilter<Entry>[] = [
  {
    part: 'kind',
    label: 'Kind',
    options: [
      { value: 'cloud', label: 'Cloud' },
      { value: 'training', label: 'Training' },
    ],
    getValues: ({ kind }) => [kind],
  },
  {
    part: 'region',
    label: 'Region',
    options: [
      { value: 'europe', label: 'Europe' },
      { value: 'africa', label: 'Africa' },
    ],
    getValues: ({ regions }) => regions,
  },
];
const ENTRIES: Entry[] = [
  { kind: 'cloud', regions: ['europe'] },
  { kind: 'cloud', regions: ['europe', 'africa'] },
  { kind: 'training', regions: ['europe'] },
];

describe('the end of an address', () => {
  it.each(['', 'page/2', 'kind/cloud', 'region/africa/page/12', 'kind/training/region/europe'])(
    'names a view and comes back: "%s"',
    (end) => {
      const view = end === '' ? [] : end.split('/');
      const found = parseListView(PARTS, view);
      expect(found && buildViewPath('/list', PARTS, found)).toBe(['/list', ...view].join('/'));
    },
  );

  it.each([
    'kind',
    'kind/unknown',
    'page/1',
    'page/02',
    'page/0',
    'page/x',
    'page',
    'region/europe/kind/cloud',
    'kind/cloud/x',
    'kind/cloud/kind/cloud',
    'page/2/kind/cloud',
    'constructor/x',
  ])('names none: "%s"', (end) => {
    expect(parseListView(PARTS, end.split('/'))).toBeUndefined();
  });
});

it('what speaks for itself stands in an address without a name', () => {
  const years: ListFilter<string>[] = [
    {
      part: 'year',
      label: 'Year',
      isUnnamed: true,
      options: [{ value: '2026', label: '2026' }],
      getValues: (day) => [day.slice(0, 4)],
    },
  ];
  for (const view of [[], ['2026'], ['2026', 'page', '2']]) {
    const found = parseListView(years, view);
    expect(found && buildViewPath('/list', years, found)).toBe(['/list', ...view].join('/'));
  }
  for (const view of [['2025'], ['year', '2026'], ['2026', '2026']]) expect(parseListView(years, view)).toBeUndefined();
});

it('a view in words names what was chosen in the order of the list', () => {
  expect(describeView(PARTS, { chosen: { region: 'africa', kind: 'cloud' }, page: 3 })).toBe('Cloud, Africa, page 3');
  expect(describeView(PARTS, { chosen: {}, page: 1 })).toBe('');
});

it('an entry is shown when it belongs to all that was chosen', () => {
  expect(ENTRIES.map((entry) => matchesFilters(PARTS, { kind: 'cloud', region: 'africa' }, entry))).toEqual([false, true, false]);
});

it('each link of a filter keeps the other parts and says where it leads to', () => {
  const rows = buildFilterRows({
    parts: PARTS,
    entries: ENTRIES,
    chosen: { kind: 'training' },
    addressOf: (chosen) => buildViewPath('/list', PARTS, { chosen, page: 1 }),
  });
  expect(rows).toEqual([
    {
      label: 'Kind',
      choices: [
        { href: '/list', label: 'Any', chosen: false },
        { href: '/list/kind/cloud', label: 'Cloud', chosen: false, count: 2 },
        { href: '/list/kind/training', label: 'Training', chosen: true, count: 1 },
      ],
    },
    {
      label: 'Region',
      choices: [
        { href: '/list/kind/training', label: 'Any', chosen: true },
        { href: '/list/kind/training/region/europe', label: 'Europe', chosen: false, count: 1 },
        { href: undefined, label: 'Africa', chosen: false, count: 0 },
      ],
    },
  ]);
});

it('what was chosen stays a link that is marked, though nothing is behind it', () => {
  const [kinds] = buildFilterRows({
    parts: PARTS,
    entries: ENTRIES,
    chosen: { kind: 'training', region: 'africa' },
    addressOf: (chosen) => buildViewPath('/list', PARTS, { chosen, page: 1 }),
  });
  expect(kinds?.choices.at(-1)).toEqual({ href: '/list/kind/training/region/africa', label: 'Training', chosen: true, count: 0 });
});

it('the views nearest to an empty one leave one part out', () => {
  expect(findBroaderViews(PARTS, ENTRIES, { kind: 'training', region: 'africa' })).toEqual([
    { chosen: { region: 'africa' }, count: 1 },
    { chosen: { kind: 'training' }, count: 1 },
  ]);
});
