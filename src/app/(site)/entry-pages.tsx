import { cache, type ReactNode } from 'react';
import { type EntryCollection, entryAddressOf } from '@/cms/core/entry-kinds';
import { ClosedJobPage, htmlOfOpening, JobPage, openingAt, type Opening } from '@/modules/jobs';
import { siteSettings } from '@/modules/pages';
import { PressReleasePage, releaseAt, type Release } from '@/modules/company';
import { type Story, storyAt, StoryPage } from '@/modules/customers';
import { type ListedPartner, partnerAt, PartnerPage } from '@/modules/partners';
import { Event, eventAt, type PublishedEvent } from '@/modules/events';
import { Article, articleAt, type ArticleData } from '@/modules/articles';
import { Webinar, webinarAt, type WebinarData } from '@/modules/webinars';
import { WhitePaper, whitePaperAt, type WhitePaperData } from '@/modules/white-papers';
import { type SchemaNode, structuredDataOfArticle } from '@/shell/metadata/structured-data';
import { structuredDataOfJob, structuredDataOfPartner, structuredDataOfRelease, structuredDataOfStory } from '@/shell/metadata/structured-data-of-company';
import { structuredDataOfEvent, structuredDataOfWebinar, structuredDataOfWhitePaper } from '@/shell/metadata/structured-data-of-resources';

/** The page of one entry: what it says of itself, and its content. */
export interface EntryPage {
  url: string;
  title: string;
  description: string;
  /** Whether search engines may list it. */
  indexed: boolean;
  /** 410 for what has ended. */
  status?: 410;
  structuredData: SchemaNode[];
  /** Whether it is a text that one may want to save for later. */
  isText: boolean;
  content: (breadcrumbs: ReactNode) => ReactNode;
}

/** What every entry says of itself. */
type Titled = Pick<EntryPage, 'url' | 'title' | 'description'>;

/** A text that search engines may list, as far as nothing else is said. */
function pageOf({ url, title, description }: Titled, rest: Pick<EntryPage, 'structuredData' | 'content'> & Partial<EntryPage>): EntryPage {
  return { url, title, description, indexed: true, isText: true, ...rest };
}

/** The page of a tutorial, post or lab. */
export async function articlePageOf(article: ArticleData): Promise<EntryPage> {
  return pageOf(article, { structuredData: await structuredDataOfArticle(article), content: (breadcrumbs) => <Article article={article} breadcrumbs={breadcrumbs} /> });
}

/** The page of a press release. */
export async function pressReleasePageOf(release: Release): Promise<EntryPage> {
  const { name } = await siteSettings();
  return pageOf(release, { structuredData: structuredDataOfRelease(release, name), content: (breadcrumbs) => <PressReleasePage release={release} breadcrumbs={breadcrumbs} /> });
}

/** The page of a customer's story. */
export async function storyPageOf(story: Story): Promise<EntryPage> {
  const { name } = await siteSettings();
  return pageOf(story, { structuredData: structuredDataOfStory(story, name), content: (breadcrumbs) => <StoryPage story={story} breadcrumbs={breadcrumbs} /> });
}

/** The page of a partner. */
export function partnerPageOf(partner: ListedPartner): EntryPage {
  return pageOf(partner, { isText: false, structuredData: structuredDataOfPartner(partner), content: (breadcrumbs) => <PartnerPage partner={partner} breadcrumbs={breadcrumbs} /> });
}

/** The page of an open job. A sample is kept from search engines: it would be offered to people who look for work. */
export async function jobPageOf(opening: Opening): Promise<EntryPage> {
  const { legalName } = await siteSettings();
  const structuredData = structuredDataOfJob(opening, { html: htmlOfOpening(opening), employer: legalName });
  return pageOf(opening, { indexed: !opening.sample, isText: false, structuredData, content: (breadcrumbs) => <JobPage opening={opening} breadcrumbs={breadcrumbs} /> });
}

/** The page of a closed job, which answers 410. */
function closedJobPageOf(opening: Opening): EntryPage {
  return pageOf(opening, { title: `Closed: ${opening.title}`, indexed: false, status: 410, isText: false, structuredData: [], content: (breadcrumbs) => <ClosedJobPage opening={opening} breadcrumbs={breadcrumbs} /> });
}

/** The page of a webinar. */
export function webinarPageOf(webinar: WebinarData): EntryPage {
  return pageOf(webinar, { indexed: !webinar.isSample, structuredData: structuredDataOfWebinar(webinar), content: (breadcrumbs) => <Webinar webinar={webinar} breadcrumbs={breadcrumbs} /> });
}

/** The page of an event. */
export function eventPageOf(event: PublishedEvent): EntryPage {
  return pageOf(event, { indexed: !event.isSample, isText: false, structuredData: structuredDataOfEvent(event), content: (breadcrumbs) => <Event event={event} breadcrumbs={breadcrumbs} /> });
}

/** The page of a white paper. */
export async function whitePaperPageOf(paper: WhitePaperData): Promise<EntryPage> {
  return pageOf(paper, { structuredData: await structuredDataOfWhitePaper(paper), content: (breadcrumbs) => <WhitePaper paper={paper} breadcrumbs={breadcrumbs} /> });
}

type PageAt = (path: string) => Promise<EntryPage | undefined>;

/** From where an entry is found to its page. */
function found<Entry>(entryAt: (path: string) => Promise<Entry | undefined>, pageOfEntry: (entry: Entry) => EntryPage | Promise<EntryPage>): PageAt {
  return async (path) => {
    const entry = await entryAt(path);
    return entry && pageOfEntry(entry);
  };
}

const articlePage = found(articleAt, articlePageOf);

/** From kind to component is decided here and nowhere else. Learning paths and the handbook have pages of their own. */
const PAGES: Readonly<Partial<Record<EntryCollection, PageAt>>> = {
  tutorials: articlePage,
  posts: articlePage,
  labs: articlePage,
  'press-releases': found(releaseAt, pressReleasePageOf),
  customers: found(storyAt, storyPageOf),
  partners: found(partnerAt, partnerPageOf),
  'job-openings': found(openingAt, ({ opening, isOver }) => (isOver ? closedJobPageOf(opening) : jobPageOf(opening))),
  webinars: found(webinarAt, webinarPageOf),
  events: found(eventAt, eventPageOf),
  'white-papers': found(whitePaperAt, whitePaperPageOf),
};

/** The page of the published entry at this address, if there is one. Metadata and page ask once. */
export const entryPageAt = cache(async (path: string): Promise<EntryPage | undefined> => {
  const collection = entryAddressOf(path)?.kind.collection;
  return collection && PAGES[collection]?.(path);
});
