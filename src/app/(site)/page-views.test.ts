import { describe, expect, it, vi } from 'vitest';
import { describeView, getCanonicalPath } from './page-views';

vi.mock('@/modules', () => ({ SLOTS: {} }));
vi.mock('@/modules/pages', () => ({}));

const canonical = (view: string) => getCanonicalPath({ url: '/list' }, view === '' ? [] : view.split('/'));

describe('the canonical path', () => {
  it.each(['', 'page/2', 'topic/security', 'author/support-team/page/3', '2026', '2026/page/2'])('of "%s" is its own', (view) =>
    expect(canonical(view)).toBe(view === '' ? '/list' : `/list/${view}`),
  );
  it.each(['kind/cloud/region/europe', 'kind/cloud/region/europe/page/2'])('of the combination "%s" is the list', (view) =>
    expect(canonical(view)).toBe('/list'),
  );
});

describe('the description of a view', () => {
  it('begins with what distinguishes it', () =>
    expect(describeView('Security, page 2', 'All articles.')).toBe('Security, page 2: All articles.'));
  it('is cut at a word', () => {
    const description = describeView('Security', 'A sentence of many words. '.repeat(10));
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/\w…$/);
  });
});
