import { createLocalReq } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import type { findDates } from '@/cms/calendar/find-dates';
import type * as Dashboard from '@/cms/dashboard/entries';
import type { findMentions } from '@/cms/find-text/find-mentions';
import type * as ExternalLinks from '@/cms/link-checks/external-links';
import type { findPageSpeed } from '@/modules/web-vitals/admin/find-page-speed';
import type { removeOldVitals } from '@/modules/web-vitals/remove-old-vitals';
import type { saveVitals } from '@/modules/web-vitals/save-vitals';
import type { User } from '@/payload-types';
import { database, payload } from './payload';

/* What editors read about published content: links to other sites with their last check, what waits for a review, and speed. */

let calendar: typeof findDates;
let dashboard: typeof Dashboard;
let externalLinks: typeof ExternalLinks;
let findText: typeof findMentions;
let webVitals: { save: typeof saveVitals; find: typeof findPageSpeed; removeOld: typeof removeOldVitals };

beforeAll(async () => {
  const [entries, dates, links, mentions, saving, finding, removing] = await Promise.all([
    import('@/cms/dashboard/entries'),
    import('@/cms/calendar/find-dates'),
    import('@/cms/link-checks/external-links'),
    import('@/cms/find-text/find-mentions'),
    import('@/modules/web-vitals/save-vitals'),
    import('@/modules/web-vitals/admin/find-page-speed'),
    import('@/modules/web-vitals/remove-old-vitals'),
  ]);
  [dashboard, calendar, externalLinks, findText] = [entries, dates.findDates, links, mentions.findMentions];
  webVitals = { save: saving.saveVitals, find: finding.findPageSpeed, removeOld: removing.removeOldVitals };
});

describe('the list of external links', () => {
  const DAY_1 = '2026-11-20T03:41:00.000Z';
  const DAY_2 = '2026-11-21T03:41:00.000Z';
  const DOCS = 'https://example.com/docs';
  const GONE = 'https://example.com/gone';
  const rows = async () =>
    (await payload.find({ collection: 'external-links', sort: 'link', depth: 0 })).docs.map(
      ({ link, page, pages, checkedAt, problem }) => ({ link, page, pages, checkedAt, problem }),
    );

  it('has each link once, with the number of pages and what the check found', async () => {
    await externalLinks.saveExternalLinks(payload, {
      links: [
        { page: '/a', link: DOCS },
        { page: '/b', link: DOCS },
        { page: '/b', link: GONE },
        { page: '/b', link: '/a' },
      ],
      checked: new Map([
        [DOCS, undefined],
        [GONE, 'the page doesn’t exist anymore (404)'],
      ]),
      now: DAY_1,
    });
    expect(await rows()).toEqual([
      { link: DOCS, page: '/a', pages: 2, checkedAt: DAY_1, problem: null },
      { link: GONE, page: '/b', pages: 1, checkedAt: DAY_1, problem: 'the page doesn’t exist anymore (404)' },
    ]);
  });

  it('keeps the date of a link that was not requested, and removes links that no page has', async () => {
    await externalLinks.saveExternalLinks(payload, {
      links: [
        { page: '/c', link: DOCS },
        { page: '/c', link: 'https://example.com/new' },
      ],
      checked: new Map(),
      now: DAY_2,
    });
    expect(await rows()).toEqual([
      { link: DOCS, page: '/c', pages: 1, checkedAt: DAY_1, problem: null },
      { link: 'https://example.com/new', page: '/c', pages: 1, checkedAt: null, problem: null },
    ]);
  });
});

const editor: User = {
  id: 1,
  name: 'Editor',
  email: 'editor@example.com',
  subject: 'editor',
  roles: ['editor'],
  updatedAt: '2026-11-01T00:00:00.000Z',
  createdAt: '2026-11-01T00:00:00.000Z',
  collection: 'users',
};

describe('entries without a review for six months', () => {
  /** Soon after the tutorials of content/ were verified, whose dates stay while time goes on. */
  const NOW = new Date('2026-12-15T12:00:00Z');
  const findTitles = async () => (await dashboard.findUnreviewed(payload, editor, NOW)).map(({ title }) => title);

  it('are none while everything was saved or run recently', async () => {
    expect(await findTitles()).toEqual([]);
  });

  it('begin with the one that was reviewed longest ago', async () => {
    const { rows } = await database.client.query<{ title: string }>(
      `update tutorials set verified = '2024-01-01' where slug = 'window-functions' returning title`,
    );
    await database.client.query(`update pages set updated_at = '2024-02-01' where url = '/company/about'`);
    const { rows: pages } = await database.client.query<{ label: string }>(
      `select label from pages where url = '/company/about'`,
    );
    const { rows: posts } = await database.client.query<{ title: string }>(
      `update posts set verified = null, updated_at = '2024-03-01' where slug = (select min(slug) from posts) returning title`,
    );
    expect(await findTitles()).toEqual([rows[0]?.title, pages[0]?.label, posts[0]?.title]);
  });

  it('are not shown to sales', async () => {
    expect(await dashboard.findUnreviewed(payload, { ...editor, roles: ['sales'] }, NOW)).toEqual([]);
  });
});

