import type { ReactElement } from 'react';
import type { Course } from '@/payload-types';
import { ComparisonTable } from '@/ui/comparison-table';
import { FilterGroups, type FilterOption } from '@/ui/filter-nav';
import { formatList } from '@/platform/format-list';
import css from './course-comparison.module.css';
import { COMPARISON_SEGMENT, COURSES_MAX } from './parse-comparison';
import { formatAudience, formatDelivery, formatLanguages, formatCoverage, type CourseReferences } from './course-labels';

type ComparedCourse = Pick<
  Course,
  | 'key'
  | 'name'
  | 'url'
  | 'level'
  | 'audience'
  | 'formats'
  | 'versions'
  | 'productKeys'
  | 'languages'
  | 'lab'
  | 'hours'
  | 'days'
  | 'summary'
  | 'prerequisites'
  | 'certification'
>;

interface ComparisonProps {
  /** Path of the catalog's page. */
  readonly page: string;
  /** All courses. */
  readonly courses: readonly ComparedCourse[];
  /** The courses that are compared: at most three, in the order of the catalog. */
  readonly chosen: readonly ComparedCourse[];
  /** The facts that the courses refer to. */
  readonly facts: CourseReferences;
}

/** Shown when a course has no value. */
const NOT_SAID = '–';

/** Returns the title of a comparison: `Compare: PostgreSQL essentials and PostgreSQL administration`. */
export function buildComparisonTitle(chosen: readonly Pick<Course, 'name'>[]): string {
  return `Compare: ${formatList(chosen.map(({ name }) => name))}`;
}

/** Shows courses side by side, with links that add or remove one. Without any, it offers the first choice. */
export function CourseComparison({ page, courses, chosen, facts }: ComparisonProps): ReactElement {
  const others = chosen.length < COURSES_MAX ? courses.filter((course) => !chosen.includes(course)) : [];
  const buildHref = (shown: readonly ComparedCourse[]): string => {
    const keys = courses.filter((course) => shown.includes(course)).map(({ key }) => key);
    return `${[page, ...(keys.length > 0 ? [COMPARISON_SEGMENT, ...keys] : [])].join('/')}#catalog`;
  };
  const toChoice = (course: ComparedCourse, shown: readonly ComparedCourse[]): FilterOption => ({
    href: buildHref(shown),
    label: course.name,
    chosen: false,
  });
  const rows = [
    { label: chosen.length === 0 ? 'Compare' : 'Add', choices: others.map((course) => toChoice(course, [...chosen, course])) },
    {
      label: 'Remove',
      choices: chosen.map((course) =>
        toChoice(
          course,
          chosen.filter((each) => each !== course),
        ),
      ),
    },
  ].filter(({ choices }) => choices.length > 0);
  return (
    <>
      {chosen.length > 1 ? <ComparedCourses chosen={chosen} facts={facts} /> : null}
      <div className={css.choices}>
        <p>{getInvitation(chosen)}</p>
        <FilterGroups label="Comparison" rows={rows} />
        {chosen.length > 0 ? (
          <p>
            <a href={buildHref([])}>Show all courses</a>
          </p>
        ) : null}
      </div>
    </>
  );
}

function ComparedCourses({ chosen, facts }: Pick<ComparisonProps, 'chosen' | 'facts'>): ReactElement {
  const row = (label: string, toCell: (course: ComparedCourse) => string) => ({ label, cells: chosen.map(toCell) });
  return (
    <ComparisonTable
      id="courses"
      caption="Courses side by side"
      rowLabel="Course"
      columns={chosen.map(({ name }) => name)}
      groups={[
        {
          rows: [
            row('What it is about', ({ summary }) => summary),
            row('Level', ({ level }) => level),
            row('For', formatAudience),
            row('Length', ({ hours, days }) => `${hours} hours, live on ${days} ${days === 1 ? 'day' : 'days'}`),
            row('Delivery', formatDelivery),
            row('Language', (course) => formatLanguages(course) ?? NOT_SAID),
            row('Taught on', (course) => formatCoverage(course, facts) ?? NOT_SAID),
            row('Lab', ({ lab }) => lab ?? NOT_SAID),
            row('Prerequisites', ({ prerequisites }) => prerequisites),
            row('Prepares for', ({ certification }) =>
              certification ? `[${certification}](/training/postgres-certification)` : 'No exam',
            ),
            row('Agenda', ({ url, name }) => `[${name}](${url})`),
          ],
        },
      ]}
    />
  );
}

function getInvitation(chosen: readonly Pick<ComparedCourse, 'name'>[]): string {
  const [first] = chosen;
  if (first === undefined) return 'Compare up to three courses side by side. Start with one:';
  if (chosen.length === 1) return `Compare ${first.name} with another course:`;
  return chosen.length < COURSES_MAX ? 'Add a third course, or remove one:' : 'Three courses fit side by side.';
}
