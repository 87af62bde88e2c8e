import { describe, expect, it } from 'vitest';
import type { Page } from '@/payload-types';
import { getChangedTags } from './invalidate-pages';

const page: Partial<Page> = {
  url: '/products/a',
  section: 'products',
  order: 1,
  label: 'A',
  description: 'Short',
  longDescription: 'Long',
  icon: 'database',
  pagetitle: 'A',
};

describe('getChangedTags', () => {
  it("returns only the page itself when menus and cards don't change", () => {
    expect(getChangedTags(page, { ...page, pagetitle: 'B' })).toEqual(expect.arrayContaining(['page:/products/a']));
    expect(new Set(getChangedTags(page, { ...page, pagetitle: 'B' }))).toEqual(new Set(['data:pages', 'page:/products/a']));
  });

  it.each([{ label: 'B' }, { description: 'B' }, { longDescription: 'B' }, { order: 2 }, { icon: 'support' as const }])(
    'includes the navigation and the section when they show something else: %o',
    (change) => {
      expect(new Set(getChangedTags(page, { ...page, ...change }))).toEqual(
        new Set(['data:pages', 'page:/products/a', 'navigation', 'paths', 'section:products']),
      );
    },
  );

  it('includes the list of paths when there may be something else below the page', () => {
    const form = { ...page, layout: [{ blockType: 'form' as const, heading: 'Write to us', form: 'contact' }] };
    expect(new Set(getChangedTags(page, form))).toEqual(new Set(['data:pages', 'page:/products/a', 'paths']));
    expect(getChangedTags(form, { ...form, pagetitle: 'B' })).toEqual(['data:pages', 'page:/products/a', 'page:/products/a']);
  });

  it('includes the list of paths, which suggests pages, when a page is hidden from search engines', () => {
    const hidden = { ...page, notIndexed: true };
    expect(getChangedTags(page, hidden)).toContain('paths');
    expect(getChangedTags(hidden, { ...hidden, pagetitle: 'B' })).not.toContain('paths');
    expect(getChangedTags(page, { ...page, notIndexed: null })).not.toContain('paths');
  });

  it('includes both URLs when the page has moved', () => {
    expect(new Set(getChangedTags(page, { ...page, url: '/products/b' }))).toEqual(
      new Set(['data:pages', 'page:/products/a', 'page:/products/b', 'navigation', 'paths', 'section:products']),
    );
  });

  it('includes both sections when the page changes sections', () => {
    expect(new Set(getChangedTags(page, { ...page, section: 'services' }))).toEqual(
      new Set(['data:pages', 'page:/products/a', 'navigation', 'paths', 'section:products', 'section:services']),
    );
  });

  it('includes everything that lists the page when it is new or deleted', () => {
    expect(new Set(getChangedTags(undefined, page))).toEqual(
      new Set(['data:pages', 'page:/products/a', 'navigation', 'paths', 'section:products']),
    );
    expect(new Set(getChangedTags(page, undefined))).toEqual(
      new Set(['data:pages', 'page:/products/a', 'navigation', 'paths', 'section:products']),
    );
  });

  it('includes only the navigation when the page has no section', () => {
    expect(new Set(getChangedTags(undefined, { ...page, section: null }))).toEqual(
      new Set(['data:pages', 'page:/products/a', 'navigation', 'paths']),
    );
  });
});
