import type { ReactElement, ReactNode } from 'react';
import css from './filter-nav.module.css';
import { getPageNumbers } from './page-numbers';

/** One of several options, of which one is selected. */
export interface FilterOption {
  /** URL of the option; undefined when it has no results. */
  readonly href: string | undefined;
  readonly label: ReactNode;
  readonly chosen: boolean;
  /** Number of results for this option. */
  readonly count?: number | undefined;
}

/** A row of links with one selected. Each option has its own URL, so it works without JavaScript and can be shared. */
export function FilterNav({
  label,
  choices,
}: {
  readonly label: string;
  readonly choices: readonly FilterOption[];
}): ReactElement {
  return (
    <nav className={css.choices} aria-label={label}>
      {choices.map((choice, index) => (
        <FilterNavLink key={index} {...choice} />
      ))}
    </nav>
  );
}

interface FilterGroupsProps {
  readonly label: string;
  readonly rows: readonly { readonly label: string; readonly choices: readonly FilterOption[] }[];
}

/** Several labeled rows of such links: the groups of a filter. */
export function FilterGroups({ label, rows }: FilterGroupsProps): ReactElement {
  return (
    <nav className={css.rows} aria-label={label}>
      {rows.map((row) => (
        <dl key={row.label}>
          <dt>{row.label}</dt>
          {row.choices.map((choice, index) => (
            <dd key={index}>
              <FilterNavLink {...choice} />
            </dd>
          ))}
        </dl>
      ))}
    </nav>
  );
}

interface PaginationProps {
  readonly pageCount: number;
  readonly currentPage: number;
  readonly getHref: (page: number) => string;
}

/** Links to the pages of a list, limited to those around the current one; renders nothing for a single page. */
export function Pagination({ pageCount, currentPage, getHref }: PaginationProps): ReactElement | null {
  if (pageCount < 2) return null;
  const choices = getPageNumbers(pageCount, currentPage).map((page) =>
    page === undefined
      ? { href: undefined, label: '…', chosen: false }
      : { href: getHref(page), label: page, chosen: currentPage === page },
  );
  return <FilterNav label="Pages" choices={choices} />;
}

function FilterNavLink({ href, label, chosen, count }: FilterOption): ReactElement {
  if (href === undefined) return <span>{label}</span>;
  return (
    <a href={href} aria-current={chosen ? 'true' : undefined}>
      {label}
      {count === undefined ? null : (
        <>
          {' '}
          <small>{count}</small>
        </>
      )}
    </a>
  );
}
