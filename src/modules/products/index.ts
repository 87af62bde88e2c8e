export { AllProducts } from './all-products';
export { findPlan, PlanContents, PlansTable } from './plans-table';
export { findProduct, ProductFacts } from './product-facts';
export { DIFFERENCES_SEGMENT, ServerComparison } from './server-comparison';
