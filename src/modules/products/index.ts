export { AllProducts } from './all-products';
export { findPlan, PlanContents, PlansTable } from './plans-table';
export { describeFilter, parseProductFilter } from './product-filter';
export { findProduct, ProductFacts } from './product-facts';
export { DIFFERENCES_SEGMENT, ServerComparison } from './server-comparison';
