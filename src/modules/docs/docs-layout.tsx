import type { ReactElement, ReactNode } from 'react';
import { buildDocUrl, type DocLocation, LATEST_VERSION } from '@/cms/core/docs-places';
import { getBookFileName, getPrintPath } from './book';
import css from './docs.module.css';
import type { DocsTree, VersionOption } from './docs-tree';

interface DocsLayoutProps {
  readonly tree: DocsTree;
  readonly place: DocLocation;
  readonly choices: readonly VersionOption[];
  readonly children: ReactNode;
}

/** The layout of the handbook: search, version switch and table of contents, beside or above the content. */
export function DocsLayout({ tree, place, choices, children }: DocsLayoutProps): ReactElement {
  return (
    <div className={css.frame}>
      {/* On wide screens the table of contents is always open (docs.module.css). */}
      <details className={css.contents}>
        <summary>Contents of the handbook</summary>
        <search>
          <form action="/docs/search">
            <label htmlFor="docs-words">Search the handbook</label>
            <input id="docs-words" name="q" type="search" required enterKeyHint="search" />
            <button type="submit">Search</button>
          </form>
        </search>
        <VersionSwitch choices={choices} current={tree.version} />
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
          <a href={getPrintPath(tree.version)}>All on one page</a>{' '}
          <a href={`/docs/offline/${getBookFileName(tree.version)}`} download="">
            Download it
          </a>
        </p>
      </details>
      <div className={css.main}>
        {tree.version === LATEST_VERSION ? null : <OlderVersionNote version={tree.version} choices={choices} />}
        {children}
      </div>
    </div>
  );
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
          {isSamePage ? version : `${version}, from the start`}
        </a>
      ))}
    </nav>
  );
}

function OlderVersionNote({
  version,
  choices,
}: {
  readonly version: string;
  readonly choices: readonly VersionOption[];
}): ReactElement {
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