describe('the calendar', () => {
  const NOW = new Date('2031-05-01T00:00:00Z');
  const announce = async (title: string, start: string, zone: string, canceled = false) => {
    const { id } = await payload.create({
      collection: 'webinars',
      draft: true,
      data: { title, slug: title.toLowerCase().replaceAll(' ', '-'), start, zone, canceled, _status: 'draft' },
    });
    return `/admin/collections/webinars/${id}`;
  };

  it('has what is still to come at its own place, whatever the date there, and what is sent by itself', async () => {
    await announce('Over in Tokyo', '2031-05-01T08:00', 'Asia/Tokyo');
    const later = await announce('Tonight in New York', '2031-04-30T23:00', 'America/New_York');
    await announce('Canceled in New York', '2031-05-02T10:00', 'America/New_York', true);
    await announce('No zone yet', '2031-05-02T10:00', '');
    const { rows } = await database.client.query<{ id: number }>(
      `insert into newsletter_issues (subject, body, state, send_at) values
       ('May issue', 'Text', 'scheduled', '2031-05-01T01:00Z'), ('No date', 'Text', 'draft', '2031-05-01T01:00Z') returning id`,
    );
    expect(await calendar(payload, editor, NOW)).toEqual([
      {
        href: `/admin/collections/newsletter-issues/${rows[0]?.id}`,
        title: 'May issue',
        kind: 'Newsletter, to be sent',
        time: '2031-05-01T01:00:00.000Z',
      },
      { href: later, title: 'Tonight in New York', kind: 'Webinar begins (draft)', time: '2031-05-01T03:00:00.000Z' },
    ]);
  });

  it('has the dates of the starter content, and nothing for sales', async () => {
    const now = new Date('2026-12-01T00:00:00Z');
    const kinds = new Set((await calendar(payload, editor, now)).map(({ kind }) => kind));
    for (const kind of ['Live class begins', 'Job opening closes']) expect(kinds).toContain(kind);
    expect(await calendar(payload, { ...editor, roles: ['sales'] }, now)).toEqual([]);
  });
});

describe('words in all content', () => {
  const find = async (words: string) => {
    const found = await findText(words, await createLocalReq({ user: editor }, payload));
    return found.map(({ title, kind, state, passages }) => [title, kind, state, passages.map(({ place }) => place)]);
  };

  it('are found in what is public, in newer drafts, facts, newsletters, alt texts, and settings', async () => {
    const { client } = database;
    const { rows } = await client.query<{ title: string }>(
      `update posts set body = 'Use Bigfleet' || chr(10) || '9 (beta).' where slug = (select min(slug) from posts) returning title`,
    );
    await client.query(`update _pages_v set version__status = 'draft', version_label = 'About "BigFleet 9"'
      where latest and version_url = '/company/about'`);
    await client.query(`update authors set about = 'Wrote BIGFLEET 9' where key = (select min(key) from authors)`);
    await client.query(`insert into newsletter_issues (subject, body) values ('BigFleet 9 is out', 'Text')`);
    await client.query(`update media set alt = 'BigFleet 9'`);
    await client.query(`update settings set name = 'BigFleet 9'`);
    const found = await find('bigfleet 9');
    expect(found).toEqual(
      expect.arrayContaining([
        [rows[0]?.title, 'Post', 'Published', ['Text']],
        ['About "BigFleet 9"', 'Page', 'Draft', ['Name']],
        [expect.any(String), 'Author', 'Saved', ['About']],
        ['BigFleet 9 is out', 'Newsletter', 'Saved', ['Subject']],
        [expect.any(String), 'Picture', 'Saved', ['Alt text']],
        ['Site settings', 'Settings', 'Saved', [expect.any(String)]],
      ]),
    );
    expect(await find('About "BigFleet'), 'quotation marks').toHaveLength(1);
    expect(await find('igflee%'), 'no pattern').toEqual([]);
  });
});

describe('the speed of pages', () => {
  const lcp = async () => (await webVitals.find()).map(({ path, vitals }) => [path, vitals.LCP?.samples]);

  it('is counted for the page that was read, or the one that a view belongs to', async () => {
    for (const path of ['/products', '/products', '/blog/topic/operations', '/no-such-page/somebody@example.com'])
      await webVitals.save({ path, isPattern: false }, { LCP: 1_900, CLS: 0 });
    await webVitals.save({ path: '/certificates/[number]', isPattern: true }, { LCP: 9_000 });
    expect(await lcp()).toEqual([
      [undefined, 4],
      ['/products', 2],
      ['/blog', 1],
      ['/certificates/[number]', 1],
    ]);
    const [all] = await webVitals.find();
    expect(all?.vitals.LCP).toMatchObject({ rating: 'good', ratings: { good: 3, poor: 1 } });
    expect(all?.vitals.INP).toBeUndefined();
  });

  it('is deleted after 90 days', async () => {
    await database.client.query(`update web_vitals.sample_count set day = current_date - 91 where path = '/products'`);
    await database.client.query(`update web_vitals.sample_count set day = current_date - 90 where path = '/blog'`);
    const { handler } = webVitals.removeOld;
    if (typeof handler !== 'function') throw new Error('The task has no handler.');
    await Reflect.apply(handler, undefined, [{ req: await createLocalReq({}, payload) }]);
    const { rows } = await database.client.query<{ path: string }>(
      'select distinct path from web_vitals.sample_count order by path',
    );
    expect(rows.map(({ path }) => path)).toEqual(['/blog', '/certificates/[number]']);
  });
});
