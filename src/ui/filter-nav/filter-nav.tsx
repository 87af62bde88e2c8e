import type { ReactElement, ReactNode } from 'react';
import css from './filter-nav.module.css';
import { getPageNumbers } from './page-numbers';

/** One of several things of which one is chosen. */
export interface FilterOption {
  /** Where choosing it leads; undefined when there is nothing. */
  readonly href: string | undefined;
  readonly label: ReactNode;
  readonly chosen: boolean;
  /** How many there are behind it. */
  readonly count?: number | undefined;
}

/** A row of links of which one is chosen. Each is an address, so it works without JavaScript and can be sent to somebody. */
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

/** Several rows of such links, each with its name before it: the parts of a filter. */
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

/** Links to the pages of a list, of many those around the chosen one; nothing when it has only one. */
export function Pagination({ pageCount: pages, currentPage: chosen, getHref: addressOf }: PaginationProps): ReactElement | null {
  if (pages < 2) return null;
  const choices = getPageNumbers(pages, chosen).map((page) =>
    page === undefined
      ? { href: undefined, label: '…', chosen: false }
      : { href: addressOf(page), label: page, chosen: chosen === page },
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
