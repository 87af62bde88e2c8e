import type { Course, PostgresVersion, Product } from '@/payload-types';
import { formatList } from '@/platform/format-list';
import { COURSE_FORMATS } from './config';
import { getLanguageLabel } from './class-labels';

/** The facts that courses refer to. */
export interface CourseReferences {
  readonly versions: readonly Pick<PostgresVersion, 'major'>[];
  readonly products: readonly Pick<Product, 'key' | 'name' | 'url'>[];
}

/** Returns the name of a course format. */
export function getFormatLabel(format: string): string {
  return COURSE_FORMATS.find(({ value }) => value === format)?.label ?? format;
}

/** Formats the audiences of a course: `administrators and developers`. */
export function formatAudience({ audience }: Pick<Course, 'audience'>): string {
  return formatList(audience.map((each) => `${each}s`));
}

/** Names how a course is taught: `live class, private class, and self-paced`. */
export function formatDelivery({ formats }: Pick<Course, 'formats'>): string {
  return formatList(formats.map((format) => getFormatLabel(format).toLowerCase()));
}

/** Formats the languages of a course; undefined when none is known. */
export function formatLanguages({ languages }: Pick<Course, 'languages'>): string | undefined {
  return languages?.length ? formatList(languages.map(getLanguageLabel)) : undefined;
}

/** Formats the versions and products that a course covers, in Markdown: `PostgreSQL 18, with [CloudNativePG](/products/cloudnativepg)`. */
export function formatCoverage(course: Pick<Course, 'versions' | 'productKeys'>, facts: CourseReferences): string | undefined {
  const versions = getCoveredVersions(course, facts.versions);
  if (versions.length === 0) return undefined;
  const products = getCoveredProducts(course, facts.products).map(({ name, url }) => (url ? `[${name}](${url})` : name));
  return `PostgreSQL ${formatList(versions.map(String))}${products.length > 0 ? `, with ${formatList(products)}` : ''}`;
}

/** Returns the course's PostgreSQL versions that the facts contain, newest first. */
export function getCoveredVersions(
  { versions }: Pick<Course, 'versions'>,
  facts: readonly Pick<PostgresVersion, 'major'>[],
): number[] {
  return facts.map(({ major }) => major).filter((major) => versions?.includes(major));
}

/** Returns the products that a course teaches besides PostgreSQL, in the order of the facts. */
export function getCoveredProducts<Fact extends Pick<Product, 'key'>>(
  { productKeys }: Pick<Course, 'productKeys'>,
  facts: readonly Fact[],
): Fact[] {
  return facts.filter(({ key }) => productKeys?.includes(key));
}
