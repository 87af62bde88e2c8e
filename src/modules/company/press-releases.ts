import { cache } from 'react';
import { addressOfEntry, entryKindOf } from '@/cms/core/entry-kinds';
import { entryAt, visibleNow } from '@/modules/entries';
import type { PressRelease } from '@/payload-types';
import { payload } from '@/modules/payload';

const COLLECTION = 'press-releases';

/** The address of the list. */
export const PRESS_PAGE = entryKindOf(COLLECTION).base;

/** A release with its address. */
export type Release = PressRelease & { url: string };

/** What the list shows of a release. */
export type ReleaseSummary = Pick<Release, 'url' | 'title' | 'description' | 'published' | 'sample'>;

/** The public releases without their texts, newest first. */
export const releaseSummaries = cache(async (): Promise<ReleaseSummary[]> => {
  const where = await visibleNow(COLLECTION);
  const { docs } = await (await payload()).find({
    collection: COLLECTION,
    where,
    select: { slug: true, title: true, description: true, published: true, sample: true },
    sort: ['-published', 'slug'],
    pagination: false,
    depth: 0,
  });
  return docs.map(({ slug, title, description, published, sample }) => ({ url: urlOf(slug), title, description, published, sample }));
});

/** The newest public releases in full, for the feed. */
export async function newestReleases(limit: number): Promise<Release[]> {
  const where = await visibleNow(COLLECTION);
  const { docs } = await (await payload()).find({ collection: COLLECTION, where, sort: ['-published', 'slug'], limit, depth: 0 });
  return docs.map(releaseOf);
}

/** The public release at this address, if there is one. */
export async function releaseAt(path: string): Promise<Release | undefined> {
  const found = await entryAt(COLLECTION, path);
  return found && releaseOf(found.entry);
}

/** An entry of the collection as its page shows it. */
export function releaseOf(release: PressRelease): Release {
  return { ...release, url: urlOf(release.slug) };
}

function urlOf(slug: string): string {
  return addressOfEntry(entryKindOf(COLLECTION), slug);
}
