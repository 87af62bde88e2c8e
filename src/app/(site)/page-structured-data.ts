import { SLOTS } from '@/modules';
import { ORGANIZATION, type SchemaNode, buildServiceNode, WEBSITE } from '@/modules/structured-data';
import type { Page } from '@/payload-types';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { markdownToText } from '@/ui/markdown';

/** Paths whose pages have a schema.org type of their own. */
const PAGE_TYPES: Readonly<Record<string, string>> = {
  '/company/about': 'AboutPage',
  '/contact': 'ContactPage',
  '/blog': 'Blog',
};

/**
 * Builds the structured data of a page, apart from its place on the site: the page itself, the product, plan, course or
 * service that it is about, and its questions (schema.org).
 */
export async function buildPageStructuredData(page: Page): Promise<SchemaNode[]> {
  const subject = await buildSubjectNode(page);
  return [pageNode(page, subject), ...(subject ? [subject] : []), ...buildFaqNodes(page)];
}

function pageNode(page: Page, subject: SchemaNode | undefined): SchemaNode {
  const url = toAbsoluteUrl(page.url);
  return {
    '@type': PAGE_TYPES[page.url] ?? (isListing(page) ? 'CollectionPage' : 'WebPage'),
    '@id': `${url}#page`,
    url,
    name: page.pagetitle,
    description: page.meta.description,
    dateModified: page.contentChangedAt,
    inLanguage: 'en-US',
    isPartOf: WEBSITE,
    publisher: ORGANIZATION,
    ...(subject ? { mainEntity: { '@id': subject['@id'] } } : {}),
  };
}

function isListing({ layout }: Page): boolean {
  return layout.some((block) => block.blockType === 'featureSlot' && SLOTS[block.feature].listsPages === true);
}

async function buildSubjectNode(page: Page): Promise<SchemaNode | undefined> {
  const slots = page.layout.flatMap((block) => (block.blockType === 'featureSlot' ? [SLOTS[block.feature]] : []));
  const withSubject = slots.find(({ subject }) => subject !== undefined);
  if (withSubject) return withSubject.subject?.(page);
  return isService(page) ? buildServiceNode(page) : undefined;
}

function isService(page: Page): boolean {
  return (page.section === 'services' || page.section === 'solutions') && !isListing(page);
}

function buildFaqNodes({ layout, url }: Page): SchemaNode[] {
  const items = layout.flatMap((block) => (block.blockType === 'questions' ? block.items : []));
  if (items.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      '@id': `${toAbsoluteUrl(url)}#questions`,
      mainEntity: items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: markdownToText(question),
        acceptedAnswer: { '@type': 'Answer', text: markdownToText(answer) },
      })),
    },
  ];
}
