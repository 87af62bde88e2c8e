export { Chart, type ChartRow } from './chart';
export { LifecycleBars } from './lifecycle-bars';
export type { ScaleKind } from './scale';
