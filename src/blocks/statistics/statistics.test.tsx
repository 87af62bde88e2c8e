import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Statistics } from './statistics';

test('three figures have a class of their own, so that a tablet shows them in one row', () => {
  const findClass = (count: number) => {
    const items = Array.from({ length: count }, (_each, index) => ({
      value: '1',
      label: `${index}`,
      source: 'Docs',
      sourceUrl: '/docs',
      date: '2026-08-13',
    }));
    const html = renderToStaticMarkup(<Statistics block={{ blockType: 'statistics', heading: 'Dates', items }} />);
    return /<ul class="([^"]+)"/.exec(html)?.[1];
  };
  expect(findClass(3)).not.toBe(findClass(2));
  expect(findClass(4)).toBe(findClass(2));
});

test('shows every figure with its source and date', () => {
  const item = {
    value: '5 years',
    label: 'of `fixes`',
    source: 'Versioning policy',
    sourceUrl: 'https://www.postgresql.org/support/versioning/',
    date: '2026-08-13',
  };
  const html = renderToStaticMarkup(
    <Statistics
      block={{ blockType: 'statistics', heading: 'Dates', items: [item, { ...item, label: 'again', date: '2026-08' }] }}
    />,
  );
  expect(
    html.match(/<a href="https:\/\/www\.postgresql\.org\/support\/versioning\/" rel="noopener">Versioning policy<\/a>/g),
  ).toHaveLength(2);
  expect(html).toContain('of <code translate="no">fixes</code>');
  expect(html).toContain('<time dateTime="2026-08-13">August 13, 2026</time>');
  expect(html).toContain('<time dateTime="2026-08">August 2026</time>');
});
