import { describe, expect, it } from 'vitest';
import { KnownPaths } from './known-paths';
import { SimilarPages } from './similar-pages';
import { buildSuggestions, replaceSuggestions } from './suggestions';

const page = (url: string, label: string) => ({ url, label, description: 'A page' });
const known = new KnownPaths({
  paths: '/old\n/products\n/unlisted\n/very/old',
  withViews: ['/blog'],
  pages: [
    page('/products', 'Products'),
    page('/products/replication', 'Replication'),
    page('/products/backup-recovery', 'Backup and recovery'),
    page('/postgres-tutorials/json-and-jsonb', 'Store JSON'),
  ],
});

describe('known paths', () => {
  it.each(['/', '/products', '/unlisted', '/old', '/very/old', '/pr%6Fducts'])('are known: %s', (path) =>
    expect(known.getState(path)).toBe('known'),
  );

  it.each(['/blog/page/2', '/blog/any/thing', '/%zz'])('are uncertain: %s', (path) =>
    expect(known.getState(path)).toBe('uncertain'),
  );

  it.each(['/product', '/products/any', '/wp-login.php', '/old/er', '/very', '/x/products', '/.env', '/%2e%2e/products'])(
    'are missing: %s',
    (path) => expect(known.getState(path)).toBe('missing'),
  );

  it.each([
    ['/product/replicaton', '/products/replication'],
    ['/backup', '/products/backup-recovery'],
    ['/JSONB', '/postgres-tutorials/json-and-jsonb'],
    ['/store_json.html', '/postgres-tutorials/json-and-jsonb'],
  ])('%s is most like %s', (path, url) => expect(known.findSimilar(path)[0]?.url).toBe(url));

  it.each(['/wp-login.php', '/.env', '/', '/%zz', `/${'x'.repeat(5_000)}`, '/ünïcödé'])('no page is similar to %s', (path) =>
    expect(known.findSimilar(path)).toEqual([]),
  );
});

it('finds the intended page among many with nearly the same path', () => {
  const numbers = Array.from({ length: 5_000 }, (_each, index) => index);
  const many = new KnownPaths({
    paths: '/blog/vacuum-and-bloat',
    withViews: [],
    pages: [
      ...numbers.map((number) => page(`/blog/generated-post-${number}`, `Generated post ${number}`)),
      page('/blog/vacuum-and-bloat', 'Vacuum and bloat'),
    ],
  });
  expect(many.findSimilar('/blog/vacum-and-bloat')[0]?.url).toBe('/blog/vacuum-and-bloat');
  expect(many.findSimilar('/blog/generatd-post-4711')[0]?.url).toBe('/blog/generated-post-4711');
});

describe('suggestions', () => {
  it('replace the default suggestions, escaped', () => {
    const html = `<main>${buildSuggestions([page('/a', 'A')], 'list')}<ul><li>kept</li></ul></main>`;
    expect(html).toContain('<a href="/a">A</a>');
    expect(replaceSuggestions(html, [page('/b"c', '<b> & $&')])).toBe(
      '<main><ul class="list" data-similar-pages=""><li><a href="/b&quot;c">&lt;b&gt; &amp; $&amp;</a>' +
        '<p>A page</p></li></ul><ul><li>kept</li></ul></main>',
    );
  });

  it('with the same name are told apart by their URL', () => {
    const pages = [page('/products/replication', 'Replication'), page('/learn/replication', 'Replication'), page('/a', 'A')];
    const names = Array.from(buildSuggestions(pages, 'list').matchAll(/<a [^>]*>([^<]*)/g), ([, name]) => name);
    expect(names).toEqual(['Replication (/products/replication)', 'Replication (/learn/replication)', 'A']);
  });
});

it('finds by the names of a newer list, whether the index of names was updated or created', () => {
  const numbers = Array.from({ length: 40 }, (_each, number) => number);
  const before = numbers.map((number) => page(`/blog/part-${number}`, `Part ${number}`));
  const after = [page('/blog/part-3', 'Vacuum'), page('/blog/new', 'Bloat'), ...before.slice(4, 35)];
  const updated = new SimilarPages(before);
  // Also back and forth, so often that what was removed is more than what is there.
  for (const length of numbers) for (const pages of [after, before.slice(0, length), after]) updated.update(pages);
  const created = new SimilarPages(after);
  for (const text of ['/blog/part-3', 'vacuum', 'bloat', '/blog/part-2', '/blog/part-39', 'part 17'])
    expect(updated.find(text), text).toEqual(created.find(text));
  expect(updated.find('vacum')[0]?.url).toBe('/blog/part-3');
});
