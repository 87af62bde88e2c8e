import { buildDocUrl, type DocLocation, type DocVersion } from '@/cms/core/kinds/docs-locations';
import type { Doc, DocsGroup } from '@/payload-types';

/** A page in the handbook's table of contents. */
export interface TreePage {
  slug: string;
  url: string;
  title: string;
  label: string;
  description: string;
}

/** A group in the handbook's table of contents, with its pages in order. */
export interface TreeGroup {
  key: string;
  url: string;
  title: string;
  description: string;
  icon: DocsGroup['icon'];
  pages: TreePage[];
}

/** The table of contents of one handbook version. */
export interface DocsTree {
  version: DocVersion;
  groups: TreeGroup[];
}

type ListedDoc = Pick<Doc, 'group' | 'slug' | 'title' | 'label' | 'description' | 'order'>;
type ListedGroup = Pick<DocsGroup, 'key' | 'title' | 'description' | 'icon' | 'order'>;

/** Builds the table of contents: pages sorted into groups, both in order. Groups without pages are omitted. */
export function buildDocsTree(version: DocVersion, groups: readonly ListedGroup[], pages: readonly ListedDoc[]): DocsTree {
  return {
    version,
    groups: groups.toSorted(compareByOrder).flatMap(({ key, title, description, icon }) => {
      const own = pages.filter(({ group }) => group === key).toSorted(compareByOrder);
      if (own.length === 0) return [];
      return [
        {
          key,
          url: buildDocUrl({ version, group: key }),
          title,
          description,
          icon,
          pages: own.map((page) => ({
            slug: page.slug,
            url: buildDocUrl({ version, group: key, slug: page.slug }),
            title: page.title,
            label: page.label,
            description: page.description,
          })),
        },
      ];
    }),
  };
}

function compareByOrder(one: { order: number; title: string }, other: { order: number; title: string }): number {
  return one.order - other.order || one.title.localeCompare(other.title);
}

/** Returns the group with this key, if the version has it. */
export function findGroup(tree: DocsTree, key: string | undefined): TreeGroup | undefined {
  return tree.groups.find((group) => group.key === key);
}

/** Returns the pages before and after a page, across groups. */
export function getAdjacentPages(tree: DocsTree, url: string): { previous: TreePage | undefined; next: TreePage | undefined } {
  const pages = tree.groups.flatMap((group) => group.pages);
  const index = pages.findIndex((page) => page.url === url);
  return index < 0 ? { previous: undefined, next: undefined } : { previous: pages[index - 1], next: pages[index + 1] };
}

/** Whether a version has a page or group at this location; its first page always exists. */
function containsDoc(tree: DocsTree, { group, slug }: Pick<DocLocation, 'group' | 'slug'>): boolean {
  if (group === undefined) return true;
  const found = findGroup(tree, group);
  return found !== undefined && (slug === undefined || found.pages.some((page) => page.slug === slug));
}

/** An option of the version switch. */
export interface VersionOption {
  version: DocVersion;
  url: string;
  /** Whether the link points to the same page; otherwise it points to the first page of that version. */
  isSamePage: boolean;
}

/** Returns the version switch options for a location, each pointing to the same page if it exists there. */
export function getVersionOptions(trees: readonly DocsTree[], place: DocLocation): VersionOption[] {
  return trees.map((tree) => {
    const { version } = tree;
    const isSamePage = containsDoc(tree, place);
    return { version, url: buildDocUrl(isSamePage ? { ...place, version } : { version }), isSamePage };
  });
}

/** Returns the canonical path of a location: the one in the newest version that has it. */
export function getCanonicalPath(trees: readonly DocsTree[], place: DocLocation): string {
  const newest = trees.find((tree) => containsDoc(tree, place));
  return buildDocUrl({ ...place, version: newest?.version ?? place.version });
}
