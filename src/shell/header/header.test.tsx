import { Script } from 'node:vm';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { NavigationSection } from '../navigation-types';
import { Header } from './header';
import { MENU_SCRIPT } from './menu-script';

const areas: NavigationSection[] = [
  {
    key: 'products',
    label: 'Products',
    url: '/products',
    pages: [{ url: '/products/pooling', label: 'Pooling', description: 'Fewer connections.', icon: 'pool' }],
  },
  {
    key: 'training',
    label: 'Training',
    url: '/training',
    pages: [{ url: '/training', label: 'Training', description: 'Classes.', icon: 'graduation' }],
  },
];
const html = renderToStaticMarkup(<Header siteName="EDB" areas={areas} path="/products/pooling" />);

test('marks the page that is shown and the area it is in', () => {
  expect(html).toContain('<a href="/products/pooling" aria-current="page">Pooling</a>');
  expect(html).toMatch(/<summary class="[^"]+" aria-current="true">Products/);
});

test('an area with no page but its hub is a plain link', () => {
  expect(html).toMatch(/<a class="[^"]+" href="\/training">Training<\/a>/);
});

test('there is one menu, and no search link without an address', () => {
  expect(html.match(/aria-label="Main"/g)).toHaveLength(1);
  expect(html).not.toContain('Search');
});

test('the script is small enough to stand in every page, and parses', () => {
  expect(MENU_SCRIPT.length).toBeLessThanOrEqual(400);
  expect(() => new Script(MENU_SCRIPT)).not.toThrow();
});
