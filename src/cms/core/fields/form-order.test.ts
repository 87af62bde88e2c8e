import type { Field } from 'payload';
import { expect, it } from 'vitest';
import { sortInFormOrder } from './form-order';

const fields: Field[] = [
  { name: 'canceled', type: 'checkbox' },
  {
    type: 'tabs',
    tabs: [
      { label: 'Content', fields: [{ name: 'title', type: 'text' }] },
      {
        label: 'Settings',
        fields: [
          { name: 'topics', type: 'select', hasMany: true, options: ['backup'] },
          {
            name: 'speakers',
            type: 'array',
            fields: [
              { name: 'name', type: 'text' },
              { name: 'role', type: 'text' },
            ],
          },
          { name: 'layout', type: 'blocks', blocks: [{ slug: 'quote', fields: [{ name: 'text', type: 'text' }] }] },
        ],
      },
    ],
  },
];

it('fields are in the order of the form, with its tabs, rows, and blocks', () => {
  const sorted = [
    'title',
    'topics',
    'speakers',
    'speakers.0.name',
    'speakers.0.role',
    'speakers.2.name',
    'speakers.10.name',
    'layout.0.text',
  ];
  const items = sorted.map((path) => ({ path })).toReversed();
  expect(sortInFormOrder(fields, items).map(({ path }) => path)).toEqual(sorted);
});

it('what isn’t in the form comes first', () => {
  expect(sortInFormOrder(fields, [{ path: 'title' }, { path: 'file' }])).toEqual([{ path: 'file' }, { path: 'title' }]);
});
