import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EntryList } from './entry-list';

test('renders the figure of an entry between its description and its note', () => {
  const html = renderToStaticMarkup(
    <EntryList
      entries={[
        {
          url: '/customers/bank',
          title: 'A bank',
          description: 'What it measured.',
          figure: <p>9 h → 48 s</p>,
          note: 'Finance',
        },
      ]}
    />,
  );
  expect(html).toContain('<p>What it measured.</p><p>9 h → 48 s</p><small>');
});

test('the last entry of an odd number, besides the emphasized one, fills its row', () => {
  const hasWideLast = (count: number, isFeatured: boolean): boolean => {
    const entries = Array.from({ length: count }, (_each, index) => ({
      url: `/${index}`,
      title: `${index}`,
      description: 'A post.',
      note: '',
      isFeatured: isFeatured && index === 0,
    }));
    const items = renderToStaticMarkup(<EntryList entries={entries} />).match(/<li[^>]*>/g) ?? [];
    return items.at(-1) !== '<li>';
  };
  expect([2, 3].map((count) => hasWideLast(count, false))).toEqual([false, true]);
  expect([2, 3].map((count) => hasWideLast(count, true))).toEqual([true, false]);
});
