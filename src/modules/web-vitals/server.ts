export type { MeasuredPage } from './save-vitals';
export { VITAL_NAMES, type VitalName, VITALS } from './vitals';
