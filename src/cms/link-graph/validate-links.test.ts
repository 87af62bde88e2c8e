import { describe, expect, it } from 'vitest';
import { getLinkProblem } from './validate-links';

describe('getLinkProblem', () => {
  const existing = new Set(['/public', '/drafted', '/blog/drafted']);
  const reachable = new Set(['/public']);
  const draftOf = (collection: string) => ({ collection, existing, reachable: undefined });
  const publicIn = (collection: string) => ({ collection, existing, reachable });
  const link = (target: string) => ({ field: 'href', target });

  it('lets a draft link to a draft', () => {
    expect(getLinkProblem(link('/drafted#a-place'), draftOf('pages'))).toBeUndefined();
  });

  it('reports a missing page, for drafts and for what is published', () => {
    expect(getLinkProblem(link('/absent'), draftOf('pages'))).toBe('there is no such page');
    expect(getLinkProblem(link('/absent'), publicIn('pages'))).toBe('there is no such page');
  });

  it('lets what is published link to what is public, and elsewhere', () => {
    for (const target of ['/public?a=b', '/search', '#here', 'https://example.org', 'mailto:a@example.org'])
      expect(getLinkProblem(link(target), publicIn('pages'))).toBeUndefined();
  });

  it.each([
    ['pages', '/drafted', 'Publish it first, or select both in the list and publish them together'],
    ['posts', '/blog/drafted', 'Publish it first, or select both in the list and publish them together'],
    [
      'pages',
      '/blog/drafted',
      'Publish it first. If it links back here, publish one of the two without its link and add the link afterward',
    ],
    ['products', '/drafted', 'Publish it first'],
  ])('says what to do when an entry of %s is published with a link to the draft %s', (collection, target, advice) => {
    expect(getLinkProblem(link(target), publicIn(collection))).toBe(`that page isn’t published. ${advice}`);
  });
});
