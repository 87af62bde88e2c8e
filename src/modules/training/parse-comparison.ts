import type { Course } from '@/payload-types';

/** The beginning of the views that compare courses: `compare/<course>/<course>`. */
export const COMPARISON_SEGMENT = 'compare';
/** As many courses as fit side by side. */
export const COURSES_MAX = 3;

/** Returns the courses that a view compares; undefined when it isn't one. Each choice has a single path. */
export function parseComparison<Compared extends Pick<Course, 'key'>>(
  view: readonly string[],
  courses: readonly Compared[],
): Compared[] | undefined {
  const [first, ...keys] = view;
  if (first !== COMPARISON_SEGMENT || keys.length === 0 || keys.length > COURSES_MAX) return undefined;
  const chosen = courses.filter(({ key }) => keys.includes(key));
  return chosen.map(({ key }) => key).join() === keys.join() ? chosen : undefined;
}
