import { type ArticleData, authorAt } from '@/modules/articles';
import { courseAt } from '@/modules/training';
import { planAt, productAt } from '@/modules/products';
import type { Course, Page, Plan, Product } from '@/payload-types';
import { absoluteUrl } from './page-metadata';

/** A node of JSON-LD with a type of schema.org. */
export interface SchemaNode {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

const ORGANIZATION = { '@id': absoluteUrl('/#organization') };

/** Addresses whose pages have a type of their own at schema.org. */
const PAGE_TYPES: Readonly<Record<string, string>> = {
  '/company/about': 'AboutPage',
  '/contact': 'ContactPage',
  '/blog': 'Blog',
};

/**
 * What machines are told of a page besides its place on the site: the page itself, and the product, plan, course or
 * service that it is about, and its questions (schema.org).
 */
export async function structuredDataOf(page: Page): Promise<SchemaNode[]> {
  const subject = await subjectOf(page);
  return [pageNode(page, subject), ...(subject ? [subject] : []), ...questionsOf(page)];
}

function pageNode(page: Page, subject: SchemaNode | undefined): SchemaNode {
  const url = absoluteUrl(page.url);
  return {
    '@type': PAGE_TYPES[page.url] ?? (listsOthers(page) ? 'CollectionPage' : 'WebPage'),
    '@id': `${url}#page`,
    url,
    name: page.pagetitle,
    description: page.meta.description,
    dateModified: page.updatedAt,
    inLanguage: 'en-US',
    isPartOf: { '@id': absoluteUrl('/#website') },
    publisher: ORGANIZATION,
    ...(subject ? { mainEntity: { '@id': subject['@id'] } } : {}),
  };
}

const ARTICLE_TYPES = { tutorials: 'TechArticle', posts: 'BlogPosting', labs: 'TechArticle' } as const;

/** What machines are told of a tutorial, post or lab. */
export async function structuredDataOfArticle({ kind, url, title, description, topics, author, published, updatedAt }: ArticleData): Promise<SchemaNode[]> {
  const address = absoluteUrl(url);
  return [
    {
      '@type': ARTICLE_TYPES[kind.collection],
      '@id': `${address}#article`,
      url: address,
      headline: title,
      description,
      keywords: topics.join(', '),
      datePublished: published,
      dateModified: updatedAt,
      inLanguage: 'en-US',
      image: absoluteUrl(`/open-graph${url}.png`),
      author: { '@type': 'Organization', name: (await authorAt(author))?.name ?? author },
      publisher: ORGANIZATION,
      isPartOf: { '@id': absoluteUrl('/#website') },
    },
  ];
}

const LISTING_FEATURES: ReadonlySet<string> = new Set(['section-index', 'topic-posts', 'articles', 'all-products', 'course-catalog', 'webinars', 'events', 'white-papers', 'press-releases', 'media-coverage', 'customer-stories', 'partner-finder', 'job-openings']);

function listsOthers({ layout }: Page): boolean {
  return layout.some((block) => block.blockType === 'featureSlot' && LISTING_FEATURES.has(block.feature));
}

async function subjectOf(page: Page): Promise<SchemaNode | undefined> {
  if (hasFeature(page, 'product-facts')) return productNode(page, await productAt(page.url));
  if (hasFeature(page, 'plan-contents')) return planNode(page, await planAt(page.url));
  if (hasFeature(page, 'course-facts')) return courseNode(page, await courseAt(page.url));
  if (isService(page)) return serviceNode(page);
  return undefined;
}

function hasFeature({ layout }: Page, feature: string): boolean {
  return layout.some((block) => block.blockType === 'featureSlot' && block.feature === feature);
}

function isService(page: Page): boolean {
  return (page.section === 'services' || page.section === 'solutions') && !listsOthers(page);
}

function productNode(page: Page, product: Product | undefined): SchemaNode | undefined {
  if (!product) return undefined;
  if (product.kind === 'managed-service') return { ...serviceNode(page), name: product.name, description: product.summary };
  return {
    '@type': 'SoftwareApplication',
    '@id': `${absoluteUrl(page.url)}#product`,
    name: product.name,
    description: product.summary,
    applicationCategory: 'DeveloperApplication',
    operatingSystem: product.runsOn.includes('kubernetes') && product.runsOn.length === 1 ? 'Kubernetes' : 'Linux',
    url: absoluteUrl(page.url),
    softwareHelp: { '@type': 'CreativeWork', url: product.documentation },
  };
}

function planNode(page: Page, plan: Plan | undefined): SchemaNode | undefined {
  if (!plan) return undefined;
  return { '@type': 'Product', '@id': `${absoluteUrl(page.url)}#plan`, name: plan.name, description: plan.summary, brand: ORGANIZATION, url: absoluteUrl(page.url) };
}

function courseNode(page: Page, course: Course | undefined): SchemaNode | undefined {
  if (!course) return undefined;
  return {
    '@type': 'Course',
    '@id': `${absoluteUrl(page.url)}#course`,
    name: course.name,
    description: course.summary,
    provider: ORGANIZATION,
    educationalLevel: course.level,
    coursePrerequisites: course.prerequisites,
    url: absoluteUrl(page.url),
    hasCourseInstance: course.formats.map((format) => ({ '@type': 'CourseInstance', courseMode: 'online', courseWorkload: `PT${course.hours}H`, name: `${course.name}, ${format}` })),
  };
}

function serviceNode(page: Page): SchemaNode {
  return { '@type': 'Service', '@id': `${absoluteUrl(page.url)}#service`, name: page.pagetitle, description: page.description, serviceType: page.label, provider: ORGANIZATION, url: absoluteUrl(page.url) };
}

function questionsOf({ layout, url }: Page): SchemaNode[] {
  const items = layout.flatMap((block) => (block.blockType === 'questions' ? block.items : []));
  if (items.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      '@id': `${absoluteUrl(url)}#questions`,
      mainEntity: items.map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } })),
    },
  ];
}
