import type { ReactElement, ReactNode } from 'react';
import { EventTime, LocalTimeScript, UtcTime } from '@/modules/calendar';
import { REGIONS } from '@/cms/core/taxonomy/regions';
import { ArticleLayout } from '@/ui/article-layout';
import { FactList } from '@/ui/fact-list';
import { SampleBadge } from '@/ui/sample-badge';
import { formatDateRange } from '@/platform/zoned-time';
import { HOLD_MINUTES, MOVE_DEADLINE_DAYS, OFFER_HOURS } from './bookings/booking';
import { buildClassTitle, formatSeatsLeft, getLanguageLabel } from './class-labels';
import { areClassesBookable, createSeatsLeftLookup, getUpcomingClasses, type TrainingClass } from './classes';
import type { BookingProps } from './bookings/booking-props';
import { InstructorProfile } from './instructor-profile';
import css from './class-page.module.css';
import { ONLINE_PLACE, SCHEDULE_PATH } from './training-class';

const SCHEDULE = { id: 'days', text: 'Schedule' };
const INSTRUCTOR = { id: 'instructor', text: 'Instructor' };
const BOOKING = { id: 'book', text: 'Book a seat' };

interface ClassPageProps {
  readonly trainingClass: TrainingClass;
  readonly breadcrumbs: ReactNode;
  /** Renders the panel with which a signed-in visitor books. */
  readonly renderBooking: (props: BookingProps) => ReactNode;
}

/** Renders the page of a live class: its days, the seats that are left, the rules, and the booking. */
export async function ClassPage({ trainingClass, breadcrumbs, renderBooking }: ClassPageProps): Promise<ReactElement> {
  const { key, course, days, instructor, isSample, isCanceled } = trainingClass;
  const upcoming = await getUpcomingClasses();
  const seatsLeft = areClassesBookable ? (await createSeatsLeftLookup())(trainingClass) : undefined;
  const isOpen = upcoming.some((each) => each.key === key);
  const others = upcoming
    .filter((each) => each.course.key === course.key && each.key !== key)
    .map((each) => ({
      key: each.key,
      label: `${formatDateRange(each.begin, each.end)}, ${each.place}, ${getLanguageLabel(each.language)}`,
    }));
  return (
    <ArticleLayout
      title={buildClassTitle(trainingClass)}
      lead={isOpen ? course.summary : getEndText(isCanceled)}
      breadcrumbs={breadcrumbs}
      byline={[isCanceled ? 'Canceled' : 'Live class', course.level, `${course.hours} hours of teaching`]}
      note={isSample ? <SampleBadge>the date is made up</SampleBadge> : null}
      actions={[
        isOpen ? { label: BOOKING.text, href: `#${BOOKING.id}` } : { label: 'See upcoming classes', href: SCHEDULE_PATH },
      ]}
      headings={isOpen ? [SCHEDULE, INSTRUCTOR, BOOKING] : [SCHEDULE, INSTRUCTOR]}
      beforeContent={<ClassFacts trainingClass={trainingClass} isOpen={isOpen} seatsLeft={seatsLeft} />}
    >
      <div className={css.page}>
        <Heading {...SCHEDULE} />
        <ClassDays days={days} />
        <LocalTimeScript />
        <Heading {...INSTRUCTOR} />
        <InstructorProfile instructor={instructor} />
        {isOpen ? (
          <>
            <Heading {...BOOKING} />
            {renderBooking({ trainingClass: key, others })}
            <BookingRules />
          </>
        ) : null}
      </div>
    </ArticleLayout>
  );
}

/** Says why a class can't be booked, in place of what it teaches: the page of a canceled class otherwise looks like any other. */
function getEndText(isCanceled: boolean): string {
  return isCanceled
    ? 'This class is canceled, and so are all of its bookings. The schedule lists the other classes.'
    : 'Booking for this class closed when it began. The schedule lists upcoming classes.';
}

function Heading({ id, text }: { readonly id: string; readonly text: string }): ReactElement {
  return <h2 id={id}>{text}</h2>;
}

interface ClassFactsProps {
  readonly trainingClass: TrainingClass;
  /** Whether seats can be booked now. */
  readonly isOpen: boolean;
  readonly seatsLeft: number | undefined;
}

function ClassFacts({ trainingClass, isOpen, seatsLeft }: ClassFactsProps): ReactElement {
  const { course, url, place, region, language, instructor, seats, isCanceled } = trainingClass;
  const regionLabel = REGIONS.find(({ value }) => value === region)?.label ?? region;
  return (
    <FactList
      facts={[
        { name: 'Course', value: <a href={course.url}>{course.name}</a> },
        { name: 'Place', value: place === ONLINE_PLACE ? `${place}, for ${regionLabel}` : `${place}, ${regionLabel}` },
        { name: 'Language', value: getLanguageLabel(language) },
        { name: 'Instructor', value: <a href="#instructor">{instructor.name}</a> },
        ...(isOpen
          ? [
              {
                name: 'Seats',
                value: (
                  <>
                    {formatSeatsLeft(seats, seatsLeft)}. <a href="#book">Book a seat</a>
                  </>
                ),
              },
            ]
          : []),
        { name: 'Prerequisites', value: course.prerequisites },
        ...(isCanceled ? [] : [{ name: 'Calendar', value: <a href={`${url}.ics`}>Add to your calendar (ICS)</a> }]),
      ]}
    />
  );
}

function ClassDays({ days }: Pick<TrainingClass, 'days'>): ReactElement {
  return (
    <ol className={css.days}>
      {days.map((day, index) => (
        <li key={day.begin.epochMilliseconds} id={`day-${index + 1}`}>
          <EventTime {...day} />
          <small>
            <UtcTime {...day} />
          </small>
        </li>
      ))}
    </ol>
  );
}

function BookingRules(): ReactElement {
  return (
    <ul className={css.rules}>
      <li>
        Each participant books with an account of their own. For a whole team, <a href="/contact">ask for a private class</a>.
      </li>
      <li>
        You don’t pay here. The price of a class comes in a quote: <a href="/contact">ask for one</a> before or after you book.
      </li>
      <li>A seat is held for you for {HOLD_MINUTES} minutes while you fill in the form.</li>
      <li>You can cancel until the class begins. Your seat then goes to the next person on the waiting list.</li>
      <li>You can move to another class of the course until {MOVE_DEADLINE_DAYS} days before the first day.</li>
      <li>
        When the class is full, you can join its waiting list. A seat that becomes free is offered by email, in order of joining,
        and kept for {OFFER_HOURS} hours.
      </li>
    </ul>
  );
}
