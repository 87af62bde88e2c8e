export { Chart, type ChartRow } from './chart';
export { LifecycleBars, type Lifecycle } from './lifecycle-bars';
export { TimeSeries, type Series } from './time-series';
