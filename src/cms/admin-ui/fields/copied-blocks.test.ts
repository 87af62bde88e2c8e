import { expect, it } from 'vitest';
import { parseCopiedBlocks } from './copied-blocks';

const state = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value, initialValue: value, valid: true }]));
const steps = {
  'layout.2.id': 'a',
  'layout.2.blockType': 'steps',
  'layout.2.heading': 'How',
  'layout.2.items.0.id': 'b',
  'layout.2.items.0.title': 'First',
  'layout.2.items.1.id': 'c',
  'layout.2.items.1.title': 'Second',
};

it('reads a single block from any position, without its ids', () => {
  const data = { ...state(steps), 'layout.2.items': { value: 2, disableFormData: true, rows: [] } };
  expect(parseCopiedBlocks(JSON.stringify({ type: 'blocks', path: 'layout', rowIndex: 2, data }))).toEqual([
    { blockType: 'steps', heading: 'How', items: [{ title: 'First' }, { title: 'Second' }] },
  ]);
});

it('reads all blocks of a field in order', () => {
  const data = state({ ...steps, 'layout.0.blockType': 'hero', 'layout.1.blockType': 'prose', 'layout.1.markdown': 'Text' });
  expect(parseCopiedBlocks(JSON.stringify({ type: 'blocks', path: 'layout', data })).map(({ blockType }) => blockType)).toEqual([
    'hero',
    'prose',
    'steps',
  ]);
});

it.each(['null', '', '{', '{"type":"array","path":"links","data":{}}', '{"type":"blocks","path":"layout","data":{}}'])(
  'returns no blocks for %s',
  (text) => {
    expect(parseCopiedBlocks(text)).toEqual([]);
  },
);
