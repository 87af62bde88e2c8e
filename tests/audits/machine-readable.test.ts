import { expect, it } from 'vitest';
import { z } from 'zod';
import { machineReadablePaths, promisedPaths, signOnPaths, thankYouPages } from './promised-paths';
import { collectViews, isCombined, splitView } from './list-views';
import { request, fetchResponse, fetchFacts } from './responses';
import { findRawMarkdown, extractFeedText } from './raw-markdown';
import { pagePaths, indexablePaths, getMarkdownPath, redirects, site } from './content-pages';

const TITLE_MAX = 60;

const node = z.looseObject({ '@type': z.string(), '@id': z.string().optional() });
const document = z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(node).min(2) });
const words = z.string().trim().min(1);
const webUrl = z.url({ protocol: /^https?$/ });
const reference = z.looseObject({ '@id': words });
const languageCode = z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/);

/** The properties that nodes of each type must have (schema.org, and the requirements of search engines). */
const required: Record<string, z.ZodType> = {
  Organization: z.looseObject({ name: words, legalName: words, url: webUrl, logo: webUrl, sameAs: z.array(webUrl) }),
  WebSite: z.looseObject({ name: words, url: webUrl, publisher: reference }),
  BreadcrumbList: z.looseObject({
    itemListElement: z
      .array(z.looseObject({ '@type': z.literal('ListItem'), position: z.int(), name: words, item: webUrl }))
      .min(2),
  }),
  Thing: z.looseObject({ '@id': words, name: words, description: words, url: webUrl }),
  Course: z.looseObject({
    name: words,
    description: words,
    provider: reference,
    offers: z.array(z.looseObject({ category: z.enum(['Free', 'Partially Free', 'Subscription', 'Paid']) })).min(1),
    hasCourseInstance: z
      .array(
        z.looseObject({
          courseMode: z.enum(['Online', 'Onsite', 'Blended']),
          courseWorkload: z.string().regex(/^PT\d+[HM]$/),
        }),
      )
      .min(1),
  }),
  Service: z.looseObject({ name: words, provider: reference }),
  FAQPage: z.looseObject({
    mainEntity: z
      .array(
        z.looseObject({
          '@type': z.literal('Question'),
          name: words,
          acceptedAnswer: z.looseObject({ '@type': z.literal('Answer'), text: words }),
        }),
      )
      .min(1),
  }),
};
const pageNode = z.looseObject({
  '@id': words,
  url: webUrl,
  name: words,
  description: words,
  isPartOf: reference,
  publisher: reference,
  dateModified: z.iso.datetime(),
});
const articleNode = z.looseObject({
  '@id': words,
  url: webUrl,
  headline: words,
  description: words,
  datePublished: z.union([z.iso.date(), z.iso.datetime()]),
  dateModified: z.iso.datetime(),
  image: webUrl,
  author: z.union([z.looseObject({ '@type': words, name: words }), reference]),
  publisher: reference,
});
const country = z.looseObject({ '@type': z.literal('Country'), name: words });
required['JobPosting'] = z
  .looseObject({
    '@id': words,
    url: webUrl,
    title: words,
    description: z
      .string()
      .startsWith('<')
      .refine((html) => !/href="(?!https?:|mailto:)/.test(html), 'links are absolute'),
    datePosted: z.iso.date(),
    validThrough: z.iso.datetime({ offset: true }),
    employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN']),
    hiringOrganization: z.looseObject({ '@type': z.literal('Organization'), name: words, sameAs: webUrl }),
    identifier: z.looseObject({ value: words }),
    baseSalary: z.looseObject({
      currency: z.string().length(3),
      value: z.looseObject({ minValue: z.number(), maxValue: z.number(), unitText: words }),
    }),
    directApply: z.literal(true),
  })
  .and(
    z.union([
      z.looseObject({
        jobLocation: z.looseObject({
          address: z.looseObject({ addressLocality: words, addressRegion: words, addressCountry: z.string().length(2) }),
        }),
      }),
      z.looseObject({ jobLocationType: z.literal('TELECOMMUTE'), applicantLocationRequirements: z.array(country).min(1) }),
    ]),
  );
for (const type of ['BlogPosting', 'NewsArticle', 'Article', 'TechArticle', 'Report']) required[type] = articleNode;
const moment = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/);
required['Event'] = z
  .looseObject({
    '@id': words,
    url: webUrl,
    name: words,
    description: words,
    startDate: moment,
    endDate: moment,
    eventStatus: webUrl,
    image: webUrl,
    organizer: z.union([z.looseObject({ '@type': words, name: words }), reference]),
    inLanguage: z.union([languageCode, z.array(languageCode).min(1)]),
    location: z.looseObject({ '@type': words }),
  })
  .and(
    z.union([
      z.looseObject({
        eventAttendanceMode: z.literal('https://schema.org/OnlineEventAttendanceMode'),
        location: z.looseObject({ url: webUrl }),
      }),
      z.looseObject({
        eventAttendanceMode: z.literal('https://schema.org/OfflineEventAttendanceMode'),
        location: z.looseObject({ name: words, address: z.looseObject({ addressLocality: words, addressCountry: words }) }),
      }),
    ]),
  );
