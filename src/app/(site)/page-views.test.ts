import { describe, expect, it, vi } from 'vitest';
import type { Page } from '@/payload-types';
import { addMinutes, toZonedDateTime } from '@/platform/zoned-time';
import { describeView, findPageView, getCanonicalPath, getDescribedPage, isIndexable } from './page-views';

vi.mock('@/modules', () => {
  const viewTitle = ({ view }: { view: readonly string[] }) => view.join(', ');
  return { SLOTS: { articles: { viewTitle, indexesViews: true }, 'job-openings': { viewTitle } } };
});
vi.mock('@/modules/pages', () => {
  const pages = new Map(
    [
      { url: '/register', layout: [{ blockType: 'form', form: 'event' }] },
      { url: '/blog', layout: [{ blockType: 'featureSlot', feature: 'articles' }] },
      { url: '/jobs', layout: [{ blockType: 'featureSlot', feature: 'job-openings' }] },
    ].map((page) => [page.url, page]),
  );
  const findPage = async (url: string) => pages.get(url);
  const findNearestPageUrl = async (urls: readonly string[]) => urls.find((url) => pages.has(url));
  return { findNearestPageUrl, findPage, findPageOfViews: findPage };
});
vi.mock('@/modules/form-subjects', () => ({
  findPageFormSubject: async (_form: unknown, slug: string) => {
    const subject = { field: 'event', title: 'Meetup', description: 'An evening.', url: '/events/meetup' };
    const begin = toZonedDateTime({ wall: '2027-03-09T10:00', zone: 'Europe/Berlin' });
    if (slug === 'timed') return { ...subject, begin, end: addMinutes(begin, 60) };
    if (slug === 'canceled') return { ...subject, cancellation: 'The venue is closed.' };
    return slug === 'meetup' ? subject : undefined;
  },
}));

const canonical = (view: string) => getCanonicalPath({ url: '/list' }, view === '' ? [] : view.split('/'));

describe('the canonical path', () => {
  it.each(['', 'page/2', 'topic/security', 'author/support-team/page/3', '2026', '2026/page/2'])('of "%s" is its own', (view) =>
    expect(canonical(view)).toBe(view === '' ? '/list' : `/list/${view}`),
  );
  it.each(['kind/cloud/region/europe', 'kind/cloud/region/europe/page/2'])('of the combination "%s" is the list', (view) =>
    expect(canonical(view)).toBe('/list'),
  );
});

describe('the form for one entry', () => {
  it('is a view of the page with the form, marked as a form', async () =>
    expect(await findPageView('/register/meetup')).toMatchObject({ view: ['meetup'], title: 'Meetup', isForm: true }));
  it('says when it takes place', async () =>
    expect((await findPageView('/register/timed'))?.page.layout[0]).toMatchObject({
      lead: 'An evening. **Tuesday, March 9, 2027, 10:00 to 11:00 AM, Berlin time (UTC+1).** [View details](/events/meetup)',
    }));
  it('says why it was canceled instead', async () =>
    expect((await findPageView('/register/canceled'))?.page.layout).toMatchObject([
      { blockType: 'hero', lead: 'The venue is closed. [View details](/events/meetup)' },
    ]));
  it('is not the page itself', async () => expect(await findPageView('/register')).not.toHaveProperty('isForm'));
  it('needs the entry', async () => expect(await findPageView('/register/unknown')).toBeUndefined());
});

describe('search engines', () => {
  it.each([
    ['/jobs', true],
    ['/jobs/team/support', false],
    ['/jobs/page/2', false],
    // Canonical to the list.
    ['/jobs/team/support/place/remote', true],
    ['/blog/topic/sql', true],
    ['/blog/page/2', true],
    ['/register/meetup', false],
  ])('may list %s: %s', async (path, isListed) => {
    const found = await findPageView(path);
    expect(found && isIndexable(found)).toBe(isListed);
  });
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

describe('structured data', () => {
  const page: Page = {
    id: 1,
    url: '/list',
    label: 'List',
    description: 'Short.',
    longDescription: 'Longer.',
    icon: 'support',
    pagetitle: 'The list',
    meta: { title: 'The list', description: 'All entries.' },
    layout: [],
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    contentChangedAt: '2026-01-01T00:00:00.000Z',
  };
  it('describes a view as what it shows', () =>
    expect(getDescribedPage({ page, view: ['page', '2'], title: 'Page 2' })).toMatchObject({
      url: '/list/page/2',
      pagetitle: 'The list: Page 2',
      meta: { description: 'Page 2: All entries.' },
    }));
  it('describes a combination of filters as the list, to which it is canonical', () =>
    expect(getDescribedPage({ page, view: ['kind', 'cloud', 'region', 'europe'], title: 'Cloud, Europe' })).toBe(page));
});
