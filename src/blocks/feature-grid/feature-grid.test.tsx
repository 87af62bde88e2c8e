import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FeatureGrid } from './feature-grid';

test('an item with an address is a link by its title, one without is not', () => {
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
