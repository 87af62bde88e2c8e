import type { GroupField } from 'payload';
import { createDataCollection } from '@/cms/entries/data-collection';

/** The plans, in column order, with the column of the server that each adds in the server comparison. */
export const PLAN_COLUMNS = [
  { key: 'community-360', column: 'community360', label: 'Community 360', server: 'community' },
  { key: 'standard', column: 'standard', label: 'Standard', server: 'extended' },
  { key: 'enterprise', column: 'enterprise', label: 'Enterprise', server: 'advanced' },
] as const;
export type PlanColumn = (typeof PLAN_COLUMNS)[number]['column'];

/** A plan's value for a product or term: yes, no, add-on, or a few words. */
export const planGroupField: GroupField = {
  name: 'plans',
  type: 'group',
  fields: PLAN_COLUMNS.map(({ column, label }) => ({
    name: column,
    type: 'text',
    label,
    required: true,
    admin: { description: 'yes, no, add-on, or a few words' },
  })),
};

/** The subscription plans. */
export const plans = createDataCollection({
  slug: 'plans',
  labels: { singular: 'Plan', plural: 'Plans' },
  description: 'The subscription plans. Their contents are defined in the products and in the plan terms.',
  useAsTitle: 'name',
  fields: [
    { name: 'name', type: 'text', required: true, admin: { description: 'As on its card and its page: EDB Standard.' } },
    {
      name: 'url',
      type: 'text',
      required: true,
      label: 'URL',
      admin: { description: 'The page of the plan: /products/edb-standard' },
    },
    { name: 'summary', type: 'text', required: true, admin: { description: 'Who it is for, in one sentence.' } },
    {
      name: 'price',
      type: 'text',
      required: true,
      admin: { description: 'With “contact us”, cards say “Priced by database cores” and lead to the form for a quote.' },
    },
  ],
});

/** A plan's support, contract and price terms: the rows of the plan table that aren't products. */
export const planTerms = createDataCollection({
  slug: 'plan-terms',
  labels: { singular: 'Plan term', plural: 'Plan terms' },
  description: 'Rows of the plan table that aren’t products: support, contract, price.',
  useAsTitle: 'label',
  fields: [
    {
      name: 'group',
      type: 'text',
      required: true,
      admin: { description: 'The part of the plan table. Rows with the same group stand together: Server features.' },
    },
    { name: 'label', type: 'text', required: true, admin: { description: 'The first column of the row: Response time.' } },
    { name: 'note', type: 'text', admin: { description: 'A few words below the label.' } },
    {
      name: 'href',
      type: 'text',
      label: 'URL',
      admin: { description: 'A page that explains it: /services/support, or https://…' },
    },
    planGroupField,
  ],
});
