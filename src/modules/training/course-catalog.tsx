import type { ReactElement } from 'react';
import { capitalize } from '@/platform/capitalize';
import { COURSE_LEVELS } from '@/cms/core/taxonomy/course-levels';
import {
  buildFilterRows,
  buildViewPath,
  describeView,
  findFacts,
  type ListFilter,
  type ListView,
  matchesFilters,
  parseListView,
} from '@/modules/entries';
import { resolveLinks } from '@/modules/pages';
import type { Course } from '@/payload-types';
import { FilterGroups } from '@/ui/filter-nav';
import { LinkList } from '@/ui/link-list';
import { COURSE_AUDIENCES, COURSE_FORMATS } from './config';
import { buildComparisonTitle, CourseComparison } from './course-comparison';
import { getCourseReferences } from './course-tables';
import { formatAudience, getCoveredProducts, getCoveredVersions, type CourseReferences } from './course-labels';
import { parseComparison } from './parse-comparison';
import { CLASS_LANGUAGES } from './training-class';

interface CatalogProps {
  /** Path of the catalog's page. */
  readonly page: string;
  readonly view: readonly string[];
}

/** The filters. Products, versions, and languages are those that some course has. */
function buildFilters(courses: readonly Course[], facts: CourseReferences): ListFilter<Course>[] {
  return [
    { segment: 'level', label: 'Level', options: COURSE_LEVELS, getValues: ({ level }) => [level] },
    {
      segment: 'audience',
      label: 'For',
      options: COURSE_AUDIENCES.map((value) => ({ value, label: `${capitalize(value)}s` })),
      getValues: ({ audience }) => audience,
    },
    { segment: 'delivery', label: 'Delivery', options: COURSE_FORMATS, getValues: ({ formats }) => formats },
    {
      segment: 'product',
      label: 'Product',
      options: facts.products
        .filter((product) => courses.some((course) => getCoveredProducts(course, [product]).length > 0))
        .map(({ key, name }) => ({ value: key, label: name })),
      getValues: ({ productKeys }) => productKeys ?? [],
    },
    {
      segment: 'version',
      label: 'Version',
      options: facts.versions
        .filter((version) => courses.some((course) => getCoveredVersions(course, [version]).length > 0))
        .map(({ major }) => ({ value: String(major), label: `PostgreSQL ${major}` })),
      getValues: ({ versions }) => (versions ?? []).map(String),
    },
    {
      segment: 'language',
      label: 'Language',
      options: CLASS_LANGUAGES.filter(({ value }) => courses.some(({ languages }) => languages?.includes(value))),
      getValues: ({ languages }) => languages ?? [],
    },
  ];
}

/** Lists the courses by level, audience, and format, with links to their pages. */
export async function CourseCatalog({ page, view }: CatalogProps): Promise<ReactElement | null> {
  const [courses, facts] = await Promise.all([findFacts('courses'), getCourseReferences()]);
  const compared = parseComparison(view, courses);
  if (compared)
    return (
      <div id="catalog">
        <CourseComparison page={page} courses={courses} chosen={compared} facts={facts} />
      </div>
    );
  const filters = buildFilters(courses, facts);
  const shown = parseListView(filters, view);
  if (!shown) return null;
  const found = courses.filter((course) => matchesFilters(filters, shown.chosen, course));
  const pages = await resolveLinks(found.map(({ url }) => url));
  const getHref = (chosen: ListView['chosen']) => `${buildViewPath(page, filters, { chosen, page: 1 })}#catalog`;
  return (
    <div id="catalog">
      <FilterGroups label="Courses" rows={buildFilterRows({ filters, entries: courses, chosen: shown.chosen, getHref })} />
      {found.length === 0 ? (
        <p>
          No course matches. <a href={`${page}#catalog`}>Show all courses</a> or <a href="/contact">ask for a private class</a>.
        </p>
      ) : (
        <LinkList
          asCards
          links={found.map((course) => ({
            url: course.url,
            label: course.name,
            icon: pages.find(({ url }) => url === course.url)?.icon ?? 'graduation',
            description: `${course.summary} For ${formatAudience(course)}; ${course.level}, ${course.hours} hours.`,
          }))}
        />
      )}
      <CourseComparison page={page} courses={courses} chosen={[]} facts={facts} />
    </div>
  );
}

/** Returns the title of a view of the catalog; undefined when there is no such view. */
export async function getCatalogTitle(view: readonly string[]): Promise<string | undefined> {
  const courses = await findFacts('courses');
  const compared = parseComparison(view, courses);
  if (compared) return buildComparisonTitle(compared);
  const filters = buildFilters(courses, await getCourseReferences());
  const shown = parseListView(filters, view);
  return shown?.page === 1 ? describeView(filters, shown) : undefined;
}
