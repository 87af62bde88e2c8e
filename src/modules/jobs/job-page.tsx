import type { ReactElement, ReactNode } from 'react';
import { resolveLinks } from '@/modules/pages';
import { Day } from '@/modules/articles';
import { EntryList } from '@/ui/entry-list';
import { FactList } from '@/ui/fact-list';
import { LinkList } from '@/ui/link-list';
import { extractHeadings, Markdown } from '@/ui/markdown';
import { SampleNote } from '@/ui/sample-note';
import { Section } from '@/ui/section';
import { ArticleLayout } from '@/ui/article-layout';
import { getTeamLabel } from './job-list';
import { JOBS_PATH, getJobKind, type Opening, getPayUnit, getJobPlace, findSimilarOpenings } from './jobs';

interface JobPageProps {
  readonly opening: Opening;
  readonly breadcrumbs: ReactNode;
}

const SAMPLE_NOTE = <SampleNote>Nobody is hired for this position. The entry shows what one says.</SampleNote>;

/** Renders an open position: the facts, the work and how to apply. */
export async function JobPage({ opening, breadcrumbs }: JobPageProps): Promise<ReactElement> {
  const { title, description, sample, body } = opening;
  const related = await resolveLinks(opening.related ?? []);
  return (
    <>
      <ArticleLayout
        title={title}
        lead={description}
        breadcrumbs={breadcrumbs}
        note={sample ? SAMPLE_NOTE : null}
        headings={extractHeadings(body)}
        beforeContent={<Facts opening={opening} />}
      >
        <Markdown source={body} firstLevel={2} />
      </ArticleLayout>
      {related.length > 0 ? (
        <Section heading="Before you apply">
          <LinkList links={related} />
        </Section>
      ) : null}
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
        lead="One could apply for this position until its last day. It is no longer open."
        breadcrumbs={breadcrumbs}
        byline={[
          getTeamLabel(opening),
          getJobPlace(opening).label,
          <>
            closed after <Day day={opening.closes} />
          </>,
        ]}
        note={opening.sample ? SAMPLE_NOTE : null}
        headings={[]}
      >
        <div>
          <p>
            If you have applied, you get an answer all the same. <a href={JOBS_PATH}>All open positions</a> stand in one list.
          </p>
        </div>
      </ArticleLayout>
      {similar.length > 0 ? (
        <Section heading="Similar positions that are open">
          <EntryList
            entries={similar.map((each) => ({
              ...each,
              note: `${getTeamLabel(each)} · ${getJobPlace(each).label} · ${getJobKind(each).label}`,
            }))}
          />
        </Section>
      ) : null}
    </>
  );
}

function Facts({ opening }: { readonly opening: Opening }): ReactElement {
  const { hours, pay, posted, closes } = opening;
  const place = getJobPlace(opening);
  const amount = new Intl.NumberFormat('en-US', { style: 'currency', currency: pay.currency, maximumFractionDigits: 0 });
  return (
    <FactList
      facts={[
        { name: 'Team', value: <a href={`${JOBS_PATH}/team/${opening.team}`}>{getTeamLabel(opening)}</a> },
        { name: 'Place', value: <a href={`${JOBS_PATH}/place/${opening.place}`}>{place.label}</a> },
        { name: 'Kind', value: getJobKind(opening).label },
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
