import type { ReactElement, ReactNode } from 'react';
import { getTopicLabel } from '@/cms/core/taxonomy/topics';
import { setCacheExpiry } from '@/platform/page-cache/add-cache-tags';
import { toDate, hasPassed } from '@/platform/zoned-time';
import { FactList } from '@/ui/fact-list';
import type { LinkListItem } from '@/ui/link-list';
import { extractHeadings, Markdown } from '@/ui/markdown';
import { SampleBadge } from '@/ui/sample-badge';
import { slugify } from '@/ui/slugify';
import { ArticleLayout } from '@/ui/article-layout';
import { RelatedLinks } from '@/ui/related-links';
import { EventTime, EventTimeUtc, getTimeLabel, renderOccurrenceNotice } from '@/modules/calendar';
import { resolveRegistrationUrl } from '@/modules/forms';
import { resolveLinks } from '@/modules/pages';
import { renderPicture } from '@/modules/media';
import { RunnableSql } from '@/modules/runnable-sql';
import type { Webinar as WebinarData } from './webinars';

interface WebinarPageProps {
  readonly webinar: WebinarData;
  readonly breadcrumbs: ReactNode;
}

type Phase = 'upcoming' | 'over' | 'canceled';

const PHASE_LABELS: Readonly<Record<Phase, string>> = { upcoming: 'upcoming', over: 'on demand', canceled: 'canceled' };

function getPhase({ cancellation, end }: Pick<WebinarData, 'cancellation' | 'end'>, now: Date): Phase {
  if (cancellation !== undefined) return 'canceled';
  return hasPassed(end, now) ? 'over' : 'upcoming';
}

/** Renders the page of a webinar: time, speakers, how to attend or watch, chapters, and the transcript. */
export async function WebinarPage({ webinar, breadcrumbs }: WebinarPageProps): Promise<ReactElement> {
  const { title, description, body, isSample, end, related } = webinar;
  const now = new Date();
  const phase = getPhase(webinar, now);
  if (!hasPassed(end, now)) await setCacheExpiry(toDate(end));
  const [links, products, registrationUrl] = await Promise.all([
    resolveLinks(related),
    resolveLinks(webinar.products),
    webinar.registration && resolveRegistrationUrl(webinar.registration, 'webinars', webinar.url),
  ]);
  return (
    <>
      <ArticleLayout
        title={title}
        lead={description}
        breadcrumbs={breadcrumbs}
        byline={['Webinar', PHASE_LABELS[phase], webinar.level, webinar.topics.map(getTopicLabel).join(', ')]}
        note={isSample ? <SampleBadge>the date and the speakers are made up</SampleBadge> : null}
        notice={renderOccurrenceNotice({ kind: 'webinar', entry: webinar, now })}
        actions={phase === 'upcoming' && registrationUrl ? [{ label: 'Register', href: registrationUrl }] : undefined}
        headings={extractHeadings(body)}
        beforeContent={<Facts webinar={webinar} phase={phase} products={products} registrationUrl={registrationUrl} />}
      >
        <Markdown
          source={body}
          firstLevel={2}
          renderPicture={renderPicture}
          renderRunnable={(code) => <RunnableSql {...code} />}
        />
      </ArticleLayout>
      <RelatedLinks heading="Related" links={links} />
    </>
  );
}

interface FactsProps {
  readonly webinar: WebinarData;
  readonly phase: Phase;
  readonly products: readonly LinkListItem[];
  readonly registrationUrl: string | undefined;
}

/** Shows time, speakers, products, how to attend or watch, and when each part of the transcript starts in the session. */
function Facts({ webinar, phase, products, registrationUrl }: FactsProps): ReactElement {
  const { begin, end, minutes, speakers, chapters, url } = webinar;
  return (
    <>
      <FactList
        facts={[
          {
            name: getTimeLabel({ cancellation: webinar.cancellation, isOver: phase === 'over' }),
            value: <EventTime begin={begin} end={end} />,
          },
          { name: 'In UTC', value: <EventTimeUtc begin={begin} end={end} /> },
          { name: 'Length', value: `${minutes} minutes, online` },
          {
            name: speakers.length === 1 ? 'Speaker' : 'Speakers',
            value: speakers.map(({ name, role }) => `${name} (${lowercaseFirst(role)})`).join('; '),
          },
          ...(products.length > 0
            ? [
                {
                  name: 'About',
                  value: products.map((product, index) => (
                    <span key={product.url}>
                      {index > 0 ? ', ' : ''}
                      <a href={product.url}>{product.label}</a>
                    </span>
                  )),
                },
              ]
            : []),
          ...(phase === 'over' ? [{ name: 'Recording', value: renderRecording(webinar) }] : []),
          ...(phase !== 'upcoming' || registrationUrl
            ? []
            : [{ name: 'Registration', value: explainClosedRegistration(webinar) }]),
          ...(phase === 'upcoming' ? [{ name: 'Calendar', value: <a href={`${url}.ics`}>Add to calendar (ICS)</a> }] : []),
        ]}
      />
      {chapters.length > 0 ? (
        <section aria-labelledby="chapters">
          <h2 id="chapters">Chapters</h2>
          <FactList facts={chapters.map(({ at, title }) => ({ name: at, value: <a href={`#${slugify(title)}`}>{title}</a> }))} />
        </section>
      ) : null}
    </>
  );
}

function renderRecording({ recording, isSample }: WebinarData): ReactNode {
  if (recording)
    return (
      <a href={recording} rel="noopener">
        Watch it
      </a>
    );
  return isSample
    ? 'None, because this session is a sample. The transcript is below.'
    : 'Not published yet. The transcript is below.';
}

function explainClosedRegistration({ isSample }: WebinarData): string {
  return isSample ? 'Not open: this session is a sample.' : 'Not open yet.';
}

function lowercaseFirst(role: string): string {
  return role.charAt(0).toLowerCase() + role.slice(1);
}
