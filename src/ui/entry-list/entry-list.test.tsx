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
