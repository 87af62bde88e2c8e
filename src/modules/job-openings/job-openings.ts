import { toHtml } from 'hast-util-to-html';
import { cache } from 'react';
import { buildEntryUrl, getEntryKind } from '@/cms/core/kinds/entry-kinds';
import { findEntry, type ListFilter, findVisibleEntries, withUrl } from '@/modules/entries';
import type { JobOpening } from '@/payload-types';
import { toAbsoluteUrl } from '@/platform/absolute-url';
import { collectElements, parseMarkdown, toAbsoluteLinks } from '@/ui/markdown';
import { EMPLOYMENT_TYPES, JOB_LOCATIONS, JOB_TEAMS, PAY_UNITS } from './options';

const COLLECTION = 'job-openings';
const SUMMARY_FIELDS = {
  slug: true,
  title: true,
  description: true,
  sample: true,
  team: true,
  place: true,
  kind: true,
  closes: true,
} as const;

/** The path of the list. */
export const JOBS_PATH = getEntryKind(COLLECTION).base;

/** A job with its URL. */
export type Opening = JobOpening & { url: string };

/** A job, and whether it has closed. */
export interface FoundOpening {
  opening: Opening;
  isOver: boolean;
}

/** The fields of a job that the list shows. */
export type OpeningSummary = Pick<Opening, 'url' | keyof typeof SUMMARY_FIELDS>;

/** The filters of the list. */
export const JOB_FILTERS: readonly ListFilter<Pick<OpeningSummary, 'team' | 'place' | 'kind'>>[] = [
  { segment: 'team', label: 'Team', options: JOB_TEAMS, getValues: ({ team }) => [team] },
  { segment: 'place', label: 'Place', options: JOB_LOCATIONS, getValues: ({ place }) => [place] },
  { segment: 'kind', label: 'Kind', options: EMPLOYMENT_TYPES, getValues: ({ kind }) => [kind] },
];

/** Returns the open jobs without their bodies, most recently posted first. */
export const getOpeningSummaries = cache(async (): Promise<OpeningSummary[]> => {
  const entries = await findVisibleEntries(COLLECTION, { select: SUMMARY_FIELDS, sort: ['-posted', 'slug'] });
  return entries.map((entry) => withUrl(COLLECTION, entry));
});

/** Returns the job at this path, and whether it has closed. */
export async function findOpening(path: string): Promise<FoundOpening | undefined> {
  const found = await findEntry(COLLECTION, path);
  return found && { opening: toOpening(found.entry), isOver: found.isOver };
}

/** Finds the opening with this slug for which one can still apply. */
export async function findOpenJobOpening(slug: string): Promise<Opening | undefined> {
  const found = await findOpening(buildEntryUrl(getEntryKind(COLLECTION), slug));
  return found?.isOver === false ? found.opening : undefined;
}

/** Converts a collection entry to the job its page shows. */
export function toOpening(entry: JobOpening): Opening {
  return withUrl(COLLECTION, entry);
}

/** Renders a job's description and body as HTML with absolute links, for structured data. */
export function renderOpeningHtml({ description, body, url }: Pick<Opening, 'description' | 'body' | 'url'>): string {
  const tree = parseMarkdown(`${description}\n\n${body}`, 2);
  toAbsoluteLinks(collectElements(tree), toAbsoluteUrl(url));
  return toHtml(tree);
}

/** Returns the most similar open jobs: those of the same team first, then those at the same location. */
export async function findSimilarOpenings(
  { url, team, place }: Pick<Opening, 'url' | 'team' | 'place'>,
  limit: number,
): Promise<OpeningSummary[]> {
  const others = (await getOpeningSummaries()).filter((other) => other.url !== url);
  const likeness = (other: OpeningSummary): number => (other.team === team ? 2 : 0) + (other.place === place ? 1 : 0);
  return others.toSorted((one, other) => likeness(other) - likeness(one)).slice(0, limit);
}

/** Returns a job's location: its name, its time zone, and where employees may live. */
export function getJobLocation({ place }: Pick<Opening, 'place'>): (typeof JOB_LOCATIONS)[number] {
  return JOB_LOCATIONS.find(({ value }) => value === place) ?? JOB_LOCATIONS[0];
}

/** Returns a job's employment type with its schema.org name. */
export function getEmploymentType({ kind }: Pick<Opening, 'kind'>): (typeof EMPLOYMENT_TYPES)[number] {
  return EMPLOYMENT_TYPES.find(({ value }) => value === kind) ?? EMPLOYMENT_TYPES[0];
}

/** Returns a job's pay unit with its schema.org name. */
export function getPayUnit({ pay }: Pick<Opening, 'pay'>): (typeof PAY_UNITS)[number] {
  return PAY_UNITS.find(({ value }) => value === pay.unit) ?? PAY_UNITS[0];
}
