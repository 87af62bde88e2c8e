import type { AdminViewServerProps, Payload, TypedUser } from 'payload';
import { AdminTable } from '@/cms/admin-ui/admin-table';
import { AdminTime } from '@/cms/admin-ui/admin-time';
import { AdminView } from '@/cms/admin-ui/admin-view';
import { isEditorialStaff } from '@/cms/core/access/access';
import { findDates } from './find-dates';

/** Renders the view of the admin with what is scheduled and what takes place, next first. */
export function CalendarView(props: AdminViewServerProps) {
  return (
    <AdminView
      {...props}
      path="/admin/calendar"
      render={(user) => (
        <>
          <h1>Calendar</h1>
          {isEditorialStaff(user) ? (
            <Dates payload={props.initPageResult.req.payload} user={user} />
          ) : (
            <p>Only editorial staff can see this page.</p>
          )}
        </>
      )}
    />
  );
}

async function Dates({ payload, user }: { readonly payload: Payload; readonly user: TypedUser }) {
  const dates = await findDates(payload, user);
  return (
    <>
      <p>
        What is scheduled to be published, unpublished, or sent, and when webinars, events, and classes begin, embargoes end, and
        job openings close. Times are in your time zone.
      </p>
      {dates.length === 0 ? <p>Nothing is scheduled, and nothing takes place.</p> : null}
      {dates.length > 0 ? (
        <AdminTable
          columns={['Time', 'Entry', 'What happens']}
          maxWidth="64rem"
          rows={dates.map(({ href, title, kind, time }) => ({
            key: `${time} ${kind} ${href}`,
            cells: [
              <AdminTime key="time" time={time} />,
              <a key="entry" href={href}>
                {title}
              </a>,
              kind,
            ],
          }))}
        />
      ) : null}
    </>
  );
}
