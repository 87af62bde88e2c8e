export { type AccountBooking, accountBookingsSchema } from './booking';
