import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Course, Page, Plan, Product } from '@/payload-types';
import { buildPageStructuredData } from './page-structured-data';

const rows = vi.hoisted((): { product?: Product; plan?: Plan; course?: Course } => ({}));
vi.mock('@/modules/products/product-facts', () => ({ findProduct: async () => rows.product }));
vi.mock('@/modules/products/plans-table', () => ({ findPlan: async () => rows.plan }));
vi.mock('@/modules/training/course-tables', () => ({ findCourse: async () => rows.course }));
vi.mock('@/modules/training/classes', () => ({ ONLINE_PLACE: 'Online', getUpcomingClasses: async () => [] }));
vi.mock('@/modules', async () => {
  const { buildPlanNode, buildProductNode } = await import('@/modules/products/structured-data');
  const { buildCourseNode } = await import('@/modules/training/structured-data');
  const listsPages = { listsPages: true };
  return {
    SLOTS: {
      'product-facts': { subject: buildProductNode },
      'plan-contents': { subject: buildPlanNode },
      'course-facts': { subject: buildCourseNode },
      'section-index': listsPages,
      'all-products': listsPages,
      'topic-posts': listsPages,
    },
  };
});

const SITE = 'http://localhost:3000';
const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-09-09T09:09:09.000Z' };
const contentChangedAt = '2026-02-03T04:05:06.000Z';

function page(given: Partial<Page>, ...features: string[]): Page {
  const layout = features.map((feature): Page['layout'][number] => ({
    blockType: 'featureSlot',
    feature: featureNamed(feature),
  }));
  return {
    id: 1,
    url: '/company/page',
    label: 'Page',
    description: 'Short.',
    longDescription: 'Longer.',
    icon: 'support',
    pagetitle: 'The page',
    meta: { title: 'The page', description: 'What search engines show of the page.' },
    layout,
    ...times,
    contentChangedAt,
    ...given,
  };
}

type Feature = Extract<Page['layout'][number], { blockType: 'featureSlot' }>['feature'];
const FEATURES: readonly Feature[] = [
  'product-facts',
  'plan-contents',
  'course-facts',
  'section-index',
  'all-products',
  'topic-posts',
];
function featureNamed(name: string): Feature {
  const feature = FEATURES.find((each) => each === name);
  if (feature === undefined) throw new Error(`There is no feature ${name}.`);
  return feature;
}

const product: Product = {
  id: 1,
  key: 'server',
  name: 'Server',
  documentation: 'https://docs.example.org/server',
  kind: 'server',
  license: 'commercial',
  summary: 'A server.',
  needs: ['operations'],
  runsOn: ['virtual-machines', 'kubernetes'],
  plans: { community360: 'no', standard: 'yes', enterprise: 'yes' },
  ...times,
};

/** Returns the only node of a type. Fails when there is none or more than one. */
async function nodeOf(type: string, of: Page) {
  const nodes = (await buildPageStructuredData(of)).filter((node) => node['@type'] === type);
  expect(nodes).toHaveLength(1);
  return nodes[0];
}

beforeEach(() => {
  delete rows.product;
  delete rows.plan;
  delete rows.course;
});

describe('a page', () => {
  it('has a node of its own that links to the site', async () => {
    expect(await buildPageStructuredData(page({}))).toEqual([
      {
        '@type': 'WebPage',
        '@id': `${SITE}/company/page#page`,
        url: `${SITE}/company/page`,
        name: 'The page',
        description: 'What search engines show of the page.',
        dateModified: contentChangedAt,
        inLanguage: 'en-US',
        isPartOf: { '@id': `${SITE}/#website` },
        publisher: { '@id': `${SITE}/#organization` },
      },
    ]);
  });

  it('has the schema.org type that matches its purpose', async () => {
    await nodeOf('AboutPage', page({ url: '/company/about' }));
    await nodeOf('ContactPage', page({ url: '/contact' }));
    await nodeOf('Blog', page({ url: '/blog' }, 'topic-posts'));
    await nodeOf('CollectionPage', page({ url: '/products' }, 'section-index'));
  });
});

