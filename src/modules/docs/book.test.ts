import { toHtml } from 'hast-util-to-html';
import { expect, test, vi } from 'vitest';
import { parseMarkdown } from '@/ui/markdown';
import { getBookFileName, renderBookContent, renderBookPage, getPrintPath } from './book';

vi.mock('./docs', () => ({}));

const place = {
  anchor: 'install--sles',
  url: '/docs/install/sles',
  title: 'SLES',
  anchors: new Map([['/docs/configure/memory', 'configure--memory']]),
  siteUrl: 'https://www.example.com',
};
const html = (source: string): string => toHtml(renderBookContent(parseMarkdown(source, 3), place));

test('links between pages point to anchors in the book, other links to the site', () => {
  expect(html('[a](/docs/configure/memory)')).toContain('href="#configure--memory"');
  expect(html('[a](/docs/configure/memory#huge-pages)')).toContain('href="#configure--memory--huge-pages"');
  expect(html('[a](/postgres-tutorials/psql)')).toContain('href="https://www.example.com/postgres-tutorials/psql"');
  expect(html('[a](https://www.postgresql.org/)')).toContain('href="https://www.postgresql.org/"');
});

test('nests headings below their page title and gives each page distinct anchors', () => {
  expect(html('## Check\n\n### Deeper')).toBe(
    '<h4 id="install--sles--check"><a href="#install--sles--check">Check</a></h4>\n' +
      '<h5 id="install--sles--deeper"><a href="#install--sles--deeper">Deeper</a></h5>',
  );
});

test('shows the output of code below it', () => {
  expect(html('```sql\nselect 1;\n```\n\n```output\n 1 < 2\n```')).toContain(
    '</code></pre><pre class="output"><samp> 1 &#x3C; 2</samp></pre>',
  );
});

test('an image is its caption and a link to the page that shows it', () => {
  expect(html('![](diagram:release-lifecycle "Minor releases come each quarter.")')).toBe(
    '<p>Minor releases come each quarter. <a href="https://www.example.com/docs/install/sles">See the picture online</a>.</p>',
  );
});

test('a table has a name of its own and headers, and scrolls in a group', () => {
  const table = html('## Ports\n\n| | Port |\n| --- | --- |\n| Postgres | 5432 |\n| PgBouncer | 6432 |');
  expect(table).toContain('<div role="group" aria-label="SLES: Ports"><table aria-label="SLES: Ports">');
  expect(table).toContain('<td></td>');
  expect(table).toContain('<th scope="col">Port</th>');
  expect(table).toContain('<th scope="row">Postgres</th>');
});

test('each version has a file name and a print view', () => {
  expect(getBookFileName('18')).toBe('postgresql-18-handbook.html');
  expect(getPrintPath('18')).toBe('/docs/print');
  expect(getPrintPath('17')).toBe('/docs/print/17');
});

const linksTo = (...urls: string[]) => new Map(urls.map((url) => [url, url.slice(1).replaceAll('/', '--')]));

/** @param body what a reader sees: facts are resolved, which doesn't change when the page was updated */
function renderPage(body: string, anchors: ReadonlyMap<string, string> = linksTo()): string {
  const doc = { title: 'SLES', description: 'A page.', verified: '2026-11-01', body };
  const page = { place: { group: 'install', slug: 'sles' }, url: '/docs/install/sles', doc };
  return renderBookPage(page, anchors, 'https://www.example.com');
}

test('a page is rendered again when a fact in it has changed', () => {
  expect(renderPage('The newest release is 18.6.')).toContain('The newest release is 18.6.');
  expect(renderPage('The newest release is 18.7.')).toContain('The newest release is 18.7.');
});

test('a link to a page that has moved leaves the book', () => {
  const link = '[Memory](/docs/memory)';
  expect(renderPage(link, linksTo('/docs/memory'))).toContain('href="#docs--memory">Memory');
  expect(renderPage(link, linksTo('/docs/moved'))).toContain('href="https://www.example.com/docs/memory">Memory');
});
