import { cache, type ReactNode } from 'react';
import { entryAddressOf } from '@/cms/entries/kinds';
import { ClosedJobPage, htmlOfOpening, JobPage, openingAt, type Opening } from '@/features/careers';
import { siteSettings } from '@/features/catalogue';
import { PressReleasePage, releaseAt, type Release } from '@/features/company';
import { type Story, storyAt, StoryPage } from '@/features/customers';
import { type ListedPartner, partnerAt, PartnerPage } from '@/features/partners';
import { Event, eventAt, type PublishedEvent } from '@/features/events';
import { Article, articleAt, type ArticleData } from '@/features/reading';
import { Webinar, webinarAt, type WebinarData } from '@/features/webinars';
import { WhitePaper, whitePaperAt, type WhitePaperData } from '@/features/white-papers';
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

/** The page of the published entry at this address, if there is one. From kind to component is decided here and nowhere else; metadata and page ask once. */
export const entryPageAt = cache(async (path: string): Promise<EntryPage | undefined> => {
  switch (entryAddressOf(path)?.kind.collection) {
    case 'tutorials':
    case 'posts':
    case 'labs':
      return articlePage(path);
    case 'press-releases':
      return pressReleasePage(path);
    case 'customers':
      return storyPage(path);
    case 'partners':
      return partnerPage(path);
    case 'job-openings':
      return jobPage(path);
    case 'webinars':
      return webinarPage(path);
    case 'events':
      return eventPage(path);
    case 'white-papers':
      return whitePaperPage(path);
    default:
      return undefined;
  }
});

async function articlePage(path: string): Promise<EntryPage | undefined> {
  const article = await articleAt(path);
  return article && articlePageOf(article);
}

/** The page of a tutorial, post or lab. */
export async function articlePageOf(article: ArticleData): Promise<EntryPage> {
  const { url, title, description } = article;
  return {
    url,
    title,
    description,
    indexed: true,
    isText: true,
    structuredData: await structuredDataOfArticle(article),
    content: (breadcrumbs) => <Article article={article} breadcrumbs={breadcrumbs} />,
  };
}

async function pressReleasePage(path: string): Promise<EntryPage | undefined> {
  const release = await releaseAt(path);
  return release && pressReleasePageOf(release);
}

/** The page of a press release. */
export async function pressReleasePageOf(release: Release): Promise<EntryPage> {
  const { name } = await siteSettings();
  const { url, title, description } = release;
  return {
    url,
    title,
    description,
    indexed: true,
    isText: true,
    structuredData: structuredDataOfRelease(release, name),
    content: (breadcrumbs) => <PressReleasePage release={release} breadcrumbs={breadcrumbs} />,
  };
}

async function storyPage(path: string): Promise<EntryPage | undefined> {
  const story = await storyAt(path);
  return story && storyPageOf(story);
}

/** The page of a customer's story. */
export async function storyPageOf(story: Story): Promise<EntryPage> {
  const { name } = await siteSettings();
  const { url, title, description } = story;
  return {
    url,
    title,
    description,
    indexed: true,
    isText: true,
    structuredData: structuredDataOfStory(story, name),
    content: (breadcrumbs) => <StoryPage story={story} breadcrumbs={breadcrumbs} />,
  };
}

async function partnerPage(path: string): Promise<EntryPage | undefined> {
  const partner = await partnerAt(path);
  return partner && partnerPageOf(partner);
}

/** The page of a partner. */
export function partnerPageOf(partner: ListedPartner): EntryPage {
  const { url, title, description } = partner;
  return {
    url,
    title,
    description,
    indexed: true,
    isText: false,
    structuredData: structuredDataOfPartner(partner),
    content: (breadcrumbs) => <PartnerPage partner={partner} breadcrumbs={breadcrumbs} />,
  };
}

/** A closed job answers 410. */
async function jobPage(path: string): Promise<EntryPage | undefined> {
  const found = await openingAt(path);
  if (!found) return undefined;
  const { opening, isOver } = found;
  if (!isOver) return jobPageOf(opening);
  const { url, title, description } = opening;
  return { url, title: `Closed: ${title}`, description, indexed: false, status: 410, isText: false, structuredData: [], content: (breadcrumbs) => <ClosedJobPage opening={opening} breadcrumbs={breadcrumbs} /> };
}

/** The page of an open job. A sample is kept from search engines: it would be offered to people who look for work. */
export async function jobPageOf(opening: Opening): Promise<EntryPage> {
  const { url, title, description, sample } = opening;
  const { legalName } = await siteSettings();
  return {
    url,
    title,
    description,
    indexed: !sample,
    isText: false,
    structuredData: structuredDataOfJob(opening, { html: htmlOfOpening(opening), employer: legalName }),
    content: (breadcrumbs) => <JobPage opening={opening} breadcrumbs={breadcrumbs} />,
  };
}

async function webinarPage(path: string): Promise<EntryPage | undefined> {
  const webinar = await webinarAt(path);
  return webinar && webinarPageOf(webinar);
}

/** The page of a webinar. */
export function webinarPageOf(webinar: WebinarData): EntryPage {
  const { url, title, description, isSample } = webinar;
  return { url, title, description, indexed: !isSample, isText: true, structuredData: structuredDataOfWebinar(webinar), content: (breadcrumbs) => <Webinar webinar={webinar} breadcrumbs={breadcrumbs} /> };
}

async function eventPage(path: string): Promise<EntryPage | undefined> {
  const event = await eventAt(path);
  return event && eventPageOf(event);
}

/** The page of an event. */
export function eventPageOf(event: PublishedEvent): EntryPage {
  const { url, title, description, isSample } = event;
  return { url, title, description, indexed: !isSample, isText: false, structuredData: structuredDataOfEvent(event), content: (breadcrumbs) => <Event event={event} breadcrumbs={breadcrumbs} /> };
}

async function whitePaperPage(path: string): Promise<EntryPage | undefined> {
  const paper = await whitePaperAt(path);
  return paper && whitePaperPageOf(paper);
}

/** The page of a white paper. */
export async function whitePaperPageOf(paper: WhitePaperData): Promise<EntryPage> {
  const { url, title, description } = paper;
  return { url, title, description, indexed: true, isText: true, structuredData: await structuredDataOfWhitePaper(paper), content: (breadcrumbs) => <WhitePaper paper={paper} breadcrumbs={breadcrumbs} /> };
}
