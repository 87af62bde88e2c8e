import type { Field } from 'payload';
import { describe, expect, it } from 'vitest';
import { withEmptyFields } from './empty-fields';

const fields: Field[] = [
  { name: 'title', type: 'text', required: true, defaultValue: 'Default' },
  { name: 'note', type: 'text', defaultValue: 'Default' },
  { name: 'sample', type: 'checkbox', defaultValue: true },
  { name: 'topics', type: 'text', hasMany: true },
  { name: '_status', type: 'text' },
  { type: 'row', fields: [{ name: 'inRow', type: 'number' }] },
  { name: 'meta', type: 'group', fields: [{ name: 'image', type: 'text' }] },
  { name: 'rows', type: 'array', fields: [{ name: 'label', type: 'text', defaultValue: 'Default' }] },
  { name: 'layout', type: 'blocks', blocks: [{ slug: 'quote', fields: [{ name: 'by', type: 'text' }] }] },
];

describe('withEmptyFields', () => {
  it('empties what is omitted, except required fields and those of the site itself', () => {
    expect(withEmptyFields({}, fields)).toEqual({
      note: null,
      sample: false,
      topics: [],
      inRow: null,
      meta: { image: null },
      rows: [],
      layout: [],
    });
  });

  it('keeps what is there, and empties what is omitted inside', () => {
    const given = {
      title: 'A',
      sample: true,
      meta: { image: 'x' },
      rows: [{}],
      layout: [{ blockType: 'quote' }, { blockType: 'x' }],
    };
    expect(withEmptyFields(given, fields)).toMatchObject({
      ...given,
      rows: [{ label: null }],
      layout: [{ blockType: 'quote', by: null }, { blockType: 'x' }],
    });
  });

  it('returns what is not data as it is', () => expect(withEmptyFields('text', fields)).toBe('text'));
});
