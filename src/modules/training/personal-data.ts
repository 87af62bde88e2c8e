import { sql } from '@payloadcms/db-postgres';
import {
  buildPersonCondition,
  describeCount,
  type PersonalDataHandler,
  queryCount,
  queryObjects,
  querySubjects,
} from '@/cms/core/personal-data';
import { queryRows } from '@/cms/core/database/transaction';

/** A booking in the query `class_bookings b join training_classes c` that has a seat, or may still get one. */
const isActive = sql`b.state in ('held', 'offered', 'booked', 'waiting') and c."end"::timestamp at time zone c.zone > now()`;

/**
 * The bookings of a person. A seat or a place on the waiting list of a class that hasn't ended is kept: canceling is a decision
 * of its own, which gives the seat to the next person and tells everyone.
 */
export const bookingsPersonalData: PersonalDataHandler = {
  collections: ['class-bookings'],
  findSubjects: (req, email) =>
    querySubjects(req, sql`select distinct subject from class_bookings where lower(email) = ${email}`),
  collect: async (req, person) => ({
    classBookings: await queryObjects(
      req,
      sql`
        select c.key as class, b.state, b.seat, b.name, b.email, b.note, b.attendance, b.booked_at as "bookedAt",
          b.waiting_since as "waitingSince", b.created_at as "createdAt", b.subject as account
        from (select * from class_bookings where ${buildPersonCondition(person)}) b join training_classes c on c.id = b.class_id
        order by b.id`,
    ),
  }),
  remove: async (req, person) => {
    const rows = await queryRows(
      req,
      sql`
        delete from class_bookings where ${buildPersonCondition(person)}
          and id not in (select b.id from class_bookings b join training_classes c on c.id = b.class_id where ${isActive})
        returning id`,
    );
    const kept = await queryCount(req, sql`select count(*) from class_bookings where ${buildPersonCondition(person)}`);
    return [
      ...describeCount(rows.length, ['class booking', 'class bookings'], 'deleted.'),
      ...describeCount(
        kept,
        ['class booking', 'class bookings'],
        'kept, because the class hasn’t ended. Cancel the booking in Class bookings first, or delete again after the class.',
      ),
    ];
  },
};