required['VideoObject'] = z.looseObject({
  '@id': words,
  name: words,
  description: words,
  uploadDate: moment,
  thumbnailUrl: webUrl,
  contentUrl: webUrl,
});
const learningNode = z.looseObject({
  '@id': words,
  url: webUrl,
  name: words,
  description: words,
  timeRequired: z.string().regex(/^PT\d+M$/),
  publisher: reference,
});
// A learning path has parts, and a lesson is one.
required['LearningResource'] = z.union([
  learningNode.extend({ hasPart: z.array(z.looseObject({ name: words, url: webUrl })).min(2) }),
  learningNode.extend({ learningResourceType: z.literal('Lesson'), isPartOf: reference }),
]);
required['CollectionPage'] = pageNode.partial({ dateModified: true });
for (const type of ['WebPage', 'AboutPage', 'ContactPage', 'Blog', 'ProfilePage']) required[type] = pageNode;

async function graphAt(path: string) {
  const { structuredData } = await fetchFacts(path);
  expect(structuredData, 'one script of JSON-LD').toHaveLength(1);
  return document.parse(JSON.parse(structuredData[0] ?? ''))['@graph'];
}

for (const path of pagePaths) {
  it(`${path} has complete metadata`, async () => {
    const nodes = await graphAt(path);
    const ids = nodes.flatMap((each) => each['@id'] ?? []);
    expect(new Set(ids).size, 'ids are unique').toBe(ids.length);
    for (const each of nodes) {
      const schema = required[each['@type']];
      expect.soft(schema, `the type ${each['@type']} is one of those that are checked`).toBeDefined();
      expect.soft(schema?.safeParse(each).error?.issues ?? [], each['@type']).toEqual([]);
    }
    const breadcrumbs = nodes.find((each) => each['@type'] === 'BreadcrumbList');
    const positions =
      z
        .object({ itemListElement: z.array(z.object({ position: z.number(), item: z.string() })) })
        .optional()
        .parse(breadcrumbs)?.itemListElement ?? [];
    expect(positions.map(({ position }) => position)).toEqual(positions.map((_item, index) => index + 1));
    if (path !== '/') expect(positions.at(-1)?.item).toBe(site + path);
    // What a node refers to is described: on this page, or as one of the two that are on all.
    const referred = [...JSON.stringify(nodes).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id = '']) => id);
    expect(referred.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it(`${path} has a title that search engines show in full`, async () => {
    const { titles } = await fetchFacts(path);
    expect(titles[0]?.length, titles[0]).toBeLessThanOrEqual(TITLE_MAX);
  });
}

it('llms.txt names every page that search engines may list, once', async () => {
  const { status, text } = await fetchResponse('/llms.txt');
  expect(status).toBe(200);
  expect(text).toMatch(/^# \S.*\n\n> \S/);
  const named = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, target = '']) => target);
  expect(named.toSorted()).toEqual(indexablePaths.map((path) => site + getMarkdownPath(path)).toSorted());
});

