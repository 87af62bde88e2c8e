import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Setting } from '@/payload-types';
import { JsonLd } from './json-ld';

vi.mock('@/modules/pages', () => ({}));

const settings: Setting = {
  id: 1,
  name: 'Site',
  legalName: 'Site, Inc.',
  defaultTitle: 'Site',
  defaultDescription: 'A site.',
  social: [{ label: 'Code', href: 'https://example.org/code' }],
};
const graphSchema = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string() })),
});

/** Returns the nodes of the script by type. */
function nodesOf(html: string): Map<string, Record<string, unknown>> {
  const text = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html)?.[1] ?? '';
  return new Map(graphSchema.parse(JSON.parse(text))['@graph'].map((node) => [node['@type'], node]));
}

it("describes the organization, the site, and the page's place in it", () => {
  const breadcrumbs = [
    { label: 'Home', url: '/' },
    { label: 'Products', url: '/products' },
    { label: 'Replication', url: '/products/replication' },
  ];
  const nodes = nodesOf(
    renderToStaticMarkup(
      <JsonLd settings={settings} breadcrumbs={breadcrumbs} nodes={[{ '@type': 'WebPage', name: '</script><b>' }]} />,
    ),
  );
  expect(nodes.get('Organization')).toMatchObject({
    name: 'Site',
    legalName: 'Site, Inc.',
    sameAs: ['https://example.org/code'],
  });
  expect(nodes.get('WebSite')).toMatchObject({
    url: 'http://localhost:3000/',
    publisher: { '@id': nodes.get('Organization')?.['@id'] },
  });
  expect(nodes.get('BreadcrumbList')?.['itemListElement']).toEqual(
    breadcrumbs.map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `http://localhost:3000${url}`,
    })),
  );
  expect(nodes.get('WebPage')).toMatchObject({ name: '</script><b>' });
});

it('has no breadcrumbs on the home page', () => {
  const nodes = nodesOf(
    renderToStaticMarkup(<JsonLd settings={settings} breadcrumbs={[{ label: 'Home', url: '/' }]} nodes={[]} />),
  );
  expect([...nodes.keys()]).toEqual(['Organization', 'WebSite']);
});
