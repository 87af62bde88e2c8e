import { formatDateRange } from '@/platform/zoned-time';
import type { TrainingClass } from './classes';
import { CLASS_LANGUAGES } from './training-class';

/** Returns the name of a class's language. */
export function getLanguageLabel(language: string): string {
  return CLASS_LANGUAGES.find(({ value }) => value === language)?.label ?? language;
}

/**
 * Formats how many seats of a class are left.
 * @param left undefined where that isn't known, on a copy of the site
 */
export function formatSeatsLeft(seats: number, left: number | undefined): string {
  if (left === undefined) return `${seats} seats`;
  if (left === 0) return 'Full, with a waiting list';
  return `${left} of ${seats} seats left`;
}

/** Returns the title of a class: its course and its days. */
export function buildClassTitle({ course, begin, end }: Pick<TrainingClass, 'course' | 'begin' | 'end'>): string {
  return `${course.name}, ${formatDateRange(begin, end)}`;
}

/** Describes a class for search engines and previews of links. */
export function buildClassDescription({
  course,
  place,
  language,
  seats,
}: Pick<TrainingClass, 'course' | 'place' | 'language' | 'seats'>): string {
  return (
    `Live class in ${getLanguageLabel(language)}, ${place.toLowerCase() === 'online' ? 'online' : `in ${place}`}, ` +
    `for up to ${seats} students. ${course.summary}`
  ).slice(0, 160);
}
