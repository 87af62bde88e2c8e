import type { ReactElement, ReactNode } from 'react';
import { buildAuthorUrl } from '@/cms/core/kinds/article-kinds';
import { buildTopicUrl, getTopicLabel } from '@/cms/core/taxonomy/topics';
import { resolveLinks } from '@/modules/pages';
import { formatReadingTime } from '@/platform/reading-time';
import { extractHeadings, Markdown } from '@/ui/markdown';
import { ArticleLayout } from '@/ui/article-layout';
import { RelatedLinks } from '@/ui/related-links';
import { renderPicture } from '@/modules/media';
import { type Article as ArticleData, type ArticleSummary, findAuthor, getSeriesParts } from './articles';
import { Day } from '@/modules/entries';
import css from './reading.module.css';
import { RunnableSql } from '@/modules/runnable-sql';

interface ArticlePageProps {
  readonly article: ArticleData;
  readonly breadcrumbs: ReactNode;
}

/** Renders a tutorial, post or lab: its type and age, table of contents, body and related pages. */
export async function ArticlePage({ article, breadcrumbs }: ArticlePageProps): Promise<ReactElement> {
  const { title, description, topics, body, series } = article;
  const [parts, related, byline] = await Promise.all([
    getSeriesParts(article),
    resolveLinks(article.related),
    buildByline(article),
  ]);
  return (
    <>
      <ArticleLayout
        title={title}
        lead={description}
        breadcrumbs={breadcrumbs}
        byline={byline}
        headings={extractHeadings(body)}
        footer={
          <>
            <p>
              Topics:{' '}
              {topics.map((topic, index) => (
                <span key={topic}>
                  {index > 0 ? ', ' : ''}
                  <a href={buildTopicUrl(topic)}>{getTopicLabel(topic)}</a>
                </span>
              ))}
            </p>
            <p>
              EDB’s engineers <a href="/services/support">support Postgres in production</a>.
            </p>
            {series && parts.length > 1 ? <SeriesNav parts={parts} url={article.url} /> : null}
          </>
        }
      >
        <Markdown
          source={body}
          firstLevel={2}
          renderRunnable={(code) => <RunnableSql {...code} />}
          renderPicture={renderPicture}
        />
      </ArticleLayout>
      <RelatedLinks heading="Related" links={related} />
    </>
  );
}

async function buildByline({ kind, author, published, verified, body, level, postgres }: ArticleData): Promise<ReactNode[]> {
  return [
    <a key="author" href={buildAuthorUrl(kind, author)}>
      {(await findAuthor(author))?.name ?? author}
    </a>,
    <Day key="published" day={published} />,
    formatReadingTime(body),
    ...(level ? [level] : []),
    ...(postgres.length > 0 ? [`PostgreSQL ${postgres.join(', ')}`] : []),
    verified === undefined ? (
      'commands not run by us'
    ) : (
      <>
        commands last run <Day day={verified} />
      </>
    ),
  ];
}

function SeriesNav({ parts, url }: { readonly parts: readonly ArticleSummary[]; readonly url: string }): ReactElement {
  const index = parts.findIndex((part) => part.url === url);
  const previous = parts[index - 1];
  const next = parts[index + 1];
  return (
    <nav aria-label="Series" className={css.series}>
      <p>{`Part ${index + 1} of ${parts.length}`}</p>
      {previous ? (
        <a href={previous.url} rel="prev">
          {`← ${previous.title}`}
        </a>
      ) : null}
      {next ? (
        <a href={next.url} rel="next">
          {`${next.title} →`}
        </a>
      ) : null}
    </nav>
  );
}
