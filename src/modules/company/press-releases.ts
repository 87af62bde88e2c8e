import { cache } from 'react';
import { buildEntryUrl, getEntryKind } from '@/cms/core/entry-kinds';
import { findEntry, buildVisibleWhere } from '@/modules/entries';
import type { PressRelease } from '@/payload-types';
import { getPublicReader } from '@/modules/public-reader';

const COLLECTION = 'press-releases';

/** The path of the list. */
export const PRESS_RELEASES_PATH = getEntryKind(COLLECTION).base;

/** A release with its URL. */
export type Release = PressRelease & { url: string };

/** The fields of a release that the list shows. */
export type ReleaseSummary = Pick<Release, 'url' | 'title' | 'description' | 'published' | 'sample'>;

/** Returns the public releases without their bodies, newest first. */
export const getReleaseSummaries = cache(async (): Promise<ReleaseSummary[]> => {
  const where = await buildVisibleWhere(COLLECTION);
  const { docs } = await (
    await getPublicReader()
  ).find({
    collection: COLLECTION,
    where,
    select: { slug: true, title: true, description: true, published: true, sample: true },
    sort: ['-published', 'slug'],
    pagination: false,
    depth: 0,
  });
  return docs.map(({ slug, title, description, published, sample }) => ({
    url: buildUrl(slug),
    title,
    description,
    published,
    sample,
  }));
});

/** Returns the newest public releases in full, for the feed. */
export async function getNewestReleases(limit: number): Promise<Release[]> {
  const where = await buildVisibleWhere(COLLECTION);
  const { docs } = await (
    await getPublicReader()
  ).find({ collection: COLLECTION, where, sort: ['-published', 'slug'], limit, depth: 0 });
  return docs.map(toRelease);
}

/** Returns the public release at this path, if any. */
export async function findRelease(path: string): Promise<Release | undefined> {
  const found = await findEntry(COLLECTION, path);
  return found && toRelease(found.entry);
}

/** Converts a collection entry to the release its page shows. */
export function toRelease(release: PressRelease): Release {
  return { ...release, url: buildUrl(release.slug) };
}

function buildUrl(slug: string): string {
  return buildEntryUrl(getEntryKind(COLLECTION), slug);
}
