import { cache } from 'react';
import { addressOfDoc, DOC_VERSIONS, docPlaceOf, type DocPlace, type DocVersion } from '@/cms/docs/places';
import type { Doc } from '@/payload-types';
import { madeFrom } from '@/platform/page-cache/made-from';
import { dataTag, pageTag } from '@/platform/page-cache/tags';
import { payload } from '../payload';
import { type DocsTree, treeOf } from './tree';

/** A published page of the handbook, with its place. */
export interface DocsPage {
  place: Required<DocPlace>;
  url: string;
  doc: Doc;
}

const PUBLISHED = { _status: { equals: 'published' } } as const;
const LISTED_FIELDS = { version: true, group: true, slug: true, title: true, label: true, description: true, order: true, updatedAt: true } as const;

/** The contents of a version of the handbook: its groups with their published pages, in their order. */
export const docsTree = cache(async (version: DocVersion): Promise<DocsTree> => {
  await madeFrom(dataTag('docs'));
  const [groups, pages] = await Promise.all([
    (await payload()).find({ collection: 'docs-groups', where: { version: { equals: version } }, pagination: false, depth: 0 }),
    (await payload()).find({ collection: 'docs', where: { and: [{ version: { equals: version } }, PUBLISHED] }, select: LISTED_FIELDS, pagination: false, depth: 0 }),
  ]);
  return treeOf(version, groups.docs, pages.docs);
});

/** The published page at this address, if there is one. */
export const docAt = cache(async (path: string): Promise<DocsPage | undefined> => {
  const place = docPlaceOf(path);
  if (!place) return undefined;
  const { version, group, slug } = place;
  if (group === undefined || slug === undefined) return undefined;
  await madeFrom(pageTag(addressOfDoc(place)));
  const { docs } = await (await payload()).find({ collection: 'docs', where: { and: [{ version: { equals: version } }, { group: { equals: group } }, { slug: { equals: slug } }, PUBLISHED] }, limit: 1, depth: 0 });
  const [doc] = docs;
  return doc && { place: { version, group, slug }, url: addressOfDoc(place), doc };
});

/** Every published page of a version in full, in the order of the contents. */
export async function docsInFull(version: DocVersion): Promise<DocsPage[]> {
  const tree = await docsTree(version);
  const { docs } = await (await payload()).find({ collection: 'docs', where: { and: [{ version: { equals: version } }, PUBLISHED] }, pagination: false, depth: 0 });
  const byAddress = new Map(docs.map((doc) => [addressOfDoc({ version, group: doc.group, slug: doc.slug }), doc]));
  return tree.groups.flatMap((group) =>
    group.pages.flatMap(({ url, slug }) => {
      const doc = byAddress.get(url);
      return doc ? [{ place: { version, group: group.key, slug }, url, doc }] : [];
    }),
  );
}

/** A place in the handbook for the site's maps. */
export interface DocMapEntry {
  url: string;
  title: string;
  description: string;
  updatedAt: string;
}

/** Every address of the handbook that search engines may list: those of the newest version, and older pages that it does not have. */
export async function docsMap(): Promise<DocMapEntry[]> {
  const trees = await Promise.all(DOC_VERSIONS.map(docsTree));
  const known = new Set<string>();
  return trees.flatMap((tree) =>
    tree.groups.flatMap((group) => {
      const entries = [
        { place: group.key, entry: { url: group.url, title: group.title, description: group.description, updatedAt: group.updatedAt } },
        ...group.pages.map(({ slug, url, title, description, updatedAt }) => ({ place: `${group.key}/${slug}`, entry: { url, title, description, updatedAt } })),
      ];
      return entries.flatMap(({ place, entry }) => {
        if (known.has(place)) return [];
        known.add(place);
        return [entry];
      });
    }),
  );
}

/** What the site shows of places of the handbook in lists: pages and groups, by address. */
export async function docEntriesAt(addresses: readonly string[]): Promise<Map<string, { url: string; label: string; description: string }>> {
  const versions = new Set(addresses.flatMap((address) => docPlaceOf(address)?.version ?? []));
  const trees = await Promise.all([...versions].map(docsTree));
  const entries = trees.flatMap(({ groups }) =>
    groups.flatMap((group) => [{ url: group.url, label: group.title, description: group.description }, ...group.pages.map(({ url, title, description }) => ({ url, label: title, description }))]),
  );
  return new Map(entries.filter(({ url }) => addresses.includes(url)).map((entry) => [entry.url, entry]));
}

