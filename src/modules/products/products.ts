import { createDataCollection } from '@/cms/entries/data-collection';
import { planGroupField } from './plans';

/** The kinds of products. The keys are also path segments (/products/view-all/operator). */
export const PRODUCT_KINDS = [
  { value: 'server', label: 'Server' },
  { value: 'operator', label: 'Operator' },
  { value: 'managed-service', label: 'Managed service' },
  { value: 'tool', label: 'Tool' },
  { value: 'extension', label: 'Extension' },
] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number]['value'];

/** The needs that products can be filtered by. */
export const PRODUCT_NEEDS = [
  { value: 'availability', label: 'Availability' },
  { value: 'migration', label: 'Migration' },
  { value: 'security', label: 'Security' },
  { value: 'performance', label: 'Performance' },
  { value: 'operations', label: 'Operations' },
] as const;
export type ProductNeed = (typeof PRODUCT_NEEDS)[number]['value'];

/** The platforms that a product runs on. */
export const PRODUCT_PLATFORMS = [
  { value: 'virtual-machines', label: 'Virtual machines' },
  { value: 'kubernetes', label: 'Kubernetes' },
  { value: 'cloud-service', label: 'Cloud service' },
] as const;
export type ProductPlatform = (typeof PRODUCT_PLATFORMS)[number]['value'];

/** All products and tools. The product pages, the product list and the plan tables read these rows. */
export const products = createDataCollection({
  slug: 'products',
  labels: { singular: 'Product', plural: 'Products' },
  description: 'Every product and tool. Product pages, the list of all products, and the plan tables use these rows.',
  useAsTitle: 'name',
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'url',
      type: 'text',
      index: true,
      label: 'Page URL',
      admin: { description: 'Leave empty if the product has no page on this site.' },
    },
    {
      name: 'documentation',
      type: 'text',
      required: true,
      admin: { description: 'The URL of its manual: https://www.postgresql.org/docs/current/' },
    },
    { name: 'kind', type: 'select', required: true, options: [...PRODUCT_KINDS] },
    { name: 'license', type: 'select', required: true, options: ['open source', 'commercial'] },
    {
      name: 'summary',
      type: 'text',
      required: true,
      maxLength: 140,
      admin: { description: 'What it does, in one sentence of at most 140 characters, for lists and cards.' },
    },
    {
      name: 'needs',
      type: 'select',
      hasMany: true,
      required: true,
      options: [...PRODUCT_NEEDS],
      admin: { description: 'The filters of the list of products that show it.' },
    },
    { name: 'runsOn', type: 'select', hasMany: true, required: true, options: [...PRODUCT_PLATFORMS] },
    planGroupField,
    { name: 'note', type: 'text' },
  ],
});

/** The compared servers, in column order. */
export const SERVER_COLUMNS = [
  { column: 'community', label: 'Community' },
  { column: 'extended', label: 'Extended' },
  { column: 'advanced', label: 'Advanced' },
] as const;

/** The rows of the server comparison. */
export const serverFeatures = createDataCollection({
  slug: 'server-features',
  labels: { singular: 'Server feature', plural: 'Server features' },
  description: 'The rows of the comparison of Postgres servers.',
  useAsTitle: 'label',
  fields: [
    { name: 'group', type: 'text', required: true },
    { name: 'label', type: 'text', required: true },
    { name: 'explanation', type: 'text', required: true, maxLength: 160 },
    { name: 'href', type: 'text', required: true, label: 'Documentation' },
    {
      name: 'servers',
      type: 'group',
      fields: SERVER_COLUMNS.map(({ column, label }) => ({
        name: column,
        type: 'text',
        label,
        required: true,
        admin: { description: 'yes, no, extension, or a few words' },
      })),
    },
  ],
});
