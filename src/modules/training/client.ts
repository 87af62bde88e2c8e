export { BookingPanel } from './booking-panel';
export type { BookingProps } from './booking-props';
