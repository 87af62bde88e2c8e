import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LinkCards } from './link-cards';

const entries = new Map([
  ['/training', { url: '/training', label: 'Training', description: 'Classes and exams.', icon: 'graduation' as const }],
]);

function render(item: { href: string; label?: string | null; description?: string | null }): string {
  return renderToStaticMarkup(<LinkCards block={{ blockType: 'linkCards', heading: 'Next', items: [item] }} entries={entries} />);
}

test('takes label and description from a page of this site', () => {
  const html = render({ href: '/training', label: null });
  expect(html).toContain('<a href="/training">Training</a>');
  expect(html).toContain('Classes and exams.');
});

test('prefers the editor’s label over the catalog', () => {
  expect(render({ href: '/training', label: 'Learn' })).toContain('<a href="/training">Learn</a>');
});

test('a link to another site has an icon beside links that have one, and only there', () => {
  const renderItems = (hrefs: readonly string[]) => {
    const items = hrefs.map((href) => ({ href, label: href, description: 'What it is.' }));
    return renderToStaticMarkup(<LinkCards block={{ blockType: 'linkCards', heading: 'Next', items }} entries={entries} />);
  };
  expect(renderItems(['https://www.postgresql.org/', '/training']).match(/<svg/g)).toHaveLength(2);
  expect(renderItems(['https://www.postgresql.org/', 'https://wiki.postgresql.org/'])).not.toContain('<svg');
});

test('links to other sites have rel=noopener', () => {
  expect(render({ href: 'https://www.postgresql.org/', label: 'PostgreSQL' })).toContain('rel="noopener"');
});
