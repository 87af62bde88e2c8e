import type { ReactElement, ReactNode } from 'react';
import { DOC_VERSIONS, type DocLocation, LATEST_VERSION } from '@/cms/core/docs-places';
import { LinkList } from '@/ui/link-list';
import { getDocsTree } from './docs';
import { DocsLayout } from './docs-layout';
import css from './docs.module.css';
import { type DocsTree, findGroup, getVersionOptions } from './docs-tree';

interface DocsListProps {
  readonly place: DocLocation;
  readonly breadcrumbs: ReactNode;
}

/** The page of a group, which lists its pages, or the first page of an older version, which lists its groups. */
export async function DocsList({ place, breadcrumbs }: DocsListProps): Promise<ReactElement | null> {
  const trees = await Promise.all(DOC_VERSIONS.map(getDocsTree));
  const tree = trees.find(({ version }) => version === place.version);
  if (!tree) return null;
  const group = findGroup(tree, place.group);
  return (
    <DocsLayout tree={tree} place={place} choices={getVersionOptions(trees, place)}>
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
    </DocsLayout>
  );
}

/** What the first page of an older version is called. */
export function getVersionTitle({ version }: Pick<DocsTree, 'version'>): string {
  return `Handbook for PostgreSQL ${version}`;
}

/** What the first page of an older version says of itself. */
export function getVersionDescription({ version }: Pick<DocsTree, 'version'>): string {
  return `The pages that differ for PostgreSQL ${version}, or are worth keeping. Everything else stands in the handbook for PostgreSQL ${LATEST_VERSION}.`;
}

/** The contents of the newest version, every group with its pages, for the documentation's first page. */
export async function DocsContents(): Promise<ReactElement> {
  const { groups } = await getDocsTree(LATEST_VERSION);
  return (
    <ul className={css.groups}>
      {groups.map(({ key, url, title, description, pages }) => (
        <li key={key}>
          <h3>
            <a href={url}>{title}</a>
          </h3>
          <p>{description}</p>
          <small>{pages.length === 1 ? 'One page' : `${pages.length} pages`}</small>
        </li>
      ))}
    </ul>
  );
}
