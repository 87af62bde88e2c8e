import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FactList } from './fact-list';

test('a value that is a word begins with a capital, and one that is code stays as it is', () => {
  const html = renderToStaticMarkup(
    <FactList
      facts={[
        { name: 'License', value: 'open source' },
        { name: 'Command', value: <code>psql</code> },
      ]}
    />,
  );
  expect(html).toContain('<dd>Open source</dd>');
  expect(html).toContain('<dd><code>psql</code></dd>');
});
