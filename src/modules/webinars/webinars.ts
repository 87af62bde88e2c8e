import { cache } from 'react';
import { buildEntryUrl, getEntryKind } from '@/cms/core/kinds/entry-kinds';
import type { Webinar as WebinarDoc } from '@/payload-types';
import { setCacheExpiry } from '@/platform/page-cache/add-cache-tags';
import { toDate, hasPassed } from '@/platform/zoned-time';
import { findUpcoming } from '@/modules/calendar';
import { buildVisibleWhere, findEntry, findVisibleEntries } from '@/modules/entries';
import { findPublic } from '@/modules/public-reader';
import { parseChapterTime } from './chapter-time';
import { toWebinarSummary, WEBINAR_SUMMARY_FIELDS, type WebinarSummary } from './webinar-summary';

const KIND = getEntryKind('webinars');

/** A published webinar. */
export interface Webinar extends WebinarSummary {
  level: WebinarDoc['level'];
  speakers: { name: string; role: string }[];
  products: string[];
  registration: string | undefined;
  recording: string | undefined;
  chapters: { at: string; seconds: number; title: string }[];
  related: string[];
  body: string;
}

/** Returns all published webinars, unsorted. */
export const getWebinars = cache(async (): Promise<WebinarSummary[]> => {
  const entries = await findVisibleEntries('webinars', { select: WEBINAR_SUMMARY_FIELDS });
  return entries.map(toWebinarSummary);
});

/** Returns the most recently announced webinars in full, for the feed. */
export async function getNewestWebinars(limit: number): Promise<Webinar[]> {
  const where = await buildVisibleWhere('webinars');
  const docs = await findPublic('webinars', { where, sort: ['-publishedAt', 'slug'], limit });
  return docs.map(toWebinar);
}

/** Finds the published webinar at this path. */
export const findWebinar = cache(async (path: string): Promise<Webinar | undefined> => {
  const found = await findEntry('webinars', path);
  return found && toWebinar(found.entry);
});

/** Finds the webinar with this slug that a form can be about: it is published and not over. A canceled one says why. */
export async function findComingWebinar(slug: string): Promise<Webinar | undefined> {
  const webinar = await findWebinar(buildEntryUrl(KIND, slug));
  if (!webinar || hasPassed(webinar.end, new Date())) return undefined;
  await setCacheExpiry(toDate(webinar.end));
  return webinar;
}

/** Finds the titles of the webinars for which one can still register, next first. */
export async function findOpenWebinarTitles(): Promise<string[]> {
  const upcoming = await findUpcoming(await getWebinars());
  return upcoming.flatMap(({ title, cancellation }) => (cancellation === undefined ? title : []));
}

/** Converts an entry of the collection to the data that its page shows. */
export function toWebinar(doc: WebinarDoc): Webinar {
  const { level, speakers, products, registration, recording, chapters, related, body } = doc;
  return {
    ...toWebinarSummary(doc),
    level,
    speakers: speakers.map(({ name, role }) => ({ name, role })),
    products: products ?? [],
    registration: registration ?? undefined,
    recording: recording ?? undefined,
    chapters: (chapters ?? []).map(({ at, title }) => ({ at, seconds: parseChapterTime(at) ?? 0, title })),
    related: related ?? [],
    body,
  };
}
