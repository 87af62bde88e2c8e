export { BookingPanel } from './bookings/booking-panel';
export type { BookingProps } from './bookings/booking-props';
