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

const FILTERS: ListFilter<Entry>[] = [
  {
    segment: 'kind',
    label: 'Kind',
    options: [
      { value: 'cloud', label: 'Cloud' },
      { value: 'training', label: 'Training' },
    ],
    getValues: ({ kind }) => [kind],
  },
  {
    segment: 'region',
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

describe('the path of a list view', () => {
  it.each(['', 'page/2', 'kind/cloud', 'region/africa/page/12', 'kind/training/region/europe'])(
    'parses to a view and builds back: "%s"',
    (end) => {
      const view = end === '' ? [] : end.split('/');
      const found = parseListView(FILTERS, view);
      expect(found && buildViewPath('/list', FILTERS, found)).toBe(['/list', ...view].join('/'));
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
  ])('is invalid: "%s"', (end) => {
    expect(parseListView(FILTERS, end.split('/'))).toBeUndefined();
  });
});

it('omits the name of an unnamed filter from the path', () => {
  const years: ListFilter<string>[] = [
    {
      segment: 'year',
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

it('describes a view by its filters in list order', () => {
  expect(describeView(FILTERS, { chosen: { region: 'africa', kind: 'cloud' }, page: 3 })).toBe('Cloud, Africa, page 3');
  expect(describeView(FILTERS, { chosen: {}, page: 1 })).toBe('');
  const skills = { segment: 'skill', label: 'Skill', options: [{ value: 'training', label: 'Training' }], getValues: () => [] };
  const filters = [...FILTERS, skills];
  expect(describeView(filters, { chosen: { kind: 'training' }, page: 1 })).toBe('Training (kind)');
  expect(describeView(filters, { chosen: { skill: 'training' }, page: 1 })).toBe('Training (skill)');
  expect(describeView(filters, { chosen: { kind: 'cloud' }, page: 1 })).toBe('Cloud');
});

it('describes each choice in words of its own', () => {
  // An audit requests only some of the views with several filters (tests/audits/list-views.ts).
  const filters = [...FILTERS, ...FILTERS.slice(0, 1).map((kind) => ({ ...kind, segment: 'skill', label: 'Skill' }))];
  const add = (chosen: Record<string, string>, { segment, options }: ListFilter<Entry>) => [
    chosen,
    ...options.map(({ value }) => ({ ...chosen, [segment]: value })),
  ];
  const choices = filters.reduce<Record<string, string>[]>((list, filter) => list.flatMap((chosen) => add(chosen, filter)), [{}]);
  expect(choices).toHaveLength(27);
  const described = choices.map((chosen) => describeView(filters, { chosen, page: 1 }));
  expect(new Set(described).size).toBe(described.length);
});

it('an entry matches when it has every chosen value', () => {
  expect(ENTRIES.map((entry) => matchesFilters(FILTERS, { kind: 'cloud', region: 'africa' }, entry))).toEqual([
    false,
    true,
    false,
  ]);
});

it('each filter link keeps the other filters and has a count', () => {
  const rows = buildFilterRows({
    filters: FILTERS,
    entries: ENTRIES,
    chosen: { kind: 'training' },
    getHref: (chosen) => buildViewPath('/list', FILTERS, { chosen, page: 1 }),
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

it('a chosen option stays a link marked as chosen, even with a count of zero', () => {
  const [kinds] = buildFilterRows({
    filters: FILTERS,
    entries: ENTRIES,
    chosen: { kind: 'training', region: 'africa' },
    getHref: (chosen) => buildViewPath('/list', FILTERS, { chosen, page: 1 }),
  });
  expect(kinds?.choices.at(-1)).toEqual({ href: '/list/kind/training/region/africa', label: 'Training', chosen: true, count: 0 });
});

it('suggests broader views by dropping one filter', () => {
  expect(findBroaderViews(FILTERS, ENTRIES, { kind: 'training', region: 'africa' })).toEqual([
    { chosen: { region: 'africa' }, count: 1 },
    { chosen: { kind: 'training' }, count: 1 },
  ]);
});
