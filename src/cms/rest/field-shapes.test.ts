import type { Field } from 'payload';
import { describe, expect, it } from 'vitest';
import { findMisshapenFields } from './field-shapes';

const FIELDS: Field[] = [
  {
    type: 'tabs',
    tabs: [{ label: 'Content', fields: [{ name: 'title', type: 'text' }] }],
  },
  { name: 'topics', type: 'select', hasMany: true, options: ['sql', 'backup'] },
  { name: 'order', type: 'number' },
  { name: 'sample', type: 'checkbox' },
  { name: 'start', type: 'date' },
  { name: 'author', type: 'relationship', relationTo: 'authors' },
  { name: 'picture', type: 'upload', relationTo: 'media' },
  { name: 'meta', type: 'group', fields: [{ name: 'description', type: 'textarea' }] },
  { name: 'links', type: 'array', fields: [{ name: 'href', type: 'text' }] },
  { name: 'layout', type: 'blocks', blocks: [{ slug: 'prose', fields: [{ name: 'text', type: 'textarea' }] }] },
  { name: 'anything', type: 'json' },
];

describe('findMisshapenFields', () => {
  it.each([
    {},
    { title: 'Vacuum', topics: ['sql'], order: 2, sample: true, start: '2026-11-28T00:00:00.000Z', author: 3 },
    { title: null, topics: null, order: null, sample: null, start: null, author: null, links: null, layout: null },
    { meta: { description: 'x' }, links: [{ id: 'a', href: '/x' }], layout: [{ blockType: 'prose', text: 'x' }] },
    // What the admin sends for no rows, and what Payload converts.
    { links: 0, layout: 0, order: '2', sample: 'true', author: { id: 3, name: 'Ada' } },
    { anything: [{}], unknown: {} },
    // The IDs of pictures are strings.
    { picture: '20261128093000', author: '2147483647', order: '', topics: [''] },
  ])('accepts %j', (data) => {
    expect(findMisshapenFields(FIELDS, data)).toEqual([]);
  });

  it.each([
    [{ title: {} }, 'title'],
    [{ title: 1 }, 'title'],
    [{ topics: [null] }, 'topics'],
    [{ topics: {} }, 'topics'],
    [{ topics: ['sql', 'nonsense'] }, 'topics'],
    [{ order: 'many' }, 'order'],
    [{ order: '1e999' }, 'order'],
    [{ author: 2_147_483_648 }, 'author'],
    [{ author: '99999999999' }, 'author'],
    [{ author: { id: 99_999_999_999 } }, 'author'],
    [{ order: [] }, 'order'],
    [{ sample: {} }, 'sample'],
    [{ start: 1 }, 'start'],
    [{ author: { constructor: 1 } }, 'author'],
    [{ meta: null }, 'meta'],
    [{ meta: { description: [] } }, 'meta.description'],
    [{ links: {} }, 'links'],
    [{ links: [null] }, 'links.0'],
    [{ links: [{ href: '/x' }, { href: {} }] }, 'links.1.href'],
    [{ layout: 'x' }, 'layout'],
    [{ layout: [{ blockType: 'constructor' }] }, 'layout.0'],
    [{ layout: [{ blockType: '__proto__' }] }, 'layout.0'],
    [{ layout: [{ blockType: 'prose', text: {} }] }, 'layout.0.text'],
    [[], ''],
  ])('rejects %j', (data, path) => {
    expect(findMisshapenFields(FIELDS, data).map((error) => error.path)).toEqual([path]);
  });
});
