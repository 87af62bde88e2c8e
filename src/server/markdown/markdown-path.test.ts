import { describe, expect, it } from 'vitest';
import { getMarkdownPagePath } from './markdown-path';

const wanted = (path: string, accept?: string) => getMarkdownPagePath(path, accept === undefined ? {} : { accept });

describe('page requested as Markdown', () => {
  it('is identified by its suffix', () => {
    expect(wanted('/products/replication.md')).toBe('/products/replication');
    expect(wanted('/products.md', 'text/html')).toBe('/products');
  });

  it('is the home page at /index.md', () => {
    expect(wanted('/index.md')).toBe('/');
    expect(wanted('/docs/index.md')).toBe('/docs/index');
  });

  it('is the page itself when Markdown is preferred', () => {
    expect(wanted('/products', 'text/markdown')).toBe('/products');
    expect(wanted('/', 'text/markdown')).toBe('/');
    expect(wanted('/products', 'TEXT/Markdown')).toBe('/products');
  });

  it.each([
    ['text/markdown, text/html', true],
    ['text/html, text/markdown', true],
    ['text/html;q=0.8, text/markdown', true],
    ['text/markdown;q=0.9, text/html;q=0.8, */*;q=0.1', true],
    ['text/html, text/markdown;q=0.9', false],
    ['text/markdown;q=0.5, */*', false],
    ['text/markdown;q=0', false],
    ['text/markdown; q=0.0, text/html', false],
    ['text/html,application/xhtml+xml,*/*;q=0.8', false],
    ['*/*', false],
    ['', false],
  ])('with Accept: %s: %s', (accept, isWanted) => {
    expect(wanted('/products', accept)).toBe(isWanted ? '/products' : undefined);
  });

  it('is undefined for other requests', () => {
    expect(wanted('/.md')).toBeUndefined();
    expect(wanted('/docs/.md')).toBeUndefined();
    expect(wanted('/products')).toBeUndefined();
    expect(wanted('/products.mdx')).toBeUndefined();
  });
});
