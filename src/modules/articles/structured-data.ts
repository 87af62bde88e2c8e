import { buildAuthorUrl } from '@/cms/core/kinds/article-kinds';
import { buildArticleNode, type SchemaNode } from '@/modules/structured-data';
import { type Article, findAuthor } from './articles';

const TYPES = { tutorials: 'TechArticle', posts: 'BlogPosting', labs: 'TechArticle' } as const;

/** Builds the structured data of a tutorial, post or lab. */
export async function buildArticleStructuredData(article: Article): Promise<SchemaNode[]> {
  const name = (await findAuthor(article.author))?.name ?? article.author;
  const author = { name, url: buildAuthorUrl(article.kind, article.author) };
  return [{ ...buildArticleNode(TYPES[article.kind.collection], { ...article, author }), keywords: article.topics.join(', ') }];
}
