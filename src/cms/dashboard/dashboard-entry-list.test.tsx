import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DashboardEntryList } from './dashboard-entry-list';

const guide = { href: '/admin/guide#write-a-page', label: 'How to write a page' };
const list = { id: 'drafts', heading: 'Drafts', empty: 'No drafts yet.', guide };

it('an empty list says so, and links to the section of the guide about it', () => {
  const html = renderToStaticMarkup(<DashboardEntryList {...list} entries={[]} />);
  expect(html).toContain('<p>No drafts yet.</p><a href="/admin/guide#write-a-page">How to write a page</a>');
});

it('a list with entries has neither', () => {
  const entry = { href: '/admin/collections/pages/1', title: 'A page', kind: 'Page', time: '2026-11-27T12:00:00Z' };
  const html = renderToStaticMarkup(<DashboardEntryList {...list} entries={[entry]} />);
  expect(html).toContain('A page');
  expect(html).not.toContain('How to write a page');
  expect(html).not.toContain('No drafts yet.');
});
