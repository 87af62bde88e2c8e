import type { ReactElement, ReactNode } from 'react';
import { findSubjectFormUrl } from '@/modules/forms';
import { renderPicture } from '@/modules/media';
import { resolveLinks } from '@/modules/pages';
import { Day } from '@/modules/entries';
import { EntryList } from '@/ui/entry-list';
import { FactList } from '@/ui/fact-list';
import { extractHeadings, Markdown } from '@/ui/markdown';
import { SampleBadge } from '@/ui/sample-badge';
import { Section } from '@/ui/section';
import { ArticleLayout } from '@/ui/article-layout';
import { RelatedLinks } from '@/ui/related-links';
import { getTeamLabel } from './job-list';
import { JOBS_PATH, getEmploymentType, type Opening, getPayUnit, getJobLocation, findSimilarOpenings } from './job-openings';

interface JobPageProps {
  readonly opening: Opening;
  readonly breadcrumbs: ReactNode;
}

/** Renders an open position: the facts, the work and how to apply. */
export async function JobPage({ opening, breadcrumbs }: JobPageProps): Promise<ReactElement> {
  const { title, description, sample, body } = opening;
  const [related, applyUrl] = await Promise.all([
    resolveLinks(opening.related ?? []),
    findSubjectFormUrl(JOBS_PATH, 'job-openings', opening.slug),
  ]);
  return (
    <>
      <ArticleLayout
        title={title}
        lead={description}
        breadcrumbs={breadcrumbs}
        note={sample ? <SampleBadge>this position isn’t open</SampleBadge> : null}
        actions={applyUrl ? [{ label: 'Apply', href: applyUrl }] : undefined}
        headings={extractHeadings(body)}
        beforeContent={<Facts opening={opening} />}
      >
        <Markdown source={body} firstLevel={2} renderPicture={renderPicture} />
      </ArticleLayout>
      <RelatedLinks heading="Before you apply" links={related} />
    </>
  );
}

/** Renders a position after its closing day: a notice that it is closed, and the most similar open ones. */
export async function ClosedJobPage({ opening, breadcrumbs }: JobPageProps): Promise<ReactElement> {
  const similar = await findSimilarOpenings(opening, 4);
  return (
    <>
      <ArticleLayout
        title={`Closed: ${opening.title}`}
        lead="This position is closed and no longer accepts applications."
        breadcrumbs={breadcrumbs}
        byline={[
          getTeamLabel(opening),
          getJobLocation(opening).label,
          <>
            closed after <Day day={opening.closes} />
          </>,
        ]}
        note={opening.sample ? <SampleBadge>this position isn’t open</SampleBadge> : null}
        headings={[]}
      >
        <div>
          <p>
            If you have applied, you’ll still get an answer. <a href={JOBS_PATH}>All open positions</a> are in one list.
          </p>
        </div>
      </ArticleLayout>
      {similar.length > 0 ? (
        <Section heading="Similar positions that are open">
          <EntryList
            entries={similar.map((each) => ({
              ...each,
              note: `${getTeamLabel(each)} · ${getJobLocation(each).label} · ${getEmploymentType(each).label}`,
            }))}
          />
        </Section>
      ) : null}
    </>
  );
}

function Facts({ opening }: Pick<JobPageProps, 'opening'>): ReactElement {
  const { hours, pay, posted, closes } = opening;
  const place = getJobLocation(opening);
  const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency: pay.currency, maximumFractionDigits: 0 });
  return (
    <FactList
      facts={[
        { name: 'Team', value: <a href={`${JOBS_PATH}/team/${opening.team}`}>{getTeamLabel(opening)}</a> },
        { name: 'Place', value: <a href={`${JOBS_PATH}/place/${opening.place}`}>{place.label}</a> },
        { name: 'Kind', value: getEmploymentType(opening).label },
        { name: 'Hours', value: hours },
        { name: 'Pay', value: `${amount.format(pay.from)} to ${amount.format(pay.to)} ${getPayUnit(opening).label}` },
        { name: 'Posted', value: <Day day={posted} /> },
        {
          name: 'Apply until',
          value: (
            <>
              <Day day={closes} />, midnight at the end of the day in {place.zone.split('/').at(-1)?.replaceAll('_', ' ')}
            </>
          ),
        },
      ]}
    />
  );
}
