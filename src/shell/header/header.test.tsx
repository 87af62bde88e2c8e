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

test('marks the current page and its area', () => {
  expect(html).toContain('<a href="/products/pooling" aria-current="page">Pooling</a>');
  expect(html).toMatch(/<summary class="[^"]+" aria-current="true">Products/);
});

test('renders an area that has only a hub as a plain link', () => {
  expect(html).toMatch(/<a class="[^"]+" href="\/training">Training<\/a>/);
});

test('renders one menu, and no search link without a search URL', () => {
  expect(html.match(/aria-label="Main"/g)).toHaveLength(1);
  expect(html).not.toContain('Search');
});

test('the script parses and is small enough to inline in every page', () => {
  expect(MENU_SCRIPT.length).toBeLessThanOrEqual(400);
  expect(() => new Script(MENU_SCRIPT)).not.toThrow();
});
