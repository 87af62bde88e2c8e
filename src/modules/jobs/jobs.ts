import { toHtml } from 'hast-util-to-html';
import { cache } from 'react';
import { buildEntryUrl, getEntryKind } from '@/cms/core/entry-kinds';
import { EMPLOYMENT_TYPES, JOB_LOCATIONS, JOB_TEAMS, PAY_UNITS } from './options';
import { findEntry, type ListFilter, buildVisibleWhere } from '@/modules/entries';
import type { JobOpening } from '@/payload-types';
import { parseMarkdown } from '@/ui/markdown';
import { getPublicReader } from '@/modules/public-reader';

const COLLECTION = 'job-openings';

/** The address of the list. */
export const JOBS_PATH = getEntryKind(COLLECTION).base;

/** A job with its address. */
export type Opening = JobOpening & { url: string };

/** What the list shows of a job. */
export type OpeningSummary = Pick<Opening, 'url' | 'title' | 'description' | 'sample' | 'team' | 'place' | 'kind' | 'closes'>;

/** How the list can be narrowed. */
export const JOB_FILTERS: readonly ListFilter<Pick<OpeningSummary, 'team' | 'place' | 'kind'>>[] = [
  { part: 'team', label: 'Team', options: JOB_TEAMS, getValues: ({ team }) => [team] },
  { part: 'place', label: 'Place', options: JOB_LOCATIONS, getValues: ({ place }) => [place] },
  { part: 'kind', label: 'Kind', options: EMPLOYMENT_TYPES, getValues: ({ kind }) => [kind] },
];

/** The jobs that are open now, without their texts, the last posted first. */
export const getOpeningSummaries = cache(async (): Promise<OpeningSummary[]> => {
  const where = await buildVisibleWhere(COLLECTION);
  const { docs } = await (
    await getPublicReader()
  ).find({
    collection: COLLECTION,
    where,
    select: { slug: true, title: true, description: true, sample: true, team: true, place: true, kind: true, closes: true },
    sort: ['-posted', 'slug'],
    pagination: false,
    depth: 0,
  });
  return docs.map(({ slug, title, description, sample, team, place, kind, closes }) => ({
    url: buildUrl(slug),
    title,
    description,
    sample,
    team,
    place,
    kind,
    closes,
  }));
});

/** The job at this address, and whether it has closed. */
export async function findOpening(path: string): Promise<{ opening: Opening; isOver: boolean } | undefined> {
  const found = await findEntry(COLLECTION, path);
  return found && { opening: toOpening(found.entry), isOver: found.isOver };
}

/** An entry of the collection as its page shows it. */
export function toOpening(entry: JobOpening): Opening {
  return { ...entry, url: buildUrl(entry.slug) };
}

/** The description and the text of a job as HTML, for machines. */
export function renderOpeningHtml({ description, body }: Pick<Opening, 'description' | 'body'>): string {
  return toHtml(parseMarkdown(`${description}\n\n${body}`, 2));
}

/** The open jobs most like this one: those of its team first, then those of its place. */
export async function findSimilarOpenings(
  { url, team, place }: Pick<Opening, 'url' | 'team' | 'place'>,
  limit: number,
): Promise<OpeningSummary[]> {
  const others = (await getOpeningSummaries()).filter((other) => other.url !== url);
  const likeness = (other: OpeningSummary): number => (other.team === team ? 2 : 0) + (other.place === place ? 1 : 0);
  return others.toSorted((one, other) => likeness(other) - likeness(one)).slice(0, limit);
}

/** The place of a job: its name, its zone, and where one may live. */
export function getJobPlace({ place }: Pick<Opening, 'place'>): (typeof JOB_LOCATIONS)[number] {
  return JOB_LOCATIONS.find(({ value }) => value === place) ?? JOB_LOCATIONS[0];
}

/** A job's kind of employment, with its name at schema.org. */
export function getJobKind({ kind }: Pick<Opening, 'kind'>): (typeof EMPLOYMENT_TYPES)[number] {
  return EMPLOYMENT_TYPES.find(({ value }) => value === kind) ?? EMPLOYMENT_TYPES[0];
}

/** The unit of a job's pay, with its name at schema.org. */
export function getPayUnit({ pay }: Pick<Opening, 'pay'>): (typeof PAY_UNITS)[number] {
  return PAY_UNITS.find(({ value }) => value === pay.unit) ?? PAY_UNITS[0];
}

function buildUrl(slug: string): string {
  return buildEntryUrl(getEntryKind(COLLECTION), slug);
}
