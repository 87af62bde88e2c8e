import type { Page } from '@/payload-types';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { type SchemaNode, buildServiceNode } from '@/modules/structured-data';
import { findPlan } from './plans-table';
import { findProduct } from './product-facts';

/**
 * Builds the node of the product that a page is about. Software is a Thing, because search engines reject a
 * SoftwareApplication without a price, and without ratings or reviews.
 */
export async function buildProductNode(page: Page): Promise<SchemaNode | undefined> {
  const product = await findProduct(page.url);
  if (!product) return undefined;
  if (product.kind === 'managed-service') return { ...buildServiceNode(page), name: product.name, description: product.summary };
  return {
    '@type': 'Thing',
    '@id': `${toAbsoluteUrl(page.url)}#product`,
    name: product.name,
    description: product.summary,
    url: toAbsoluteUrl(page.url),
    subjectOf: { '@type': 'CreativeWork', url: new URL(product.documentation, toAbsoluteUrl('/')).href },
  };
}

/** Builds the node of the plan that a page is about. It is a service, because a Product needs a public price. */
export async function buildPlanNode(page: Page): Promise<SchemaNode | undefined> {
  const plan = await findPlan(page.url);
  if (!plan) return undefined;
  return {
    ...buildServiceNode(page),
    '@id': `${toAbsoluteUrl(page.url)}#plan`,
    name: plan.name,
    description: plan.summary,
    serviceType: 'Postgres subscription',
  };
}
