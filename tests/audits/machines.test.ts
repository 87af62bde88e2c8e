import { expect, it } from 'vitest';
import { z } from 'zod';
import { machineAddresses, promised, signOnAddresses, thankYouPages } from './addresses';
import { answerAt, factsAt } from './answers';
import { addresses, indexedAddresses, markdownAddress, redirects, site } from './catalogue';

const TITLE_MAX = 60;

const node = z.looseObject({ '@type': z.string(), '@id': z.string().optional() });
const document = z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(node).min(2) });
const words = z.string().trim().min(1);
const address = z.url({ protocol: /^https?$/ });
const reference = z.looseObject({ '@id': words });

/** What the things of each type must say (schema.org, and what search engines ask for). */
const required: Record<string, z.ZodType> = {
  Organization: z.looseObject({ name: words, legalName: words, url: address, logo: address, sameAs: z.array(address) }),
  WebSite: z.looseObject({ name: words, url: address, publisher: reference }),
  BreadcrumbList: z.looseObject({
    itemListElement: z
      .array(z.looseObject({ '@type': z.literal('ListItem'), position: z.int(), name: words, item: address }))
      .min(2),
  }),
  SoftwareApplication: z.looseObject({ name: words, applicationCategory: words, operatingSystem: words, url: address }),
  Product: z.looseObject({ name: words, description: words, brand: reference }),
  Course: z.looseObject({
    name: words,
    description: words,
    provider: reference,
    hasCourseInstance: z.array(z.looseObject({ courseMode: words, courseWorkload: z.string().regex(/^PT\d+H$/) })).min(1),
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
  url: address,
  name: words,
  description: words,
  isPartOf: reference,
  publisher: reference,
  dateModified: z.iso.datetime(),
});
const articleNode = z.looseObject({
  '@id': words,
  url: address,
  headline: words,
  description: words,
  datePublished: z.iso.date(),
  dateModified: z.iso.datetime(),
  image: address,
  author: z.looseObject({ name: words }),
  publisher: reference,
});
const country = z.looseObject({ '@type': z.literal('Country'), name: words });
required['JobPosting'] = z
  .looseObject({
    '@id': words,
    url: address,
    title: words,
    description: z.string().startsWith('<'),
    datePosted: z.iso.date(),
    validThrough: z.iso.datetime({ offset: true }),
    employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN']),
    hiringOrganization: z.looseObject({ '@type': z.literal('Organization'), name: words, sameAs: address }),
    identifier: z.looseObject({ value: words }),
    baseSalary: z.looseObject({
      currency: z.string().length(3),
      value: z.looseObject({ minValue: z.number(), maxValue: z.number(), unitText: words }),
    }),
    directApply: z.literal(false),
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
for (const type of ['BlogPosting', 'NewsArticle', 'Article', 'Report']) required[type] = articleNode;
// A page of the handbook has neither an author of its own nor a day on which it came out.
required['TechArticle'] = articleNode.partial({ datePublished: true, author: true });
const moment = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/);
required['Event'] = z
  .looseObject({
    '@id': words,
    url: address,
    name: words,
    description: words,
    startDate: moment,
    endDate: moment,
    eventStatus: address,
    image: address,
    organizer: z.unknown(),
    location: z.looseObject({ '@type': words }),
  })
  .and(
    z.union([
      z.looseObject({
        eventAttendanceMode: z.literal('https://schema.org/OnlineEventAttendanceMode'),
        location: z.looseObject({ url: address }),
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
  thumbnailUrl: address,
  contentUrl: address,
});
required['LearningResource'] = z.looseObject({
  '@id': words,
  url: address,
  name: words,
  description: words,
  timeRequired: z.string().regex(/^PT\d+M$/),
  hasPart: z.array(z.looseObject({ name: words, url: address })).min(2),
  publisher: reference,
});
required['CollectionPage'] = pageNode.partial({ dateModified: true });
for (const type of ['WebPage', 'AboutPage', 'ContactPage', 'Blog', 'ProfilePage']) required[type] = pageNode;

async function graphAt(path: string) {
  const { structuredData } = await factsAt(path);
  expect(structuredData, 'one script of JSON-LD').toHaveLength(1);
  return document.parse(JSON.parse(structuredData[0] ?? ''))['@graph'];
}

for (const path of addresses) {
  it(`${path} tells machines what it is, completely`, async () => {
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
    const { titles } = await factsAt(path);
    expect(titles[0]?.length, titles[0]).toBeLessThanOrEqual(TITLE_MAX);
  });
}

it('llms.txt names every page that search engines may list, once', async () => {
  const { status, text } = await answerAt('/llms.txt');
  expect(status).toBe(200);
  expect(text).toMatch(/^# \S.*\n\n> \S/);
  const named = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, target = '']) => target);
  // A chapter of the handbook is a list of pages that are named themselves.
  const isChapter = (path: string) => /^\/docs\/[a-z-]+$/.test(path);
  expect(named.toSorted()).toEqual(
    indexedAddresses
      .filter((path) => !isChapter(path))
      .map((path) => site + markdownAddress(path))
      .toSorted(),
  );
});

it('every address that the site promises answers', async () => {
  const wrong: string[] = [];
  for (const path of [...promised, ...thankYouPages, ...Object.keys(machineAddresses)]) {
    const { status } = await answerAt(path);
    if (status !== 200) wrong.push(`${path} answers ${status}`);
  }
  for (const path of signOnAddresses) {
    const { status } = await answerAt(path);
    if (status >= 400) wrong.push(`${path} answers ${status}`);
  }
  expect(wrong).toEqual([]);
  expect((await answerAt('/404')).status).toBe(404);
  expect((await answerAt('/500')).status).toBe(500);
});

it('addresses for machines have their content types', async () => {
  for (const [path, type] of Object.entries(machineAddresses)) {
    const { headers } = await answerAt(path);
    expect.soft(headers['content-type']?.startsWith(type), `${path} is ${headers['content-type']}`).toBe(true);
  }
});

it('no redirect stands in the way of a promised address, or leads to another redirect', () => {
  const olds = new Set(redirects.map(({ from }) => from));
  expect([...promised, ...thankYouPages].filter((path) => olds.has(path))).toEqual([]);
  expect(redirects.filter(({ to }) => olds.has(to.split('#')[0] ?? ''))).toEqual([]);
});

it('thank-you pages are for those who come from a form', async () => {
  const [{ text: sitemap }, { text: map }] = await Promise.all([answerAt('/sitemap.xml'), answerAt('/llms.txt')]);
  for (const path of thankYouPages) {
    expect.soft((await answerAt(path)).status, path).toBe(200);
    const { meta } = await factsAt(path);
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
