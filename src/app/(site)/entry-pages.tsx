import { cache, type ReactNode } from 'react';
import { entryAddressOf } from '@/cms/entries/kinds';
import { ClosedJobPage, htmlOfOpening, JobPage, openingAt } from '@/features/careers';
import { siteSettings } from '@/features/catalogue';
import { PressReleasePage, releaseAt } from '@/features/company';
import { storyAt, StoryPage } from '@/features/customers';
import { partnerAt, PartnerPage } from '@/features/partners';
import { Article, articleAt } from '@/features/reading';
import { type SchemaNode, structuredDataOfArticle } from '@/shell/metadata/structured-data';
import { structuredDataOfJob, structuredDataOfPartner, structuredDataOfRelease, structuredDataOfStory } from '@/shell/metadata/structured-data-of-company';

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
    // The handbook's pages have addresses of their own (src/app/(site)/docs).
    case 'docs':
    case undefined:
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

async function pressReleasePage(path: string): Promise<EntryPage | undefined> {
  const release = await releaseAt(path);
  if (!release) return undefined;
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
  if (!story) return undefined;
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
  if (!partner) return undefined;
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

/** A sample is kept from search engines: it would be offered to people who look for work. A closed job answers 410. */
async function jobPage(path: string): Promise<EntryPage | undefined> {
  const found = await openingAt(path);
  if (!found) return undefined;
  const { opening, isOver } = found;
  const { url, title, description, sample } = opening;
  if (isOver) {
    return { url, title: `Closed: ${title}`, description, indexed: false, status: 410, isText: false, structuredData: [], content: (breadcrumbs) => <ClosedJobPage opening={opening} breadcrumbs={breadcrumbs} /> };
  }
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
