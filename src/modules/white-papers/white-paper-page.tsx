import type { ReactElement, ReactNode } from 'react';
import { getTopicLabel } from '@/cms/core/taxonomy/topics';
import { formatReadingTime } from '@/platform/reading-time';
import { extractHeadings, Markdown } from '@/ui/markdown';
import { ArticleLayout } from '@/ui/article-layout';
import { RelatedLinks } from '@/ui/related-links';
import { resolveLinks } from '@/modules/pages';
import { renderPicture } from '@/modules/media';
import { findAuthor } from '@/modules/articles';
import { Day } from '@/modules/entries';
import { RunnableSql } from '@/modules/runnable-sql';
import type { WhitePaper as WhitePaperData } from './white-papers';

interface WhitePaperPageProps {
  readonly paper: WhitePaperData;
  readonly breadcrumbs: ReactNode;
}

/** Renders a white paper in full, with its PDF. Signing up for new editions is always optional. */
export async function WhitePaperPage({ paper, breadcrumbs }: WhitePaperPageProps): Promise<ReactElement> {
  const { url, title, description, topics, body, edition, published, verified, postgres, author } = paper;
  const [related, by] = await Promise.all([resolveLinks(paper.related), findAuthor(author)]);
  return (
    <>
      <ArticleLayout
        title={title}
        lead={description}
        breadcrumbs={breadcrumbs}
        byline={[
          by?.name ?? author,
          <>
            {`edition ${edition}, `}
            <Day day={published} />
          </>,
          <>
            checked <Day day={verified} />
          </>,
          formatReadingTime(body),
          `PostgreSQL ${postgres.join(', ')}`,
          <a key="pdf" href={`${url}.pdf`}>
            download as PDF
          </a>,
        ]}
        headings={extractHeadings(body)}
        footer={
          <p>
            Topics: {topics.map(getTopicLabel).join(', ')}. Want to know about the next edition?{' '}
            <a href="/resources/white-papers#get-notified">Get notified</a>, or read the paper without it.
          </p>
        }
      >
        <Markdown
          source={body}
          firstLevel={2}
          renderPicture={renderPicture}
          renderRunnable={(code) => <RunnableSql {...code} />}
        />
      </ArticleLayout>
      <RelatedLinks heading="Related" links={related} />
    </>
  );
}
