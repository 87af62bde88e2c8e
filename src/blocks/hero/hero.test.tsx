import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Hero } from './hero';

const block = { blockType: 'hero', heading: 'Postgres that stays up', lead: 'Two *numbers* decide.' } as const;

test('renders the only h1 and the lead as Markdown, and omits empty parts', () => {
  const html = renderToStaticMarkup(<Hero block={{ ...block, links: null, code: { code: null } }} />);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('<p>Two <em>numbers</em> decide.</p>');
  expect(html).not.toMatch(/<pre|<figure|<svg/);
});

test('shows code with its output', () => {
  const html = renderToStaticMarkup(<Hero block={{ ...block, code: { language: 'psql', code: '=> select 1;', output: '1' } }} />);
  expect(html).toContain('<samp>1</samp>');
});
