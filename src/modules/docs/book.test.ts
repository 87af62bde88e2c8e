import { toHtml } from 'hast-util-to-html';
import { expect, test, vi } from 'vitest';
import { parseMarkdown } from '@/ui/markdown';
import { getBookFileName, renderBook, renderBookContent, getPrintPath } from './book';

interface BookPage {
  place: { group: string; slug: string };
  url: string;
  doc: object;
}

/** What the mocked collection has. */
const pages = vi.hoisted((): BookPage[] => []);

vi.mock('./docs', () => ({
  getDocsTree: () => ({
    groups: [{ key: 'install', title: 'Install', pages: pages.map(({ place: { slug } }) => ({ slug, title: slug })) }],
  }),
  getDocsWithBodies: () => pages,
}));

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

async function renderWholeBook(): Promise<string> {
  let text = '';
  for await (const part of renderBook({ version: '18', siteName: 'Site', siteUrl: 'https://www.example.com' })) text += part;
  return text;
}

/** @param body what a reader sees: facts are resolved, which doesn't change when the page was updated */
function buildPage(slug: string, body: string) {
  const doc = { id: 1, title: slug, description: 'A page.', body, contentChangedAt: '2026-11-01', updatedAt: '2026-11-01' };
  return { place: { group: 'install', slug }, url: `/docs/install/${slug}`, doc };
}

test('a page is rendered again when a fact in it has changed', async () => {
  pages.splice(0, pages.length, buildPage('sles', 'The newest release is 18.6.'));
  expect(await renderWholeBook()).toContain('The newest release is 18.6.');
  pages.splice(0, pages.length, buildPage('sles', 'The newest release is 18.7.'));
  expect(await renderWholeBook()).toContain('The newest release is 18.7.');
});

test('a link to a page that has moved leaves the book', async () => {
  const linking = buildPage('sles', '[Memory](/docs/install/memory)');
  pages.splice(0, pages.length, linking, buildPage('memory', 'Text'));
  expect(await renderWholeBook()).toContain('href="#install--memory">Memory');
  pages.splice(0, pages.length, linking, buildPage('moved', 'Text'));
  expect(await renderWholeBook()).toContain('href="https://www.example.com/docs/install/memory">Memory');
});
