import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FeatureGrid } from './feature-grid';

test('the last of an odd number of items takes both columns, unless there are three', () => {
  const findClasses = (count: number) => {
    const items = Array.from({ length: count }, (_each, index) => ({ title: `${index}`, text: 'Text.' }));
    const html = renderToStaticMarkup(<FeatureGrid block={{ blockType: 'featureGrid', heading: 'Reasons', items }} />);
    return [...html.matchAll(/<li( class=)?/g)].map(([, name]) => name !== undefined);
  };
  expect(findClasses(5)).toEqual([false, false, false, false, true]);
  for (const count of [2, 3, 4, 9]) expect(findClasses(count)).not.toContain(true);
});

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