describe('a product', () => {
  it('has a name, description and documentation, and is the main entity of its page', async () => {
    rows.product = product;
    const of = page({ url: '/products/server', section: 'products' }, 'product-facts');
    expect(await nodeOf('Thing', of)).toEqual({
      '@type': 'Thing',
      '@id': `${SITE}/products/server#product`,
      name: 'Server',
      description: 'A server.',
      url: `${SITE}/products/server`,
      subjectOf: { '@type': 'CreativeWork', url: 'https://docs.example.org/server' },
    });
    expect(await nodeOf('WebPage', of)).toMatchObject({ mainEntity: { '@id': `${SITE}/products/server#product` } });
  });

  it('is no application to search engines, which ask for ratings of one', async () => {
    rows.product = { ...product, license: 'open source' };
    await nodeOf('Thing', page({}, 'product-facts'));
  });

  it('is a service when it is managed', async () => {
    rows.product = { ...product, kind: 'managed-service' };
    expect(await nodeOf('Service', page({}, 'product-facts'))).toMatchObject({
      name: 'Server',
      description: 'A server.',
      provider: { '@id': `${SITE}/#organization` },
    });
  });

  it('is left out when the page has no product row', async () => {
    expect((await buildPageStructuredData(page({}, 'product-facts'))).map((node) => node['@type'])).toEqual(['WebPage']);
  });
});

it('describes a plan as a service, because it has no public price', async () => {
  rows.plan = {
    id: 1,
    key: 'standard',
    name: 'Standard',
    url: '/products/edb-standard',
    summary: 'A plan.',
    price: 'on request',
    ...times,
  };
  expect(await nodeOf('Service', page({ url: '/products/edb-standard' }, 'plan-contents'))).toMatchObject({
    name: 'Standard',
    description: 'A plan.',
    provider: { '@id': `${SITE}/#organization` },
  });
});

it('describes a course with its name, description, provider, and an instance for each format', async () => {
  rows.course = {
    id: 1,
    key: 'essentials',
    name: 'Essentials',
    url: '/training/essentials',
    level: 'foundation',
    audience: ['developer'],
    formats: ['live', 'self-paced'],
    languages: ['en', 'de'],
    hours: 16,
    days: 2,
    summary: 'A course.',
    prerequisites: 'None',
    ...times,
  };
  const course = await nodeOf('Course', page({ url: '/training/essentials' }, 'course-facts'));
  expect(course).toMatchObject({
    name: 'Essentials',
    description: 'A course.',
    provider: { '@id': `${SITE}/#organization` },
    educationalLevel: 'foundation',
    inLanguage: ['en', 'de'],
  });
  expect(course?.['offers']).toEqual([
    { '@type': 'Offer', category: 'Paid' },
    { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'USD' },
  ]);
  const instance = { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: 'PT16H' };
  expect(course?.['hasCourseInstance']).toEqual([
    { ...instance, name: 'Essentials, live class', inLanguage: ['en', 'de'] },
    { ...instance, name: 'Essentials, self-paced', inLanguage: 'en' },
  ]);
});

describe('a service', () => {
  it('has a name and provider', async () => {
    expect(await nodeOf('Service', page({ url: '/services/support', section: 'services' }))).toMatchObject({
      '@id': `${SITE}/services/support#service`,
      name: 'The page',
      provider: { '@id': `${SITE}/#organization` },
      serviceType: 'Page',
    });
  });

  it('excludes the services hub', async () => {
    expect(
      (await buildPageStructuredData(page({ url: '/services', section: 'services' }, 'section-index'))).map(
        (node) => node['@type'],
      ),
    ).toEqual(['CollectionPage']);
  });
});

it('lists the questions from all blocks of a page with their answers', async () => {
  const questions = (...names: string[]): Page['layout'][number] => ({
    blockType: 'questions',
    heading: 'Questions',
    items: names.map((name) => ({ question: `${name}?`, answer: `${name}.` })),
  });
  const of = page({ layout: [questions('One', 'Two'), questions('Three')] });
  expect(await nodeOf('FAQPage', of)).toEqual({
    '@type': 'FAQPage',
    '@id': `${SITE}/company/page#questions`,
    mainEntity: ['One', 'Two', 'Three'].map((name) => ({
      '@type': 'Question',
      name: `${name}?`,
      acceptedAnswer: { '@type': 'Answer', text: `${name}.` },
    })),
  });
});

it('gives every node of a page its own id', async () => {
  rows.product = product;
  const nodes = await buildPageStructuredData(
    page({
      section: 'services',
      layout: [
        { blockType: 'featureSlot', feature: 'product-facts' },
        { blockType: 'questions', heading: 'Questions', items: [{ question: 'Q?', answer: 'A.' }] },
      ],
    }),
  );
  const ids = nodes.map((node) => node['@id']);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(ids.length);
});
