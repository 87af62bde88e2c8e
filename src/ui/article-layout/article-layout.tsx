import type { ReactElement, ReactNode } from 'react';
import { TableOfContents } from '../table-of-contents';
import css from './article-layout.module.css';

interface ArticleLayoutProps {
  readonly title: string;
  /** What the reader will find, in one sentence. */
  readonly lead: string;
  readonly breadcrumbs: ReactNode;
  /** Short facts below the lead: who wrote it, when, how long it takes. */
  readonly byline?: readonly ReactNode[];
  /** Stands at the end of the header. */
  readonly note?: ReactNode;
  /** The headings of the text; more than two make a table of contents. */
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  /** Stands between the header and the text, beside the table of contents: facts, say. */
  readonly beforeContent?: ReactNode;
  /** The text, in one element. */
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** A page that is one text: what it is, how old, its contents beside it, the text itself, and what belongs to it below. */
export function ArticleLayout({
  title,
  lead,
  breadcrumbs,
  byline = [],
  note,
  headings,
  beforeContent: above,
  children,
  footer,
}: ArticleLayoutProps): ReactElement {
  return (
    <article className={css.page}>
      <header>
        {breadcrumbs}
        <h1>{title}</h1>
        <p>{lead}</p>
        {byline.length > 0 ? (
          <ul className={css.byline}>
            {byline.map((fact, index) => (
              <li key={index}>{fact}</li>
            ))}
          </ul>
        ) : null}
        {note ? <div>{note}</div> : null}
      </header>
      <TableOfContents headings={headings} />
      {above ? (
        <div className={css.stack}>
          {above}
          {children}
        </div>
      ) : (
        children
      )}
      {footer ? <footer>{footer}</footer> : null}
    </article>
  );
}
