import type { ReactElement, ReactNode } from 'react';
import { CUSTOMER_NEEDS, INDUSTRIES } from './options';
import { REGIONS } from '@/cms/core/regions';
import { resolveLinks } from '@/modules/pages';
import { Day } from '@/modules/articles';
import { ComparisonTable } from '@/ui/comparison-table';
import { LinkList } from '@/ui/link-list';
import { extractHeadings, Markdown } from '@/ui/markdown';
import { SampleNote } from '@/ui/sample-note';
import { Section } from '@/ui/section';
import { ArticleLayout } from '@/ui/article-layout';
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
        note={
          sample ? (
            <SampleNote>
              This customer does not exist. The story shows what one has to contain; its figures are plausible, and invented.
            </SampleNote>
          ) : null
        }
        headings={extractHeadings(body)}
        beforeContent={<Results story={story} />}
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
        <Markdown source={body} firstLevel={2} />
      </ArticleLayout>
      {related.length > 0 ? (
        <Section heading="What they used">
          <LinkList links={related} />
        </Section>
      ) : null}
    </>
  );
}

function Results({ story: { results, environment, sample } }: { readonly story: Story }): ReactElement {
  return (
    <ComparisonTable
      id="results"
      caption={`${sample ? 'Sample content: ' : ''}what was measured, before and after. ${environment}`}
      rowLabel="Measure"
      columns={['Before', 'After']}
      groups={[
        { rows: results.map(({ measure, before, after, method }) => ({ label: measure, note: method, cells: [before, after] })) },
      ]}
    />
  );
}
