import { getAncestorPages } from '@/modules/pages';
import { buildClassTitle, ClassPage, SCHEDULE_PATH, type TrainingClassData } from '@/modules/training';
import { SitePage } from '@/shell/page/site-page';
import { isSignInOffered } from '@/shell/sign-on/is-sign-in-offered';
import { Breadcrumbs } from '@/ui/breadcrumbs';
import { BookingPanelWithSignOn } from './booking-panel-with-sign-on';

/** Renders a live class with the booking of the signed-in visitor. */
export async function ClassTemplate({ trainingClass }: { readonly trainingClass: TrainingClassData }) {
  const breadcrumbs = [
    // A class belongs to the schedule, from which one gets to it.
    ...(await getAncestorPages(`${SCHEDULE_PATH}/class`)).map(({ url, label }) => ({ url, label })),
    { url: trainingClass.url, label: buildClassTitle(trainingClass) },
  ];
  return (
    <SitePage path={trainingClass.url} breadcrumbs={breadcrumbs}>
      <ClassPage
        trainingClass={trainingClass}
        breadcrumbs={<Breadcrumbs items={breadcrumbs} />}
        renderBooking={(props) =>
          isSignInOffered ? (
            <BookingPanelWithSignOn {...props} />
          ) : (
            <p>
              Signing in is switched off on this site. <a href="/contact">Write to us</a>, and we book for you.
            </p>
          )
        }
      />
    </SitePage>
  );
}
