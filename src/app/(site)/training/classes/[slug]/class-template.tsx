import { buildClassTitle, ClassPage, SCHEDULE_PATH, type TrainingClassData } from '@/modules/training';
import { isSignInOffered } from '@/platform/is-sign-in-offered';
import { EntryLayout } from '../../../entry-layout';
import { BookingPanelWithSignOn } from './booking-panel-with-sign-on';

/** Renders a live class with the booking of the signed-in visitor. Its breadcrumbs lead to the schedule. */
export function ClassTemplate({ trainingClass }: { readonly trainingClass: TrainingClassData }) {
  return (
    <EntryLayout url={trainingClass.url} title={buildClassTitle(trainingClass)} placedAt={`${SCHEDULE_PATH}/class`}>
      {(breadcrumbs) => (
        <ClassPage
          trainingClass={trainingClass}
          breadcrumbs={breadcrumbs}
          renderBooking={(props) =>
            isSignInOffered ? (
              <BookingPanelWithSignOn {...props} />
            ) : (
              <p>
                Sign-in is turned off on this site. <a href="/contact">Write to us</a>, and we book for you.
              </p>
            )
          }
        />
      )}
    </EntryLayout>
  );
}
