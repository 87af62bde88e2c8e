import type { ReactElement, ReactNode } from 'react';
import css from './choice-links.module.css';
import { pageNumbers } from './page-numbers';

/** One of several things of which one is chosen. */
export interface Choice {
  /** Where choosing it leads; undefined when there is nothing. */
  readonly href: string | undefined;
  readonly label: ReactNode;
  readonly chosen: boolean;
  /** How many there are behind it. */
  readonly count?: number | undefined;
}

/** A row of links of which one is chosen. Each is an address, so it works without JavaScript and can be sent to somebody. */
export function ChoiceLinks({ label, choices }: { readonly label: string; readonly choices: readonly Choice[] }): ReactElement {
  return (
    <nav className={css.choices} aria-label={label}>
      {choices.map((choice, index) => <ChoiceLink key={index} {...choice} />)}
    </nav>
  );
}

interface ChoiceRowsProps {
  readonly label: string;
  readonly rows: readonly { readonly label: string; readonly choices: readonly Choice[] }[];
}

/** Several rows of such links, each with its name before it: the parts of a filter. */
export function ChoiceRows({ label, rows }: ChoiceRowsProps): ReactElement {
  return (
    <nav className={css.rows} aria-label={label}>
      {rows.map((row) => (
        <dl key={row.label}>
          <dt>{row.label}</dt>
          {row.choices.map((choice, index) => <dd key={index}><ChoiceLink {...choice} /></dd>)}
        </dl>
      ))}
    </nav>
  );
}

interface PageLinksProps {
  readonly pages: number;
  readonly chosen: number;
  readonly addressOf: (page: number) => string;
}

/** Links to the pages of a list, of many those around the chosen one; nothing when it has only one. */
export function PageLinks({ pages, chosen, addressOf }: PageLinksProps): ReactElement | null {
  if (pages < 2) return null;
  const choices = pageNumbers(pages, chosen).map((page) => (page === undefined ? { href: undefined, label: '…', chosen: false } : { href: addressOf(page), label: page, chosen: chosen === page }));
  return <ChoiceLinks label="Pages" choices={choices} />;
}

function ChoiceLink({ href, label, chosen, count }: Choice): ReactElement {
  if (href === undefined) return <span>{label}</span>;
  return <a href={href} aria-current={chosen ? 'true' : undefined}>{label}{count === undefined ? null : <>{' '}<small>{count}</small></>}</a>;
}
