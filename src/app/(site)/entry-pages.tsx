import { cache, type ReactNode } from 'react';
import { entryAddressOf } from '@/cms/entries/kinds';
import { Article, articleAt } from '@/features/reading';
import { type SchemaNode, structuredDataOfArticle } from '@/shell/metadata/structured-data';

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
