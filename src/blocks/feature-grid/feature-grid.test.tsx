import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FeatureGrid } from './feature-grid';

test('links the title of an item that has a URL, and only that', () => {
  const html = renderToStaticMarkup(
    <FeatureGrid
      block={{
        blockType: 'featureGrid',
        heading: 'Reasons',
        items: [
          { title: 'Backup', text: 'Daily.', href: '/products' },
          { title: 'Restore', text: 'Tested.' },
        ],
      }}
    />,
  );
  expect(html).toContain('<h3><a href="/products">Backup</a></h3>');
  expect(html).toContain('<h3>Restore</h3>');
});
