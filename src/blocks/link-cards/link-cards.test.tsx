import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LinkCards } from './link-cards';

const entries = new Map([
  ['/training', { url: '/training', label: 'Training', description: 'Classes and exams.', icon: 'graduation' as const }],
]);

function render(item: { href: string; label?: string | null; description?: string | null }): string {
  return renderToStaticMarkup(<LinkCards block={{ blockType: 'linkCards', heading: 'Next', items: [item] }} entries={entries} />);
}

test('a page of this site lends its label and description', () => {
  const html = render({ href: '/training', label: null });
  expect(html).toContain('<a href="/training">Training</a>');
  expect(html).toContain('Classes and exams.');
});

test('what the editor wrote wins over the catalogue', () => {
  expect(render({ href: '/training', label: 'Learn' })).toContain('<a href="/training">Learn</a>');
});

test('a link to another site says nothing of itself to that site’s window', () => {
  expect(render({ href: 'https://www.postgresql.org/', label: 'PostgreSQL' })).toContain('rel="noopener"');
});
