import { describe, expect, it } from 'vitest';
import { getTargetProblem, extractLinks } from './link-targets';

describe('extractLinks', () => {
  it('returns link fields at any depth, with their paths', () => {
    const page = {
      layout: [{ links: [{ label: 'A', href: '/a' }] }, { items: [{ sourceUrl: 'https://example.org/b' }] }],
      to: '/c',
    };
    expect(extractLinks(page)).toEqual([
      { field: 'layout.0.links.0.href', target: '/a' },
      { field: 'layout.1.items.0.sourceUrl', target: 'https://example.org/b' },
      { field: 'to', target: '/c' },
    ]);
  });

  it('returns the paths in `posts`', () => {
    expect(extractLinks({ posts: ['/a', '/b'] })).toEqual([
      { field: 'posts.0', target: '/a' },
      { field: 'posts.1', target: '/b' },
    ]);
  });

  it('returns links in Markdown, with angle brackets, titles and fragments', () => {
    const text = 'See [one](/a#b), [two]( </c> ) and [three](https://example.org "title"); [not] (/d).';
    expect(extractLinks({ body: text }).map(({ target }) => target)).toEqual(['/a#b', '/c', 'https://example.org']);
  });

  it('returns whole targets that have parentheses', () => {
    const text = '[A](https://example.org/a_(b)) and ([B](/b)), [C](https://example.org/(c)d "title").';
    expect(extractLinks({ body: text }).map(({ target }) => target)).toEqual([
      'https://example.org/a_(b)',
      '/b',
      'https://example.org/(c)d',
    ]);
  });

  it('returns the targets of references, but no footnotes', () => {
    const text = 'See [one][a] and [b].\n\n[a]: /a#b\n[b]: <https://example.org> "title"\n[^1]: A note.\n';
    expect(extractLinks({ body: text }).map(({ target }) => target)).toEqual(['/a#b', 'https://example.org']);
  });

  it('ignores links in code', () => {
    expect(extractLinks({ layout: [{ code: 'a[0](/x)', output: '[b](/y)' }] })).toEqual([]);
  });

  it('ignores other values', () => {
    expect(extractLinks({ order: 1, label: 'x', borderPadding: true, meta: null, icon: undefined })).toEqual([]);
  });
});

describe('getTargetProblem', () => {
  const urls = new Set(['/', '/products']);
  const problem = (target: string) => getTargetProblem({ field: 'href', target }, urls);

  it.each([
    '/',
    '/products',
    '/products?a=b',
    '/products#c',
    '/#top',
    '#here',
    'mailto:a@example.org',
    'tel:+1',
    'https://example.org/x',
    '/sitemap.xml',
    '/health/ready',
  ])('accepts a link to %s', (target) => {
    expect(problem(target)).toBeUndefined();
  });

  it('accepts the diagrams of the site, and reports others', () => {
    expect(problem('diagram:switchover')).toBeUndefined();
    expect(problem('diagram:nothing')).toBe('there is no such diagram');
  });

  it.each(['/absent', '/products/', '/Products', '/products/absent#x'])('reports a missing page for %s', (target) => {
    expect(problem(target)).toBe('there is no such page');
  });

  it.each(['http://example.org', 'products', '', 'javascript:alert(1)', '//example.org', 'https://', 'https://example.org:a'])(
    'rejects a link to "%s"',
    (target) => {
      expect(problem(target)).toBeDefined();
    },
  );
});