it('every promised URL responds', async () => {
  const wrong: string[] = [];
  for (const path of [...promisedPaths, ...thankYouPages, ...Object.keys(machineReadablePaths)]) {
    const { status } = await fetchResponse(path);
    if (status !== 200) wrong.push(`${path} answers ${status}`);
  }
  for (const path of signOnPaths) {
    const { status } = await fetchResponse(path);
    if (status >= 400) wrong.push(`${path} answers ${status}`);
  }
  expect(wrong).toEqual([]);
  expect((await fetchResponse('/404')).status).toBe(404);
  expect((await fetchResponse('/500')).status).toBe(500);
});

it('URLs for programs have the right content types', async () => {
  for (const [path, type] of Object.entries(machineReadablePaths)) {
    const { headers } = await fetchResponse(path);
    expect.soft(headers['content-type']?.startsWith(type), `${path} is ${headers['content-type']}`).toBe(true);
  }
});

it('fact tokens are resolved in every output', async () => {
  const page = '/training/live-postgresql-training';
  const [html, markdown, map, release] = await Promise.all(
    [page, getMarkdownPath(page), '/llms.txt', '/company/press-releases/certification-exam-rules'].map(
      async (path) => (await fetchResponse(path)).text,
    ),
  );
  let found = '';
  // On a busy machine, Postgres may be too slow for a search, and the page says to try again.
  await expect
    .poll(async () => (found = await (await request('/search?q=live+class+12+students')).text()), {
      timeout: 120_000,
      interval: 500,
    })
    .toContain('/training/live-postgresql-training');
  expect.soft(html).toContain('<title>Live Postgres training, up to 12 students a class');
  expect.soft(markdown).toContain('teaches up to **12 students**');
  expect.soft(map).toContain('up to 12 students, one instructor, and a lab for every student');
  expect.soft(release).toContain('An exam takes 60 minutes, and 80% of the answers must be right.');
  for (const text of [html, markdown, map, release, found]) expect.soft(text).not.toContain('{{training');
});

it('no redirect hides a promised URL or leads to another redirect', () => {
  const olds = new Set(redirects.map(({ from }) => from));
  expect([...promisedPaths, ...thankYouPages].filter((path) => olds.has(path))).toEqual([]);
  expect(redirects.filter(({ to }) => olds.has(to.split('#')[0] ?? ''))).toEqual([]);
});

it('thank-you pages are noindex and not listed', async () => {
  const [{ text: sitemap }, { text: map }] = await Promise.all([fetchResponse('/sitemap.xml'), fetchResponse('/llms.txt')]);
  for (const path of thankYouPages) {
    expect.soft((await fetchResponse(path)).status, path).toBe(200);
    const { meta } = await fetchFacts(path);
    expect
      .soft(
        meta.filter(({ name }) => name === 'robots').map(({ content }) => content),
        path,
      )
      .toEqual([expect.stringContaining('noindex')]);
    expect.soft(sitemap).not.toContain(`<loc>${site}${path}</loc>`);
    expect.soft(map).not.toContain(`(${site}${path}.md)`);
  }
});

it('the dates of articles, the sitemap, and feeds are those of their content, not of the import', async () => {
  const { text } = await fetchResponse('/sitemap.xml');
  const changed = new Map(
    [...text.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)].map(([, url = '', time = '']) => [url, time]),
  );
  expect(changed.size).toBeGreaterThan(200);
  const days = [...changed.values()].map((time) => Date.parse(time));
  expect(Math.max(...days) - Math.min(...days), 'all within an hour').toBeGreaterThan(3_600_000);
  expect(new Set(days).size).toBeGreaterThan(20);
  for (const path of pagePaths) {
    for (const { datePublished, dateModified } of await graphAt(path)) {
      if (typeof dateModified !== 'string') continue;
      expect.soft(Date.parse(dateModified), path).toBeLessThanOrEqual(Date.now());
      if (changed.has(site + path)) expect.soft(changed.get(site + path), path).toBe(dateModified);
      if (typeof datePublished !== 'string') continue;
      expect
        .soft(Date.parse(datePublished), `${path} was published before it was changed`)
        .toBeLessThanOrEqual(Date.parse(dateModified));
    }
  }
});

