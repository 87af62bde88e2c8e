import type { Page } from '@/payload-types';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { ORGANIZATION, type SchemaNode, buildServiceNode } from '@/modules/structured-data';
import { findPlan } from './plans-table';
import { findProduct } from './product-facts';

/** Builds the node of the product that a page is about. */
export async function buildProductNode(page: Page): Promise<SchemaNode | undefined> {
  const product = await findProduct(page.url);
  if (!product) return undefined;
  if (product.kind === 'managed-service') return { ...buildServiceNode(page), name: product.name, description: product.summary };
  return {
    '@type': 'SoftwareApplication',
    '@id': `${toAbsoluteUrl(page.url)}#product`,
    name: product.name,
    description: product.summary,
    applicationCategory: 'DeveloperApplication',
    operatingSystem: product.runsOn.includes('kubernetes') && product.runsOn.length === 1 ? 'Kubernetes' : 'Linux',
    url: toAbsoluteUrl(page.url),
    softwareHelp: { '@type': 'CreativeWork', url: product.documentation },
  };
}

/** Builds the node of the plan that a page is about. */
export async function buildPlanNode(page: Page): Promise<SchemaNode | undefined> {
  const plan = await findPlan(page.url);
  if (!plan) return undefined;
  return {
    '@type': 'Product',
    '@id': `${toAbsoluteUrl(page.url)}#plan`,
    name: plan.name,
    description: plan.summary,
    brand: ORGANIZATION,
    url: toAbsoluteUrl(page.url),
  };
}
