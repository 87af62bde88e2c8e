import type { Field } from 'payload';
import { describe, expect, it } from 'vitest';
import { serializeFields, findUnknownFields } from './serialize-fields';

const fields: Field[] = [
  { name: 'url', type: 'text' },
  { name: 'order', type: 'number' },
  {
    name: 'meta',
    type: 'group',
    fields: [
      { name: 'title', type: 'text' },
      { name: 'description', type: 'text' },
    ],
  },
  { name: 'wide', type: 'checkbox' },
  { name: 'posts', type: 'text', hasMany: true },
  {
    name: 'layout',
    type: 'blocks',
    blocks: [
      {
        slug: 'hero',
        fields: [
          { name: 'heading', type: 'text' },
          { name: 'links', type: 'array', fields: [{ name: 'href', type: 'text' }] },
        ],
      },
    ],
  },
];

describe('findUnknownFields', () => {
  it('returns nothing when all fields are known', () => {
    const data = {
      url: '/',
      meta: { title: 'a' },
      layout: [{ blockType: 'hero', heading: 'x', links: [{ href: '/' }] }],
      posts: ['/a'],
    };
    expect(findUnknownFields(data, fields)).toEqual([]);
  });

  it('returns unknown fields with path and value', () => {
    const data = {
      ulr: '/',
      meta: { titel: 'a' },
      layout: [{ blockType: 'hero', haeding: 'x', links: [{ href: '/' }, { herf: '/b' }] }],
    };
    expect(findUnknownFields(data, fields)).toEqual([
      { field: 'ulr', value: '/' },
      { field: 'meta.titel', value: 'a' },
      { field: 'layout.0.haeding', value: 'x' },
      { field: 'layout.0.links.1.herf', value: '/b' },
    ]);
  });

  it('reports unknown block types and values that should be lists', () => {
    expect(findUnknownFields({ layout: [{ blockType: 'heros' }] }, fields)).toEqual([
      { field: 'layout.0.blockType', value: 'heros' },
    ]);
    expect(findUnknownFields({ layout: { blockType: 'hero' } }, fields)).toEqual([
      { field: 'layout', value: { blockType: 'hero' } },
    ]);
    expect(findUnknownFields({ layout: ['hero'] }, fields)).toEqual([{ field: 'layout.0.blockType', value: 'hero' }]);
  });

  it('reports a whole file or group that is not an object', () => {
    expect(findUnknownFields('text', fields)).toEqual([{ field: 'the file', value: 'text' }]);
    expect(findUnknownFields({ meta: 'text' }, fields)).toEqual([{ field: 'meta', value: 'text' }]);
  });

  it('ignores empty fields', () => {
    expect(findUnknownFields({ meta: null, layout: null }, fields)).toEqual([]);
  });
});

describe('serializeFields', () => {
  it('keeps the order of the collection and omits system fields', () => {
    const doc = {
      id: 1,
      createdAt: 'x',
      _status: 'published',
      layout: [{ heading: 'h', blockType: 'hero', id: 'b', blockName: 'n', links: [{ id: 'c', href: '/' }] }],
      order: 0,
      url: '/',
    };
    const file = serializeFields(doc, fields);
    expect(file).toEqual({ url: '/', order: 0, layout: [{ blockType: 'hero', heading: 'h', links: [{ href: '/' }] }] });
    expect(Object.keys(file)).toEqual(['url', 'order', 'layout']);
  });

  it('omits empty values', () => {
    expect(serializeFields({ url: '', order: null, meta: { title: null }, wide: false, posts: [], layout: [] }, fields)).toEqual(
      {},
    );
  });

  it('returns an empty object without a document', () => {
    expect(serializeFields(undefined, fields)).toEqual({});
  });
});
