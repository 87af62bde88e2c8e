export { AllProducts } from './all-products';
export { PlanContents, PlansTable } from './plans-table';
export { filterInWords, productFilterOf } from './product-filter';
export { ProductFacts } from './product-facts';
export { DIFFERENCES, ServerComparison } from './server-comparison';
