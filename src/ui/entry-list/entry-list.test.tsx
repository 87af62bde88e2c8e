import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EntryList } from './entry-list';

test('a figure stands between the sentence and the small line', () => {
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
