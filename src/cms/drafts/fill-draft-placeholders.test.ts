import type { Field } from 'payload';
import { expect, test } from 'vitest';
import { dateField } from '@/cms/core/fields/date-field';
import { createDraftPlaceholder } from '@/cms/core/fields/draft-placeholder';
import { fillDraftPlaceholders } from './fill-draft-placeholders';

const fields: Field[] = [
  { name: 'url', type: 'text', required: true, label: 'URL' },
  dateField('published'),
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Content',
        fields: [
          {
            name: 'layout',
            type: 'blocks',
            required: true,
            blocks: [
              {
                slug: 'steps',
                fields: [
                  { name: 'items', type: 'array', required: true, fields: [{ name: 'title', type: 'text', required: true }] },
                ],
              },
            ],
          },
        ],
      },
      {
        label: 'Rest',
        fields: [
          { type: 'row', fields: [{ name: 'icon', type: 'select', required: true, options: ['server', 'cloud'] }] },
          { name: 'topics', type: 'select', hasMany: true, required: true, options: ['sql'] },
        ],
      },
    ],
  },
  {
    name: 'meta',
    type: 'group',
    fields: [
      { name: 'title', type: 'text', required: true },
      { name: 'note', type: 'text' },
    ],
  },
];

test('fills every required field of an empty draft', () => {
  expect(fillDraftPlaceholders({}, fields)).toEqual({
    url: '[URL]',
    published: '2026-01-01',
    layout: [],
    icon: 'server',
    topics: [],
    meta: { title: '[title]' },
  });
});

test('keeps existing values and completes partial ones', () => {
  const draft = {
    id: 7,
    url: '/a',
    published: '2026-11-21',
    icon: 'cloud',
    meta: { title: 'A', note: 'b' },
    layout: [{ blockType: 'steps', items: [{ title: 'One' }, {}] }, { blockType: 'gone' }],
  };
  expect(fillDraftPlaceholders(draft, fields)).toEqual({
    ...draft,
    topics: [],
    layout: [{ blockType: 'steps', items: [{ title: 'One' }, { title: '[title]' }] }],
  });
});

test('replaces an incomplete date with a placeholder', () => {
  expect(fillDraftPlaceholders({ published: '2026-1' }, fields)).toMatchObject({ published: '2026-01-01' });
});

test('uses the placeholder of the field until the value is valid', () => {
  const zone: Field[] = [
    {
      name: 'zone',
      type: 'text',
      required: true,
      custom: createDraftPlaceholder((value) => (value === 'Europe/Berlin' ? value : 'UTC')),
    },
  ];
  expect([undefined, 'Europe/Ber', 'Europe/Berlin'].map((typed) => fillDraftPlaceholders({ zone: typed }, zone))).toEqual([
    { zone: 'UTC' },
    { zone: 'UTC' },
    { zone: 'Europe/Berlin' },
  ]);
  expect(fillDraftPlaceholders({ approved: '2026-1' }, [dateField('approved', { required: false })])).toEqual({
    approved: undefined,
  });
});
