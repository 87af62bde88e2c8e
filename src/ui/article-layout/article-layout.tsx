import type { ReactElement, ReactNode } from 'react';
import { ButtonGroup } from '../button';
import { TableOfContents } from '../table-of-contents';
import css from './article-layout.module.css';

interface ArticleLayoutProps {
  readonly title: string;
  /** What the article covers, in one sentence. */
  readonly lead: string;
  readonly breadcrumbs: ReactNode;
  /** Short facts below the lead: author, date, reading time. */
  readonly byline?: readonly ReactNode[];
  /** Shown after these facts, such as the tag of a sample. */
  readonly note?: ReactNode;
  /** What a reader must know before anything else, in a paragraph: that it was canceled. */
  readonly notice?: ReactNode;
  /** What a reader does next, such as registering; the first one is solid. */
  readonly actions?: readonly { readonly label: string; readonly href: string }[] | undefined;
  /** The headings of the article; more than two get a table of contents. */
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  /** Shown between the header and the text, beside the table of contents, such as a fact list. */
  readonly beforeContent?: ReactNode;
  /** The text, as one element. */
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/**
 * The layout of an article: header with title and dates, table of contents at the side, the text, and related content
 * below.
 */
export function ArticleLayout({
  title,
  lead,
  breadcrumbs,
  byline = [],
  note,
  notice,
  actions,
  headings,
  beforeContent,
  children,
  footer,
}: ArticleLayoutProps): ReactElement {
  const facts = note ? [...byline, note] : byline;
  return (
    <article className={css.page}>
      <header>
        {breadcrumbs}
        <h1>{title}</h1>
        {notice ? <p className={css.notice}>{notice}</p> : null}
        <p>{lead}</p>
        {facts.length > 0 ? (
          <ul className={css.byline}>
            {facts.map((fact, index) => (
              <li key={index}>{fact}</li>
            ))}
          </ul>
        ) : null}
        <ButtonGroup links={actions} />
      </header>
      <TableOfContents headings={headings} />
      {beforeContent ? (
        <div className={css.stack}>
          {beforeContent}
          {children}
        </div>
      ) : (
        children
      )}
      {footer ? <footer>{footer}</footer> : null}
    </article>
  );
}
