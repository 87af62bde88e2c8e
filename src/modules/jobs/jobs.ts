import { toHtml } from 'hast-util-to-html';
import { cache } from 'react';
import { addressOfEntry, entryKindOf } from '@/cms/core/entry-kinds';
import { JOB_KINDS, JOB_PLACES, JOB_TEAMS, PAY_UNITS } from './options';
import { entryAt, type FilterPart, visibleNow } from '@/modules/entries';
import type { JobOpening } from '@/payload-types';
import { parseMarkdown } from '@/ui/markdown';
import { payload } from '@/modules/payload';

const COLLECTION = 'job-openings';

/** The address of the list. */
export const JOBS_PAGE = entryKindOf(COLLECTION).base;

/** A job with its address. */
export type Opening = JobOpening & { url: string };

/** What the list shows of a job. */
export type OpeningSummary = Pick<Opening, 'url' | 'title' | 'description' | 'sample' | 'team' | 'place' | 'kind' | 'closes'>;

/** How the list can be narrowed. */
export const JOB_PARTS: readonly FilterPart<Pick<OpeningSummary, 'team' | 'place' | 'kind'>>[] = [
  { part: 'team', label: 'Team', options: JOB_TEAMS, valuesOf: ({ team }) => [team] },
  { part: 'place', label: 'Place', options: JOB_PLACES, valuesOf: ({ place }) => [place] },
  { part: 'kind', label: 'Kind', options: JOB_KINDS, valuesOf: ({ kind }) => [kind] },
];

/** The jobs that are open now, without their texts, the last posted first. */
export const openingSummaries = cache(async (): Promise<OpeningSummary[]> => {
  const where = await visibleNow(COLLECTION);
  const { docs } = await (await payload()).find({
    collection: COLLECTION,
    where,
    select: { slug: true, title: true, description: true, sample: true, team: true, place: true, kind: true, closes: true },
    sort: ['-posted', 'slug'],
    pagination: false,
    depth: 0,
  });
  return docs.map(({ slug, title, description, sample, team, place, kind, closes }) => ({ url: urlOf(slug), title, description, sample, team, place, kind, closes }));
});

/** The job at this address, and whether it has closed. */
export async function openingAt(path: string): Promise<{ opening: Opening; isOver: boolean } | undefined> {
  const found = await entryAt(COLLECTION, path);
  return found && { opening: openingOf(found.entry), isOver: found.isOver };
}

/** An entry of the collection as its page shows it. */
export function openingOf(entry: JobOpening): Opening {
  return { ...entry, url: urlOf(entry.slug) };
}

/** The description and the text of a job as HTML, for machines. */
export function htmlOfOpening({ description, body }: Pick<Opening, 'description' | 'body'>): string {
  return toHtml(parseMarkdown(`${description}\n\n${body}`, 2));
}

/** The open jobs most like this one: those of its team first, then those of its place. */
export async function similarOpenings({ url, team, place }: Pick<Opening, 'url' | 'team' | 'place'>, limit: number): Promise<OpeningSummary[]> {
  const others = (await openingSummaries()).filter((other) => other.url !== url);
  const likeness = (other: OpeningSummary): number => (other.team === team ? 2 : 0) + (other.place === place ? 1 : 0);
  return others.toSorted((one, other) => likeness(other) - likeness(one)).slice(0, limit);
}

/** The place of a job: its name, its zone, and where one may live. */
export function placeOf({ place }: Pick<Opening, 'place'>): (typeof JOB_PLACES)[number] {
  return JOB_PLACES.find(({ value }) => value === place) ?? JOB_PLACES[0];
}

/** A job's kind of employment, with its name at schema.org. */
export function kindOf({ kind }: Pick<Opening, 'kind'>): (typeof JOB_KINDS)[number] {
  return JOB_KINDS.find(({ value }) => value === kind) ?? JOB_KINDS[0];
}

/** The unit of a job's pay, with its name at schema.org. */
export function payUnitOf({ pay }: Pick<Opening, 'pay'>): (typeof PAY_UNITS)[number] {
  return PAY_UNITS.find(({ value }) => value === pay.unit) ?? PAY_UNITS[0];
}

function urlOf(slug: string): string {
  return addressOfEntry(entryKindOf(COLLECTION), slug);
}
