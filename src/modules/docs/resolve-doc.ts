import {
  buildDocUrl,
  DOC_VERSIONS,
  parseDocUrl,
  parseDocVersion,
  type DocLocation,
  LATEST_VERSION,
} from '@/cms/core/kinds/docs-locations';
import type { Doc } from '@/payload-types';
import type { Breadcrumb } from '@/ui/breadcrumbs';
import { findDoc, hasDocsGroup, type LocatedDoc, toLocatedDoc, getDocsTree } from './docs';
import { getVersionDescription, getVersionTitle } from './docs-lists';
import { getCanonicalPath, type DocsTree, findGroup } from './docs-tree';

/** What a handbook path resolves to. */
export interface ResolvedDoc {
  place: DocLocation;
  url: string;
  /** The canonical path for search engines. */
  canonical: string;
  title: string;
  description: string;
  /** The breadcrumbs within the handbook, ending with the page itself. */
  breadcrumbs: Breadcrumb[];
  /** The page, unless the path is a list of pages. */
  page: LocatedDoc | undefined;
}

/**
 * Resolves a handbook path to a page, a group, or a version; undefined when there is none. The URL of the newest version is that of
 * the documentation, which isn't resolved itself.
 */
export async function resolveDoc(path: string): Promise<ResolvedDoc | undefined> {
  const place = parseDocUrl(path);
  if (!place) return undefined;
  const { version, group, slug } = place;
  const page = slug === undefined ? undefined : await findDoc(path);
  // Unknown paths are looked up without the tables of contents, which take longer.
  const mayExist = slug === undefined ? group === undefined || (await hasDocsGroup(version, group)) : page !== undefined;
  if (!mayExist) return undefined;
  const trees = await Promise.all(DOC_VERSIONS.map(getDocsTree));
  const tree = trees.find((each) => each.version === version);
  if (!tree || (group !== undefined && !findGroup(tree, group))) return undefined;
  return buildResolvedDoc({ trees, tree, place, page });
}

/** Resolves a handbook entry, whether or not the table of contents lists it. */
export async function resolveDocEntry(doc: Doc): Promise<ResolvedDoc> {
  const page = toLocatedDoc(doc, parseDocVersion(doc.version) ?? LATEST_VERSION);
  const { place } = page;
  const trees = await Promise.all(DOC_VERSIONS.map(getDocsTree));
  return buildResolvedDoc({ trees, tree: await getDocsTree(place.version), place, page });
}

interface DocParts {
  trees: readonly DocsTree[];
  /** The table of contents of the version. */
  tree: DocsTree;
  place: DocLocation;
  page: LocatedDoc | undefined;
}

function buildResolvedDoc({ trees, tree, place, page }: DocParts): ResolvedDoc {
  const group = findGroup(tree, place.group);
  const breadcrumbs: Breadcrumb[] = [
    ...(place.version === LATEST_VERSION
      ? []
      : [{ url: buildDocUrl({ version: place.version }), label: `PostgreSQL ${place.version}` }]),
    ...(group ? [{ url: group.url, label: group.title }] : []),
    ...(page ? [{ url: page.url, label: page.doc.label }] : []),
  ];
  const named = page ? page.doc : (group ?? { title: getVersionTitle(tree), description: getVersionDescription(tree) });
  return {
    place,
    url: buildDocUrl(place),
    canonical: getCanonicalPath(trees, place),
    title: buildTitle(named.title, place, page),
    description: named.description,
    breadcrumbs,
    page,
  };
}

/** Builds the title, with the version if it is an older one, and the name of the handbook if it isn't a page. */
function buildTitle(title: string, { version, group }: DocLocation, page: LocatedDoc | undefined): string {
  if (page) return version === LATEST_VERSION || title.includes(version) ? title : `${title} (PostgreSQL ${version})`;
  return group === undefined ? title : `${title}: handbook for PostgreSQL ${version}`;
}