it('feeds, calendars, and llms.txt contain no raw Markdown', async () => {
  for (const path of Object.keys(machineReadablePaths)) {
    if (path === '/llms.txt') continue;
    const { text } = await fetchResponse(path);
    const shown = path.endsWith('.xml') ? extractFeedText(text) : text.replace(/\r\n /g, '');
    expect.soft(findRawMarkdown(shown), path).toEqual([]);
  }
});

it('links in feeds point to the article, and feeds include the output of its commands', async () => {
  const { text } = await fetchResponse('/blog/feed.xml');
  const entries = [...text.matchAll(/<entry>[\s\S]*?<\/entry>/g)].map(([entry]) => entry);
  expect(entries.length).toBeGreaterThan(10);
  for (const entry of entries) {
    const url = /<id>([^<]+)<\/id>/.exec(entry)?.[1];
    expect(/xml:base="([^"]+)"/.exec(entry)?.[1]).toBe(url);
    const html = /<content[^>]*>([\s\S]*)<\/content>/.exec(entry)?.[1] ?? '';
    expect.soft(html, url).not.toMatch(/href=&quot;(?!https?:|mailto:)/);
    expect.soft(html, url).not.toContain('data-output');
  }
  expect(text).toContain('&lt;pre&gt;&lt;samp&gt;');
});

it('lists by topic and by author are linked to their feeds', async () => {
  for (const path of ['/blog/topic/performance', '/postgres-tutorials/topic/performance', '/blog/author/support-team']) {
    const feed = `/blog/${path.split('/').slice(2).join('/')}/feed.xml`;
    const { links, anchors } = await fetchFacts(path);
    expect(links.filter(({ type }) => type === 'application/atom+xml').map(({ href }) => href)).toEqual([site + feed]);
    expect(anchors).toContain(feed);
    expect((await fetchResponse(feed)).status).toBe(200);
  }
});

it('every view of a list has its own title and description, and is canonical unless it combines filters', async () => {
  const seen = new Map<string, string>();
  const views = await collectViews();
  expect(views.length).toBeGreaterThan(100);
  expect(views.filter(isCombined).length).toBeGreaterThan(20);
  for (const path of views) {
    const { titles, meta, links } = await fetchFacts(path);
    const canonical = isCombined(path) ? splitView(path).list : path;
    expect
      .soft(
        links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href),
        path,
      )
      .toEqual([site + canonical]);
    const description = meta.find(({ name }) => name === 'description')?.content ?? '';
    expect.soft(description.length, description).toBeLessThanOrEqual(160);
    for (const text of [titles[0] ?? '', description]) {
      expect.soft(seen.get(text), `${path}: ${text}`).toBeUndefined();
      seen.set(text, path);
    }
  }
});

it('every indexable page is in the sitemap, except for further pages of a list', async () => {
  const { text } = await fetchResponse('/sitemap.xml');
  const listed = new Set([...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).href));
  for (const path of [...pagePaths, ...(await collectViews())]) {
    const { links, meta } = await fetchFacts(path);
    const url = new URL(path, site).href;
    const isCanonical = links.some(({ rel, href }) => rel === 'canonical' && new URL(href, site).href === url);
    const isIndexable = isCanonical && !meta.some(({ name, content }) => name === 'robots' && content.includes('noindex'));
    const isFurtherPage = /\/page\/\d+$/.test(path);
    expect.soft(listed.has(url), path).toBe(isIndexable && !isFurtherPage);
  }
});

it('feeds are valid Atom, for all posts, by topic, and by author', async () => {
  for (const path of ['/blog/feed.xml', '/blog/topic/sql/feed.xml', '/blog/author/training-team/feed.xml']) {
    const { status, headers, text } = await fetchResponse(path);
    expect(status, path).toBe(200);
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(text.match(/<entry>/g)?.length, path).toBeGreaterThan(3);
    expect(text, 'the list with the same articles').toContain(`${path.replace('/feed.xml', '')}"/>`);
    expect(text).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/);
    expect(text).toContain('&lt;h2 id=');
  }
  expect((await request('/blog/topic/beauty/feed.xml')).status).toBe(404);
});
