import { APIError, type CollectionAfterChangeHook, type CollectionBeforeOperationHook, type CollectionConfig } from 'payload';
import { z } from 'zod';
import { timeDisplay } from '@/cms/core/fields/date-format';
import { isHiddenFromNonSales, nobody, salesOrAdministrator } from '@/cms/core/access/access';
import { accountField, writtenBySite } from '@/cms/core/access/site-fields';
import { getUpdatedId } from '@/cms/core/database/lock-rows';
import { attendanceEndpoint } from './attendance-endpoint';
import { ATTENDANCE, BOOKING_STATES, ACTIVE_STATES } from './booking';
import { lockClass, lockClassOfBooking } from './class-rows';
import { cancelBooking } from './seats';

const atTime = { readOnly: true, date: timeDisplay } as const;

const bookingSchema = z.object({
  class: z.union([z.number(), z.object({ id: z.number() }).transform(({ id }) => id)]),
  subject: z.string(),
});

/**
 * Locks the class before Payload reads or locks the booking, in the same order as everything else that changes bookings.
 * Otherwise a save could wait for a visitor's change that waits for it, or undo it.
 */
const lockClassFirst: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id = getUpdatedId({ args, operation });
  if (id !== undefined) await lockClassOfBooking(req, id);
};

/**
 * Cancels a booking for staff, by the same rules as for a visitor, and in the transaction of the change. Returns the booking
 * as it is then, because the form shows what a save returns.
 */
const cancelForStaff: CollectionAfterChangeHook = async ({ data, doc, req }) => {
  if (data['cancel'] !== true) return doc;
  const { class: id, subject } = bookingSchema.parse(doc);
  const found = await lockClass(req, id);
  const outcome = found === undefined ? 'none' : (await cancelBooking(req, found, { subject, by: 'Site' })).outcome;
  if (outcome === 'over') throw new APIError('This class has begun, so its bookings can’t be canceled anymore.', 409);
  const canceled = await req.payload.findByID({ collection: 'class-bookings', id: doc.id, depth: 0, req });
  // The request decides whether the class is an ID or a document.
  return { ...canceled, class: doc.class };
};

/**
 * Seats and places on the waiting list. Only the routes of the account write them (seats.ts). A seat is taken by at most one
 * row and has to exist, a person has at most one live row in a class, and every change of state is in the audit log: the
 * database itself sees to that (migration `training_classes`).
 */
export const classBookings: CollectionConfig = {
  slug: 'class-bookings',
  custom: { visitors: true },
  labels: { singular: 'Class booking', plural: 'Class bookings' },
  defaultSort: ['class', 'seat'],
  admin: {
    useAsTitle: 'email',
    description:
      'Bookings and waiting lists of live classes. Filter by class for its roster. ' +
      'After the class, record attendance; the page of the class does that for everyone at once.',
    defaultColumns: ['class', 'seat', 'name', 'email', 'state', 'attendance', 'waitingSince'],
    listSearchableFields: ['name', 'email'],
    hidden: isHiddenFromNonSales,
  },
  access: { read: salesOrAdministrator, create: nobody, update: salesOrAdministrator, delete: nobody },
  endpoints: [attendanceEndpoint],
  hooks: { beforeOperation: [lockClassFirst], afterChange: [cancelForStaff] },
  // Each change locks its class. Attendance is recorded for everyone at once on the page of the class.
  disableBulkEdit: true,
  indexes: [{ fields: ['class', 'seat'], unique: true }, { fields: ['class', 'state'] }],
  fields: [
    writtenBySite({
      name: 'class',
      type: 'relationship',
      relationTo: 'training-classes',
      required: true,
      admin: { readOnly: true },
    }),
    writtenBySite({ name: 'state', type: 'select', required: true, options: [...BOOKING_STATES], admin: { readOnly: true } }),
    writtenBySite({ name: 'seat', type: 'number', min: 1, admin: { readOnly: true } }),
    writtenBySite({ name: 'name', type: 'text', admin: { readOnly: true } }),
    writtenBySite({ name: 'email', type: 'text', label: 'Email address', admin: { readOnly: true } }),
    writtenBySite({ name: 'note', type: 'textarea', label: 'Note for the instructor', admin: { readOnly: true } }),
    { name: 'attendance', type: 'select', options: [...ATTENDANCE], admin: { description: 'Recorded after the class.' } },
    {
      name: 'cancel',
      type: 'checkbox',
      virtual: true,
      label: 'Cancel this booking',
      admin: {
        description: 'The seat goes to the next person on the waiting list when you save. The person gets an email.',
        condition: ({ state }) => ACTIVE_STATES.some((active) => active === state),
      },
    },
    writtenBySite({
      name: 'seatUntil',
      type: 'date',
      index: true,
      label: 'Held or offered until',
      admin: atTime,
    }),
    writtenBySite({ name: 'waitingSince', type: 'date', label: 'Waiting since', admin: atTime }),
    writtenBySite({ name: 'bookedAt', type: 'date', label: 'Booked at', admin: atTime }),
    writtenBySite({
      name: 'changedBy',
      type: 'select',
      required: true,
      label: 'Last changed by',
      options: [
        { value: 'Visitor', label: 'Visitor' },
        { value: 'Site', label: 'Site' },
      ],
      admin: { readOnly: true },
    }),
    accountField,
  ],
};
