import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from 'payload';
import { isSalesOrAdministrator } from '@/cms/core/access/access';
import { runInTransaction } from '@/cms/core/database/transaction';
import { type AttendanceRequest, attendanceRequestSchema } from './booking';
import { lockClass } from './class-rows';
import { findActiveBookings } from './roster';

const RELOAD = 'Nothing was saved. Reload the page to see the current roster.';

/**
 * POST /api/class-bookings/attendance: records who attended a class, for any number of its bookings at once. All of it is saved,
 * or nothing: each booking is changed by Payload itself, in one transaction with its audit event.
 */
export const attendanceEndpoint: Endpoint = {
  path: '/attendance',
  method: 'post',
  handler: async (req) => {
    if (!isSalesOrAdministrator(req))
      throw new APIError('Attendance is recorded by sales and administrators. Nothing was saved.', 403);
    await addDataAndFileToRequest(req);
    const { data } = attendanceRequestSchema.safeParse(req.data);
    if (data === undefined)
      throw new APIError('The request must contain a class and the attendance of each booking. Nothing was saved.', 400);
    const changed = await runInTransaction(req, () => saveAttendance(req, data));
    return Response.json({ changed }, { headers: { 'cache-control': 'no-store' } });
  },
};

/** @returns how many bookings were changed */
async function saveAttendance(req: PayloadRequest, sent: AttendanceRequest): Promise<number> {
  const found = await lockClass(req, sent.class);
  if (found === undefined) throw new APIError(`This class doesn’t exist anymore. ${RELOAD}`, 404);
  const roster = (await findActiveBookings(req, sent.class)).filter(({ state }) => state === 'booked');
  const recorded = new Map(roster.map(({ id, attendance }) => [id, attendance]));
  if (sent.attendance.some(({ booking }) => !recorded.has(booking)))
    throw new APIError(`A booking was canceled or moved meanwhile. ${RELOAD}`, 409);
  const changes = sent.attendance.filter(({ booking, value }) => recorded.get(booking) !== value);
  for (const { booking, value } of changes)
    await req.payload.update({
      collection: 'class-bookings',
      id: booking,
      data: { attendance: value },
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    });
  return changes.length;
}
