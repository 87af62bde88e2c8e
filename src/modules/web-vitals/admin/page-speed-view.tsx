import type { AdminViewServerProps } from 'payload';
import { AdminView } from '@/cms/admin-ui/admin-view';
import { isEditorialStaff } from '@/cms/core/access/access';
import { environment } from '@/platform/environment';
import { findPageSpeed, PERIOD_DAYS } from './find-page-speed';
import { PageSpeedTable } from './page-speed-table';

/** Renders the view of the admin that shows editors how fast pages are for their readers. */
export function PageSpeedView(props: AdminViewServerProps) {
  return (
    <AdminView
      {...props}
      path="/admin/page-speed"
      render={(user) => (
        <>
          <h1>Page speed</h1>
          {isEditorialStaff(user) ? <PageSpeedReport /> : <p>Only editorial staff can see this page.</p>}
        </>
      )}
    />
  );
}

async function PageSpeedReport() {
  const pages = await findPageSpeed();
  const percent = Math.round(environment.WEB_VITALS_SHARE * 100);
  return (
    <>
      <p>
        What browsers measured in the last {PERIOD_DAYS} days. Three of four page views were at least as fast as shown (the 75th
        percentile). Below each value are the page views that were measured, and how many of them were good, needed improvement,
        and were poor.
      </p>
      <p>
        {percent} of 100 page views are measured. Nothing about the visitor is kept, and nobody is measured whose browser asks not
        to be tracked or who has declined statistics.
      </p>
      {pages.length === 0 ? <p>Nothing has been measured yet.</p> : <PageSpeedTable pages={pages} />}
    </>
  );
}
