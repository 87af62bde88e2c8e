import type { Setting } from '@/payload-types';
import type { Breadcrumb } from '@/ui/breadcrumbs';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import type { SchemaNode } from '@/modules/structured-data';

interface JsonLdProps {
  settings: Setting;
  breadcrumbs: readonly Breadcrumb[];
  /** The nodes for what the page is about. */
  nodes: readonly SchemaNode[];
}

/** Renders the structured data of the organization, the site, and the page's place in it (schema.org, JSON-LD). */
export function JsonLd({ settings, breadcrumbs, nodes }: JsonLdProps) {
  const organization = toAbsoluteUrl('/#organization');
  const graph = [
    {
      '@type': 'Organization',
      '@id': organization,
      name: settings.name,
      legalName: settings.legalName,
      url: toAbsoluteUrl('/'),
      logo: toAbsoluteUrl('/apple-touch-icon.png'),
      sameAs: settings.social?.map(({ href }) => href) ?? [],
    },
    {
      '@type': 'WebSite',
      '@id': toAbsoluteUrl('/#website'),
      name: settings.name,
      url: toAbsoluteUrl('/'),
      publisher: { '@id': organization },
    },
    ...(breadcrumbs.length < 2 ? [] : [buildBreadcrumbList(breadcrumbs)]),
    ...nodes,
  ];
  // A "<" in a string could end the script element.
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

function buildBreadcrumbList(breadcrumbs: readonly Breadcrumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: toAbsoluteUrl(url),
    })),
  };
}
