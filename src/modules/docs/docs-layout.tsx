import type { ReactElement, ReactNode } from 'react';
import { buildDocUrl, DOC_VERSIONS, type DocLocation, LATEST_VERSION } from '@/cms/core/kinds/docs-locations';
import { getBookFileName, getPrintPath } from './book';
import { getDocsTree } from './docs';
import css from './docs.module.css';
import { getVersionOptions, type VersionOption } from './docs-tree';

interface DocsLayoutProps {
  readonly place: DocLocation;
  /** The main content, without navigation, so that the skip link jumps to the text. */
  readonly children: ReactNode;
}

/** The layout of the handbook: search, version switch and table of contents, beside or above the main content. */
export async function DocsLayout({ place, children }: DocsLayoutProps): Promise<ReactElement> {
  const { tree, choices } = await getVersions(place);
  return (
    <div className={css.frame}>
      {/* On wide screens the table of contents is always open (docs.module.css). */}
      <details className={css.contents}>
        <summary>Documentation contents</summary>
        <search>
          <form action="/docs/search">
            <label htmlFor="docs-words">Search the docs</label>
            <input id="docs-words" name="q" type="search" required enterKeyHint="search" />
            <button type="submit">Search</button>
          </form>
        </search>
        <VersionSwitch choices={choices} current={place.version} />
        <nav aria-label="Handbook">
          <ul>
            {tree.groups.map(({ key, url, title, pages }) => (
              <li key={key}>
                <a href={url} aria-current={place.group === key && place.slug === undefined ? 'page' : undefined}>
                  {title}
                </a>
                {place.group === key ? (
                  <ul>
                    {pages.map((page) => (
                      <li key={page.slug}>
                        <a href={page.url} aria-current={place.slug === page.slug ? 'page' : undefined}>
                          {page.label}
                        </a>
                      </li>
                    ))}
                  </ul>
                ) : null}
              </li>
            ))}
          </ul>
        </nav>
        <p>
          <a href={getPrintPath(place.version)}>View on one page</a>{' '}
          <a href={`/docs/offline/${getBookFileName(place.version)}`} download="">
            Download
          </a>
        </p>
      </details>
      {children}
    </div>
  );
}

/** Returns the tree of a place's version, and the same place in all versions. */
async function getVersions(place: DocLocation) {
  const trees = await Promise.all(DOC_VERSIONS.map(getDocsTree));
  const tree = trees.find(({ version }) => version === place.version) ?? (await getDocsTree(place.version));
  return { tree, choices: getVersionOptions(trees, place) };
}

function VersionSwitch({
  choices,
  current,
}: {
  readonly choices: readonly VersionOption[];
  readonly current: string;
}): ReactElement {
  return (
    <nav aria-label="Version">
      <span>PostgreSQL</span>
      {choices.map(({ version, url, isSamePage }) => (
        <a key={version} href={url} aria-current={version === current ? 'true' : undefined}>
          {isSamePage ? version : `${version} contents`}
        </a>
      ))}
    </nav>
  );
}

/** Renders a note that the page is about an older version, with a link to the latest. Renders nothing in the latest. */
export async function OlderVersionNote({ place }: { readonly place: DocLocation }): Promise<ReactElement | null> {
  const { version } = place;
  if (version === LATEST_VERSION) return null;
  const { choices } = await getVersions(place);
  const newest = choices.find((choice) => choice.version === LATEST_VERSION);
  const href = newest?.url ?? buildDocUrl({ version: LATEST_VERSION });
  return (
    <p className={css.older}>
      This is for PostgreSQL {version}.{' '}
      <a href={href}>
        {newest?.isSamePage
          ? `The same page for PostgreSQL ${LATEST_VERSION}`
          : `The handbook for PostgreSQL ${LATEST_VERSION}, which does not have this page`}
      </a>
      .
    </p>
  );
}
