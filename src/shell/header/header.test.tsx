import { Script } from 'node:vm';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MenuArea } from '@/modules/pages';
import { Header } from './header';
import { MENU_SCRIPT } from './menu-script';

const areas: MenuArea[] = [
  {
    label: 'Products',
    url: '/products',
    groups: [
      {
        heading: 'Tools',
        pages: [{ url: '/products/pooling', label: 'Pooling', description: 'Fewer connections.', icon: 'pool' }],
      },
    ],
    panel: { picture: 'cluster', text: 'Compare them.', label: 'Compare servers', href: '/products/compare' },
  },
  { label: 'Docs', url: '/docs', groups: [] },
];
const html = renderToStaticMarkup(<Header siteName="EDB" areas={areas} path="/products/pooling" />);

test('marks the current page and its area', () => {
  expect(html).toContain('<a href="/products/pooling" aria-current="page">Pooling</a>');
  expect(html).toMatch(/<summary class="[^"]+" aria-current="true">Products/);
});

test('renders groups below their heading, and an area without groups as a link', () => {
  expect(html).toMatch(/>Tools<\/p><ul><li><a href="\/products\/pooling"/);
  expect(html).toMatch(/<a class="[^"]+" href="\/docs">Docs<\/a>/);
});

test('leaves icons, descriptions, and pictures to hydration, so that the first response is small', () => {
  expect(html).not.toContain('Fewer connections.');
  expect(html).not.toContain('Compare servers');
});

test('links to help, the download, and sales, and to the search on a site that has one', () => {
  for (const label of ['Get help', 'Download', 'Contact sales']) expect(html).toContain(`>${label}</a>`);
  expect(html.match(/aria-label="Main"/g)).toHaveLength(1);
  expect(html).not.toContain('Search');
  expect(renderToStaticMarkup(<Header siteName="EDB" areas={areas} path="/" searchHref="/search" />)).toContain(
    'href="/search" data-search-open=""',
  );
});

test('the script parses and is small enough to inline in every page', () => {
  expect(MENU_SCRIPT.length).toBeLessThanOrEqual(400);
  expect(() => new Script(MENU_SCRIPT)).not.toThrow();
});
