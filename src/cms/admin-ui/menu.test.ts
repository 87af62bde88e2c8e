import { expect, it } from 'vitest';
import { arrangeMenu } from './menu';

it('puts collections in the order of the menu, with their groups, and those that no one sees last', () => {
  const hidden = { slug: 'editor-sessions', admin: { hidden: true }, fields: [] };
  const arranged = arrangeMenu([
    hidden,
    { slug: 'users', fields: [] },
    { slug: 'pages', fields: [] },
    { slug: 'trials', fields: [] },
  ]);
  expect(arranged.map(({ slug, admin }) => [slug, admin?.group])).toEqual([
    ['trials', 'Sales'],
    ['pages', 'Content'],
    ['users', 'Settings'],
    ['editor-sessions', undefined],
  ]);
});

it('names a collection without a place in the menu', () => {
  expect(() => arrangeMenu([{ slug: 'without-a-place', fields: [] }])).toThrow('without-a-place');
});
