import { cache } from 'react';
import { getEntryKind } from '@/cms/core/kinds/entry-kinds';
import { findEntry, buildVisibleWhere, findVisibleEntries, withUrl } from '@/modules/entries';
import type { PressRelease } from '@/payload-types';
import { findPublic } from '@/modules/public-reader';

const COLLECTION = 'press-releases';
const SUMMARY_FIELDS = { slug: true, title: true, description: true, published: true, sample: true } as const;

/** The path of the list. */
export const PRESS_RELEASES_PATH = getEntryKind(COLLECTION).base;

/** A release with its URL. */
export type LocatedPressRelease = PressRelease & { url: string };

/** The fields of a release that the list shows. */
type PressReleaseSummary = Pick<LocatedPressRelease, 'url' | keyof typeof SUMMARY_FIELDS>;

/** Returns the public releases without their bodies, newest first. */
export const getPressReleaseSummaries = cache(async (): Promise<PressReleaseSummary[]> => {
  const entries = await findVisibleEntries(COLLECTION, { select: SUMMARY_FIELDS, sort: ['-published', 'slug'] });
  return entries.map((entry) => withUrl(COLLECTION, entry));
});

/** Returns the newest public releases in full, for the feed. */
export async function getNewestPressReleases(limit: number): Promise<LocatedPressRelease[]> {
  const where = await buildVisibleWhere(COLLECTION);
  const docs = await findPublic(COLLECTION, { where, sort: ['-published', 'slug'], limit });
  return docs.map(toLocatedPressRelease);
}

/** Returns the public release at this path, if any. */
export async function findPressRelease(path: string): Promise<LocatedPressRelease | undefined> {
  const found = await findEntry(COLLECTION, path);
  return found && toLocatedPressRelease(found.entry);
}

/** Converts a collection entry to the release its page shows. */
export function toLocatedPressRelease(release: PressRelease): LocatedPressRelease {
  return withUrl(COLLECTION, release);
}
