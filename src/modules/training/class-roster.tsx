import type { UIFieldServerProps } from 'payload';
import { TABLE_CELL } from '@/cms/admin-ui/table-cell';
import { isSalesOrAdministrator } from '@/cms/core/access';
import { AttendanceForm } from './attendance-form';
import { BOOKING_STATES } from './booking';
import { countRoster, findLastingBookings } from './roster';

const STATE_LABELS = new Map<string, string>(BOOKING_STATES.map(({ value, label }) => [value, label]));

/** Shows who has a seat in a class and who waits for one, and records who attended, for those who may read bookings. */
export async function ClassRoster({ id, req }: UIFieldServerProps) {
  if (id === undefined || !isSalesOrAdministrator(req)) return null;
  const rows = await findLastingBookings(req, Number(id));
  const booked = rows.filter(({ state }) => state === 'booked');
  return (
    <section style={{ marginBlock: '2rem' }}>
      <h3>Roster</h3>
      <p>{countRoster(rows)}</p>
      {rows.length === 0 ? null : (
        <table style={{ width: '100%', maxWidth: '60rem', borderCollapse: 'collapse' }}>
          <thead>
            <tr>
              {['Seat', 'Student', 'Status'].map((head) => (
                <th key={head} scope="col" style={TABLE_CELL}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id: booking, seat, name, email, state, note }) => (
              <tr key={booking}>
                <td style={TABLE_CELL}>{seat ?? '–'}</td>
                <td style={TABLE_CELL}>
                  <a href={`/admin/collections/class-bookings/${booking}`}>{name ?? 'No name given yet'}</a>
                  {email === null ? null : <div>{email}</div>}
                  {note ? <div>Note: {note}</div> : null}
                </td>
                <td style={TABLE_CELL}>{STATE_LABELS.get(state)}</td>
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
