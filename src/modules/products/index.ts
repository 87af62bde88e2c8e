export { AllProducts } from './all-products';
export { planAt, PlanContents, PlansTable } from './plans-table';
export { filterInWords, productFilterOf } from './product-filter';
export { productAt, ProductFacts } from './product-facts';
export { DIFFERENCES, ServerComparison } from './server-comparison';
