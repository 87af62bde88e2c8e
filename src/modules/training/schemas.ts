export { type AccountBooking, accountBookingsSchema } from './bookings/booking';
