import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './breadcrumbs';

const items = [
  { label: 'Home', url: '/' },
  { label: 'Blog', url: '/blog' },
];

test('what a visitor can do with the page comes after the breadcrumbs, and isn’t part of their landmark', () => {
  const html = renderToStaticMarkup(<Breadcrumbs items={items} action={<button type="button">Save</button>} />);
  expect(html).toMatch(/^<div[^>]*><nav[^]*<\/nav><button type="button">Save<\/button><\/div>$/);
  expect(renderToStaticMarkup(<Breadcrumbs items={items} action={false} />)).toMatch(/^<nav/);
});
