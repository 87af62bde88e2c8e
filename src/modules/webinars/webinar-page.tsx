import type { ReactElement, ReactNode } from 'react';
import { getTopicLabel } from '@/cms/core/topics';
import { setCacheExpiry } from '@/platform/page-cache/add-cache-tags';
import { toDate, hasPassed } from '@/platform/zoned-time';
import { FactList } from '@/ui/fact-list';
import type { LinkListItem } from '@/ui/link-list';
import { extractHeadings, Markdown } from '@/ui/markdown';
import { SampleBadge } from '@/ui/sample-badge';
import { slugify } from '@/ui/slugify';
import { ArticleLayout } from '@/ui/article-layout';
import { RelatedLinks } from '@/ui/related-links';
import { EventTime, EventTimeUtc } from '@/modules/calendar';
import { resolveRegistrationUrl } from '@/modules/forms';
import { resolveLinks } from '@/modules/pages';
import { renderPicture } from '@/modules/media';
import { RunnableSql } from '@/modules/runnable-sql';
import type { Webinar as WebinarData } from './webinars';

interface WebinarPageProps {
  readonly webinar: WebinarData;
  readonly breadcrumbs: ReactNode;
}

/** Renders the page of a webinar: time, speakers, how to attend or watch, chapters, and the transcript. */
export async function WebinarPage({ webinar, breadcrumbs }: WebinarPageProps): Promise<ReactElement> {
  const { title, description, body, isSample, end, related } = webinar;
  const over = hasPassed(end, new Date());
  if (!over) await setCacheExpiry(toDate(end));
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
        byline={['Webinar', over ? 'on demand' : 'upcoming', webinar.level, webinar.topics.map(getTopicLabel).join(', ')]}
        note={isSample ? <SampleBadge>the date and the speakers are made up</SampleBadge> : null}
        actions={!over && registrationUrl ? [{ label: 'Register', href: registrationUrl }] : undefined}
        headings={extractHeadings(body)}
        beforeContent={<Facts webinar={webinar} over={over} products={products} registrationUrl={registrationUrl} />}
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
  readonly over: boolean;
  readonly products: readonly LinkListItem[];
  readonly registrationUrl: string | undefined;
}

/** Shows time, speakers, products, how to attend or watch, and when each part of the transcript starts in the session. */
function Facts({ webinar, over, products, registrationUrl }: FactsProps): ReactElement {
  const { begin, end, minutes, speakers, chapters, url } = webinar;
  return (
    <>
      <FactList
        facts={[
          { name: over ? 'Took place' : 'When', value: <EventTime begin={begin} end={end} /> },
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
          ...(over ? [{ name: 'Recording', value: renderRecording(webinar) }] : []),
          ...(over || registrationUrl ? [] : [{ name: 'Registration', value: explainClosedRegistration(webinar) }]),
          ...(over ? [] : [{ name: 'Calendar', value: <a href={`${url}.ics`}>Add to calendar (ICS)</a> }]),
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
