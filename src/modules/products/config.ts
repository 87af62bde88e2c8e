import type { ModuleConfig } from '@/cms/core/module-config';
import { planTerms, plans } from './plans';
import { products, serverFeatures } from './products';

export const productsConfig: ModuleConfig = {
  collections: [plans, planTerms, products, serverFeatures],
  slots: ['all-products', 'product-facts', 'product-groups', 'plan-cards', 'plans-table', 'plan-contents', 'server-comparison'],
};
