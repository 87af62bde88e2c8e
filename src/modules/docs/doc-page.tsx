import type { ReactElement, ReactNode } from 'react';
import { LinkList, type LinkListItem } from '@/ui/link-list';
import { extractHeadings, Markdown, type RunnableCode } from '@/ui/markdown';
import { TableOfContents } from '@/ui/table-of-contents';
import { Day } from '@/modules/entries';
import { renderPicture } from '@/modules/media';
import { OlderVersionNote } from './docs-layout';
import { FeedbackForm } from './feedback/feedback-form';
import css from './docs.module.css';
import { getDocsTree, type LocatedDoc } from './docs';
import { getAdjacentPages, type TreePage } from './docs-tree';

interface DocPageProps {
  readonly page: LocatedDoc;
  readonly breadcrumbs: ReactNode;
  /** Related pages from anywhere on the site. */
  readonly related: readonly LinkListItem[];
  /** The URL where the site's content files are edited, without a trailing slash. */
  readonly contentSource: string | undefined;
  readonly renderRunnable: (code: RunnableCode) => ReactElement;
}

/** Renders the main content of a handbook page: table of contents, body, verification date, and links to the previous and next page. */
export async function DocPage({
  page: { place, url, doc },
  breadcrumbs,
  related,
  contentSource,
  renderRunnable,
}: DocPageProps): Promise<ReactElement> {
  const headings = extractHeadings(doc.body);
  const { previous, next } = getAdjacentPages(await getDocsTree(place.version), url);
  return (
    <>
      <OlderVersionNote place={place} />
      <article className={css.article}>
        <header>
          {breadcrumbs}
          <h1>{doc.title}</h1>
          <p>{doc.description}</p>
        </header>
        <TableOfContents headings={headings} />
        <Markdown source={doc.body} firstLevel={2} renderRunnable={renderRunnable} renderPicture={renderPicture} />
        <footer>
          <p>
            {`For PostgreSQL ${place.version}. Checked on `}
            <Day day={doc.verified} />.
            {contentSource ? (
              <>
                {' '}
                <a href={`${contentSource}/docs/${place.version}/${place.group}/${place.slug}.md`} rel="noopener nofollow">
                  Edit this page
                </a>
              </>
            ) : null}
          </p>
          <FeedbackForm page={url} />
          {related.length > 0 ? (
            <>
              <h2 id="read-next">Related</h2>
              <LinkList links={related} />
            </>
          ) : null}
          <PreviousNext previous={previous} next={next} />
        </footer>
      </article>
    </>
  );
}

function PreviousNext({
  previous,
  next,
}: {
  readonly previous: TreePage | undefined;
  readonly next: TreePage | undefined;
}): ReactElement {
  return (
    <nav aria-label="Previous and next page" className={css.steps}>
      {previous ? (
        <a href={previous.url} rel="prev">
          <small>Previous</small> {previous.label}
        </a>
      ) : null}
      {next ? (
        <a href={next.url} rel="next">
          <small>Next</small> {next.label}
        </a>
      ) : null}
    </nav>
  );
}
