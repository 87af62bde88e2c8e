import type { UIFieldServerProps } from 'payload';
import { AdminTable } from '@/cms/admin-ui/admin-table';
import { isSalesOrAdministrator } from '@/cms/core/access/access';
import { AttendanceForm } from './bookings/attendance-form';
import { BOOKING_STATES } from './bookings/booking';
import { formatRosterCounts, findActiveBookings } from './bookings/roster';

const STATE_LABELS = new Map<string, string>(BOOKING_STATES.map(({ value, label }) => [value, label]));

/** Shows who has a seat in a class and who waits for one, and records who attended, for those who may read bookings. */
export async function ClassRoster({ id, req }: UIFieldServerProps) {
  if (id === undefined || !isSalesOrAdministrator(req)) return null;
  const rows = await findActiveBookings(req, Number(id));
  const booked = rows.filter(({ state }) => state === 'booked');
  return (
    <section style={{ marginBlock: '2rem' }}>
      <h3>Roster</h3>
      <p>{formatRosterCounts(rows)}</p>
      {rows.length === 0 ? null : (
        <AdminTable
          columns={['Seat', 'Student', 'Status']}
          rows={rows.map(({ id: booking, seat, name, email, state, note }) => ({
            key: booking,
            cells: [
              seat ?? '–',
              <>
                <a href={`/admin/collections/class-bookings/${booking}`}>{name ?? 'No name given yet'}</a>
                {email === null ? null : <div>{email}</div>}
                {note ? <div>Note: {note}</div> : null}
              </>,
              STATE_LABELS.get(state),
            ],
          }))}
          maxWidth="60rem"
        />
      )}
      {booked.length === 0 ? null : (
        <AttendanceForm
          classId={Number(id)}
          people={booked.map(({ id: booking, name, seat, attendance }) => ({
            id: booking,
            name: name ?? `Seat ${seat}`,
            attendance,
          }))}
        />
      )}
    </section>
  );
}
