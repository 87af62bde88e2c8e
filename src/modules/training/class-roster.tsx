import type { UIFieldServerProps } from 'payload';
import { isSalesOrAdministrator } from '@/cms/core/access';
import { AttendanceForm } from './attendance-form';
import { BOOKING_STATES } from './booking';
import { findLastingBookings } from './roster';

const STATE_LABELS = new Map<string, string>(BOOKING_STATES.map(({ value, label }) => [value, label]));

/** Shows who has a seat in a class and who waits for one, and records who attended, for those who may read bookings. */
export async function ClassRoster({ id, req }: UIFieldServerProps) {
  if (id === undefined || !isSalesOrAdministrator(req)) return null;
  const rows = await findLastingBookings(req, Number(id));
  const booked = rows.filter(({ state }) => state === 'booked');
  return (
    <section style={{ marginBlock: '2rem' }}>
      <h3>Roster</h3>
      {rows.length === 0 ? (
        <p>Nobody has booked this class yet.</p>
      ) : (
        <table style={{ width: '100%', borderCollapse: 'collapse', textAlign: 'start' }}>
          <thead>
            <tr>
              {['Seat', 'Name', 'Email address', 'State', 'Note'].map((head) => (
                <th key={head} scope="col" style={{ textAlign: 'start', padding: '0.5rem 1rem 0.5rem 0' }}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id: booking, seat, name, email, state, note }) => (
              <tr key={booking}>
                {[
                  seat ?? '–',
                  <a key="name" href={`/admin/collections/class-bookings/${booking}`}>
                    {name ?? 'Not given yet'}
                  </a>,
                  email ?? '–',
                  STATE_LABELS.get(state),
                  note ?? '',
                ].map((cell, index) => (
                  <td key={index} style={{ padding: '0.5rem 1rem 0.5rem 0', verticalAlign: 'top' }}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
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
