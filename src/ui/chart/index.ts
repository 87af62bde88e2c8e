export { Chart, type ChartRow } from './chart';
export { LifecycleBars, type Lifecycle } from './lifecycle-bars';
export type { ScaleKind } from './scale';
