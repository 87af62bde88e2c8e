import type { ReactElement, ReactNode } from 'react';
import { type DocLocation, LATEST_VERSION } from '@/cms/core/kinds/docs-locations';
import { LinkList } from '@/ui/link-list';
import { getDocsTree } from './docs';
import { OlderVersionNote } from './docs-layout';
import css from './docs.module.css';
import { type DocsTree, findGroup } from './docs-tree';

interface DocsListProps {
  readonly place: DocLocation;
  readonly breadcrumbs: ReactNode;
}

/** Renders the list of a group's pages, or the list of groups on the first page of an older version. */
export async function DocsList({ place, breadcrumbs }: DocsListProps): Promise<ReactElement> {
  const tree = await getDocsTree(place.version);
  const group = findGroup(tree, place.group);
  return (
    <>
      <OlderVersionNote place={place} />
      <article className={css.article}>
        <header>
          {breadcrumbs}
          <h1>{group ? group.title : getVersionTitle(tree)}</h1>
          <p>{group ? group.description : getVersionDescription(tree)}</p>
        </header>
        <LinkList
          links={(group ? group.pages : tree.groups).map(({ url, title, description }) => ({ url, label: title, description }))}
        />
      </article>
    </>
  );
}

/** Returns the title of an older version's first page. */
export function getVersionTitle({ version }: Pick<DocsTree, 'version'>): string {
  return `Handbook for PostgreSQL ${version}`;
}

/** Returns the description of an older version's first page. */
export function getVersionDescription({ version }: Pick<DocsTree, 'version'>): string {
  return `Pages that differ for PostgreSQL ${version}. Everything else is in the handbook for PostgreSQL ${LATEST_VERSION}.`;
}

/** Renders the table of contents of the newest version, for the documentation's first page. */
export async function DocsContents(): Promise<ReactElement> {
  const { groups } = await getDocsTree(LATEST_VERSION);
  return <LinkList links={groups.map(({ title, ...group }) => ({ ...group, label: title }))} asCards />;
}
