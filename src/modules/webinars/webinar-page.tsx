import type { ReactElement, ReactNode } from 'react';
import { getTopicLabel } from '@/cms/core/topics';
import { setCacheExpiry } from '@/platform/page-cache/add-cache-tags';
import { toDate, hasPassed } from '@/platform/zoned-time';
import { FactList } from '@/ui/fact-list';
import { type LinkListItem, LinkList } from '@/ui/link-list';
import { extractHeadings, Markdown } from '@/ui/markdown';
import { SampleNote } from '@/ui/sample-note';
import { Section } from '@/ui/section';
import { slugify } from '@/ui/slugify';
import { ArticleLayout } from '@/ui/article-layout';
import { EventTime, EventTimeUtc } from '@/modules/calendar';
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
  const [links, products] = await Promise.all([resolveLinks(related), resolveLinks(webinar.products)]);
  return (
    <>
      <ArticleLayout
        title={title}
        lead={description}
        breadcrumbs={breadcrumbs}
        byline={['Webinar', over ? 'on demand' : 'upcoming', webinar.level, webinar.topics.map(getTopicLabel).join(', ')]}
        note={
          isSample ? (
            <SampleNote>This session is an example. Its date and its speakers are made up; what it teaches is not.</SampleNote>
          ) : null
        }
        headings={extractHeadings(body)}
        beforeContent={<Facts webinar={webinar} over={over} products={products} />}
      >
        <Markdown
          source={body}
          firstLevel={2}
          renderPicture={renderPicture}
          renderRunnable={(code) => <RunnableSql {...code} />}
        />
      </ArticleLayout>
      {links.length > 0 ? (
        <Section heading="More on this">
          <LinkList links={links} />
        </Section>
      ) : null}
    </>
  );
}

interface FactsProps {
  readonly webinar: WebinarData;
  readonly over: boolean;
  readonly products: readonly LinkListItem[];
}

/** Shows time, speakers, products, how to attend or watch, and when each part of the transcript starts in the session. */
function Facts({ webinar, over, products }: FactsProps): ReactElement {
  const { begin, end, minutes, speakers, chapters, url } = webinar;
  return (
    <>
      <FactList
        facts={[
          { name: over ? 'Was held' : 'When', value: <EventTime begin={begin} end={end} /> },
          { name: 'Elsewhere', value: <EventTimeUtc begin={begin} end={end} /> },
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
          over
            ? { name: 'Recording', value: renderRecording(webinar) }
            : { name: 'Take part', value: renderRegistration(webinar) },
          ...(over ? [] : [{ name: 'Calendar', value: <a href={`${url}.ics`}>Put it into your calendar (ICS)</a> }]),
        ]}
      />
      {chapters.length > 0 ? (
        <section aria-label="Chapters">
          <p>
            <strong>Chapters</strong>
          </p>
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
  return isSample ? 'None: the session is an example. Its transcript is below.' : 'Not published yet. The transcript is below.';
}

function renderRegistration({ registration, isSample }: WebinarData): ReactNode {
  if (registration) return <a href={registration}>Register</a>;
  return isSample ? 'Nobody can register: the session is an example.' : 'Registration is not open yet.';
}

function lowercaseFirst(role: string): string {
  return role.charAt(0).toLowerCase() + role.slice(1);
}
