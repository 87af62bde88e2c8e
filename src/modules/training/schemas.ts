export { type OwnBooking, ownBookingsSchema } from './booking';
