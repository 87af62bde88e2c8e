import { cache } from 'react';
import { buildDocUrl, parseDocUrl, type DocLocation, type DocVersion, LATEST_VERSION } from '@/cms/core/kinds/docs-locations';
import type { Doc } from '@/payload-types';
import { addCacheTags } from '@/platform/page-cache/add-cache-tags';
import { dataTag, pageTag } from '@/platform/page-cache/tags';
import { findOnePublic, findPublic, getCachedReader } from '@/modules/public-reader';
import { type DocsTree, type TreeGroup, buildDocsTree } from './docs-tree';

/** A published handbook page with its location. */
export interface LocatedDoc {
  place: Required<DocLocation>;
  url: string;
  doc: Doc;
}

const SUMMARY_FIELDS = {
  version: true,
  group: true,
  slug: true,
  title: true,
  label: true,
  description: true,
  order: true,
} as const;

/** Returns the table of contents of a handbook version: its groups with their published pages, in order. */
export const getDocsTree = cache(async (version: DocVersion): Promise<DocsTree> => {
  const tag = dataTag('docs-groups');
  await addCacheTags(tag);
  const where = { version: { equals: version } };
  // Every page of the handbook reads these, for each version.
  const reader = getCachedReader([tag]);
  const [groups, pages] = await Promise.all([
    findPublic('docs-groups', { where }, reader),
    findPublic('docs', { where, select: SUMMARY_FIELDS }, reader),
  ]);
  return buildDocsTree(version, groups, pages);
});

/** Returns whether a version has a group with this key, without reading the table of contents. */
export async function hasDocsGroup(version: DocVersion, key: string): Promise<boolean> {
  await addCacheTags(dataTag('docs-groups'));
  const where = { version: { equals: version }, key: { equals: key } };
  return (await findPublic('docs-groups', { where, select: { key: true }, limit: 1 })).length > 0;
}

/** Returns the published page at this path, if any. */
export const findDoc = cache(async (path: string): Promise<LocatedDoc | undefined> => {
  const place = parseDocUrl(path);
  if (!place) return undefined;
  const { version, group, slug } = place;
  if (group === undefined || slug === undefined) return undefined;
  await addCacheTags(pageTag(buildDocUrl(place)));
  const doc = await findOnePublic('docs', { version: { equals: version }, group: { equals: group }, slug: { equals: slug } });
  return doc && toLocatedDoc(doc, version);
});

/** Adds the location and URL in this version to a handbook page. */
export function toLocatedDoc(doc: Doc, version: DocVersion): LocatedDoc {
  const place = { version, group: doc.group, slug: doc.slug };
  return { place, url: buildDocUrl(place), doc };
}

/** Returns every published page of a version with its body, in the order of the table of contents. */
export async function getDocsWithBodies(version: DocVersion): Promise<LocatedDoc[]> {
  await addCacheTags(dataTag('docs'));
  const tree = await getDocsTree(version);
  const docs = await findPublic('docs', { where: { version: { equals: version } } });
  const byUrl = new Map(docs.map((doc) => [buildDocUrl({ version, group: doc.group, slug: doc.slug }), doc]));
  return tree.groups.flatMap((group) =>
    group.pages.flatMap(({ url, slug }) => {
      const doc = byUrl.get(url);
      return doc ? [{ place: { version, group: group.key, slug }, url, doc }] : [];
    }),
  );
}

/** A group, and when one of its pages last changed. */
interface DatedGroup extends TreeGroup {
  contentChangedAt: string;
}

/**
 * Returns the groups of a version with their dates, which aren't part of the table of contents: a change to the body of a page
 * doesn't invalidate that.
 */
export async function getDatedGroups(version: DocVersion): Promise<DatedGroup[]> {
  await addCacheTags(dataTag('docs'));
  const [{ groups }, pages] = await Promise.all([
    getDocsTree(version),
    findPublic('docs', {
      where: { version: { equals: version } },
      select: { group: true, contentChangedAt: true },
      sort: 'contentChangedAt',
    }),
  ]);
  const lastChanges = new Map(pages.map(({ group, contentChangedAt }) => [group, contentChangedAt]));
  return groups.flatMap((group) => {
    const contentChangedAt = lastChanges.get(group.key);
    return contentChangedAt === undefined ? [] : [{ ...group, contentChangedAt }];
  });
}

/** Returns the groups of the newest version, for the sitemap and llms.txt; the handbook's pages are listed like other entries. */
export async function getDocsGroups(): Promise<DatedGroup[]> {
  return getDatedGroups(LATEST_VERSION);
}
