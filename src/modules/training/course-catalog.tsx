import type { ReactElement } from 'react';
import { COURSE_LEVELS } from '@/cms/core/course-levels';
import {
  buildFilterRows,
  buildViewPath,
  describeView,
  factsOf,
  type ListFilter,
  type ListView,
  matchesFilters,
  parseListView,
} from '@/modules/entries';
import type { Course } from '@/payload-types';
import { FilterGroups } from '@/ui/filter-nav';
import { LinkList } from '@/ui/link-list';
import { COURSE_AUDIENCES, COURSE_FORMATS } from './config';
import { formatAudience } from './course-tables';

interface CatalogProps {
  /** Path of the catalog's page. */
  readonly page: string;
  readonly view: readonly string[];
}

const FILTERS: readonly ListFilter<Course>[] = [
  { part: 'level', label: 'Level', options: COURSE_LEVELS.map(toOption), getValues: ({ level }) => [level] },
  {
    part: 'audience',
    label: 'For',
    options: COURSE_AUDIENCES.map((value) => ({ value, label: `${toOption(value).label}s` })),
    getValues: ({ audience }) => audience,
  },
  { part: 'format', label: 'Format', options: COURSE_FORMATS.map(toOption), getValues: ({ formats }) => formats },
];

/** Lists the courses by level, audience, and format, with links to their pages. */
export async function CourseCatalog({ page, view }: CatalogProps): Promise<ReactElement | null> {
  const shown = parseListView(FILTERS, view);
  if (!shown) return null;
  const courses = await factsOf('courses');
  const found = courses.filter((course) => matchesFilters(FILTERS, shown.chosen, course));
  const hrefOf = (chosen: ListView['chosen']) => `${buildViewPath(page, FILTERS, { chosen, page: 1 })}#catalog`;
  return (
    <div id="catalog">
      <FilterGroups
        label="Courses"
        rows={buildFilterRows({ parts: FILTERS, entries: courses, chosen: shown.chosen, addressOf: hrefOf })}
      />
      {found.length === 0 ? (
        <p>
          No course matches. <a href={`${page}#catalog`}>Show all courses</a> or <a href="/contact">ask for a private class</a>.
        </p>
      ) : (
        <LinkList
          links={found.map((course) => ({
            url: course.url,
            label: course.name,
            icon: 'graduation',
            description: `${course.summary} For ${formatAudience(course)}; ${course.level}, ${course.hours} hours.`,
          }))}
        />
      )}
    </div>
  );
}

/** Returns the title of a view of the catalog; undefined when there is no such view. */
export function getCatalogTitle(view: readonly string[]): string | undefined {
  const shown = parseListView(FILTERS, view);
  return shown?.page === 1 ? describeView(FILTERS, shown) : undefined;
}

function toOption(value: string): { value: string; label: string } {
  return { value, label: `${value.slice(0, 1).toUpperCase()}${value.slice(1)}` };
}
