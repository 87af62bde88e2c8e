import type { ReactElement } from 'react';
import { REGIONS } from '@/cms/core/taxonomy/regions';
import { formatDateRange } from '@/platform/zoned-time';
import { EventTime, LocalTimeScript, UtcTime } from '@/modules/calendar';
import {
  buildFilterRows,
  buildViewPath,
  describeView,
  type ListFilter,
  type ListView,
  matchesFilters,
  parseListView,
} from '@/modules/entries';
import { DateTile } from '@/ui/date-tile';
import { EntryList } from '@/ui/entry-list';
import { FilterGroups, Pagination } from '@/ui/filter-nav';
import { areClassesBookable, createSeatsLeftLookup, getUpcomingClasses, type TrainingClass } from './classes';
import { formatSeatsLeft, getLanguageLabel } from './class-labels';
import { CLASS_LANGUAGES } from './training-class';

const PER_PAGE = 6;

interface ScheduleProps {
  /** Path of the schedule's page. */
  readonly page: string;
  readonly view: readonly string[];
}

/** Lists the classes to come by course, region and language, with the seats that are left. */
export async function ClassSchedule({ page, view }: ScheduleProps): Promise<ReactElement | null> {
  const classes = await getUpcomingClasses();
  const filters = buildFilters(classes);
  const shown = parseListView(filters, view);
  if (!shown) return null;
  const seatsLeft = areClassesBookable ? await createSeatsLeftLookup() : undefined;
  const found = classes.filter((each) => matchesFilters(filters, shown.chosen, each));
  const onPage = found.slice((shown.page - 1) * PER_PAGE, shown.page * PER_PAGE);
  const getHref = (changes: Partial<ListView>) => `${buildViewPath(page, filters, { ...shown, page: 1, ...changes })}#schedule`;
  const { course } = shown.chosen;
  return (
    <div id="schedule">
      <FilterGroups
        label="Classes"
        rows={buildFilterRows({
          filters,
          entries: classes,
          chosen: shown.chosen,
          getHref: (chosen) => getHref({ chosen }),
        })}
      />
      {onPage.length === 0 ? (
        <p>
          No class matches. <a href={`${page}#schedule`}>Show all classes</a> or <a href="/contact">ask for a date</a>.
        </p>
      ) : (
        <EntryList
          entries={onPage.map((each) => ({
            url: each.url,
            title: each.course.name,
            description:
              `${formatDateRange(each.begin, each.end)} · ${each.place} · ${getLanguageLabel(each.language)} ` +
              `· ${formatSeatsLeft(each.seats, seatsLeft?.(each))}`,
            mark: <DateTile day={each.begin.toPlainDate().toString()} />,
            sample: each.isSample,
            note: <FirstDay trainingClass={each} />,
          }))}
        />
      )}
      <LocalTimeScript />
      <Pagination
        pageCount={Math.ceil(found.length / PER_PAGE)}
        currentPage={shown.page}
        getHref={(number) => getHref({ page: number })}
      />
      <p>
        <a href={course === undefined ? `${page}/calendar.ics` : `${page}/course/${course}/calendar.ics`}>
          Subscribe to {course === undefined ? 'all classes' : 'the classes of this course'} in your calendar (ICS)
        </a>
      </p>
    </div>
  );
}

/** Returns the title of a view of the schedule; undefined when there is no such view. */
export async function getScheduleTitle(view: readonly string[]): Promise<string | undefined> {
  const classes = await getUpcomingClasses();
  const filters = buildFilters(classes);
  const shown = parseListView(filters, view);
  if (!shown) return undefined;
  const found = classes.filter((each) => matchesFilters(filters, shown.chosen, each));
  return shown.page > Math.max(1, Math.ceil(found.length / PER_PAGE)) ? undefined : describeView(filters, shown);
}

function FirstDay({ trainingClass: { days } }: { readonly trainingClass: TrainingClass }): ReactElement | null {
  const [first] = days;
  if (first === undefined) return null;
  return (
    <>
      {days.length > 1 ? 'First day: ' : ''}
      <EventTime {...first} /> · <UtcTime {...first} />
    </>
  );
}

/** The courses with classes, by name. */
function buildFilters(classes: readonly TrainingClass[]): ListFilter<TrainingClass>[] {
  const courses = new Map(classes.map(({ course }) => [course.key, course.name]));
  return [
    {
      segment: 'course',
      label: 'Course',
      options: [...courses]
        .map(([value, label]) => ({ value, label }))
        .toSorted((one, other) => one.label.localeCompare(other.label)),
      getValues: ({ course }) => [course.key],
    },
    { segment: 'region', label: 'Region', options: REGIONS, getValues: ({ region }) => [region] },
    { segment: 'language', label: 'Language', options: CLASS_LANGUAGES, getValues: ({ language }) => [language] },
  ];
}
