import { addressOfDoc, DOC_VERSIONS, DOCS_BASE, docPlaceOf, docVersionOf, type DocPlace, NEWEST_VERSION } from '@/cms/core/docs-places';
import type { Doc } from '@/payload-types';
import type { Breadcrumb } from '@/ui/breadcrumbs';
import { docAt, type DocsPage, docsPageOf, docsTree } from './docs';
import { descriptionOfVersion, titleOfVersion } from './docs-lists';
import { canonicalOf, type DocsTree, groupIn } from './tree';

/** What stands at an address of the handbook. */
export interface FoundPlace {
  place: DocPlace;
  url: string;
  /** The address that search engines are to list. */
  canonical: string;
  title: string;
  description: string;
  /** The way to it within the handbook, itself last. */
  breadcrumbs: Breadcrumb[];
  /** The page, if it is one and no list of pages. */
  page: DocsPage | undefined;
}

/** What stands at an address of the handbook: a page, a group or an older version. Undefined when nothing does. */
export async function docPlaceAt(path: string): Promise<FoundPlace | undefined> {
  const place = docPlaceOf(path);
  if (!place || addressOfDoc(place) === DOCS_BASE) return undefined;
  const trees = await Promise.all(DOC_VERSIONS.map(docsTree));
  const tree = trees.find(({ version }) => version === place.version);
  if (!tree) return undefined;
  const group = groupIn(tree, place.group);
  const page = place.slug === undefined ? undefined : await docAt(path);
  if ((place.group !== undefined && !group) || (place.slug !== undefined && !page)) return undefined;
  return describe(trees, tree, place, page);
}

/** The place of an entry of the handbook, whether its contents list it or not. */
export async function docPlaceOfEntry(doc: Doc): Promise<FoundPlace> {
  const page = docsPageOf(doc, docVersionOf(doc.version) ?? NEWEST_VERSION);
  return describe(await Promise.all(DOC_VERSIONS.map(docsTree)), await docsTree(page.place.version), page.place, page);
}

function describe(trees: readonly DocsTree[], tree: DocsTree, place: DocPlace, page: DocsPage | undefined): FoundPlace {
  const group = groupIn(tree, place.group);
  const breadcrumbs: Breadcrumb[] = [
    ...(place.version === NEWEST_VERSION ? [] : [{ url: addressOfDoc({ version: place.version }), label: `PostgreSQL ${place.version}` }]),
    ...(group ? [{ url: group.url, label: group.title }] : []),
    ...(page ? [{ url: page.url, label: page.doc.label }] : []),
  ];
  const named = page ? page.doc : (group ?? { title: titleOfVersion(tree), description: descriptionOfVersion(tree) });
  return { place, url: addressOfDoc(place), canonical: canonicalOf(trees, place), title: titleOf(named.title, place, page), description: named.description, breadcrumbs, page };
}

/** A title tells the version when it is an older one, and that it is the handbook when it is no page. */
function titleOf(title: string, { version, group }: DocPlace, page: DocsPage | undefined): string {
  if (page) return version === NEWEST_VERSION || title.includes(version) ? title : `${title} (PostgreSQL ${version})`;
  return group === undefined ? title : `${title}: handbook for PostgreSQL ${version}`;
}
