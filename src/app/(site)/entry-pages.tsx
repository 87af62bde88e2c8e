import { cache, type ReactNode } from 'react';
import { entryAddressOf } from '@/cms/entries/kinds';
import { Event, eventAt } from '@/features/events';
import { Article, articleAt } from '@/features/reading';
import { Webinar, webinarAt } from '@/features/webinars';
import { WhitePaper, whitePaperAt } from '@/features/white-papers';
import { type SchemaNode, structuredDataOfArticle } from '@/shell/metadata/structured-data';
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
  if (!article) return undefined;
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

async function webinarPage(path: string): Promise<EntryPage | undefined> {
  const webinar = await webinarAt(path);
  if (!webinar) return undefined;
  const { url, title, description, isSample } = webinar;
  return { url, title, description, indexed: !isSample, isText: true, structuredData: structuredDataOfWebinar(webinar), content: (breadcrumbs) => <Webinar webinar={webinar} breadcrumbs={breadcrumbs} /> };
}

async function eventPage(path: string): Promise<EntryPage | undefined> {
  const event = await eventAt(path);
  if (!event) return undefined;
  const { url, title, description, isSample } = event;
  return { url, title, description, indexed: !isSample, isText: false, structuredData: structuredDataOfEvent(event), content: (breadcrumbs) => <Event event={event} breadcrumbs={breadcrumbs} /> };
}

async function whitePaperPage(path: string): Promise<EntryPage | undefined> {
  const paper = await whitePaperAt(path);
  if (!paper) return undefined;
  const { url, title, description } = paper;
  return { url, title, description, indexed: true, isText: true, structuredData: await structuredDataOfWhitePaper(paper), content: (breadcrumbs) => <WhitePaper paper={paper} breadcrumbs={breadcrumbs} /> };
}
