import type { ReactElement, ReactNode } from 'react';
import { REGIONS } from '@/cms/core/taxonomy/regions';
import { renderPicture } from '@/modules/media';
import { resolveLinks } from '@/modules/pages';
import { Day } from '@/modules/entries';
import { extractHeadings, Markdown } from '@/ui/markdown';
import { SampleBadge } from '@/ui/sample-badge';
import { ArticleLayout } from '@/ui/article-layout';
import { RelatedLinks } from '@/ui/related-links';
import { CUSTOMER_NEEDS, INDUSTRIES } from './options';
import { MeasuredResults } from './measured-results';
import { CUSTOMERS_PATH, getOptionLabel, type Story } from './stories';

interface StoryPageProps {
  readonly story: Story;
  readonly breadcrumbs: ReactNode;
}

/** Renders a customer story: the customer, measurements before and after, and the body. */
export async function StoryPage({ story, breadcrumbs }: StoryPageProps): Promise<ReactElement> {
  const { title, description, customer, industry, region, needs, published, sample, body } = story;
  const related = await resolveLinks(story.related ?? []);
  return (
    <>
      <ArticleLayout
        title={title}
        lead={description}
        breadcrumbs={breadcrumbs}
        byline={[customer, <Day key="published" day={published} />]}
        note={sample ? <SampleBadge>the customer and the figures are made up</SampleBadge> : null}
        headings={extractHeadings(body)}
        beforeContent={<MeasuredResults {...story} />}
        footer={
          <p>
            More stories: <a href={`${CUSTOMERS_PATH}/industry/${industry}`}>{getOptionLabel(INDUSTRIES, industry)}</a>,{' '}
            <a href={`${CUSTOMERS_PATH}/region/${region}`}>{getOptionLabel(REGIONS, region)}</a>
            {needs.map((need) => (
              <span key={need}>
                , <a href={`${CUSTOMERS_PATH}/need/${need}`}>{getOptionLabel(CUSTOMER_NEEDS, need)}</a>
              </span>
            ))}
          </p>
        }
      >
        <Markdown source={body} firstLevel={2} renderPicture={renderPicture} />
      </ArticleLayout>
      <RelatedLinks heading="Products and pages in this story" links={related} />
    </>
  );
}
