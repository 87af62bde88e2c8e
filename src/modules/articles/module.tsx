import { type ArticleKind, ARTICLE_KINDS } from '@/cms/core/article-kinds';
import { type EntryPage, entryPage, type EntryPages, type Slot } from '@/modules/module';
import { ArticlePage } from './article-page';
import { ArticleList, getArticleListTitle } from './article-list';
import { findArticle, toArticle, type Article as ArticleData } from './articles';
import { buildArticleStructuredData } from './structured-data';
import { TopicPosts } from './topic-posts';

export const articlesSlots = {
  articles: {
    render: ({ page, view }) => <ArticleList page={page.url} view={view} />,
    viewTitle: ({ page, view }) => getArticleListTitle(page.url, view),
    listsPages: true,
  },
  'topic-posts': { render: ({ page }) => <TopicPosts addresses={page.posts ?? []} />, listsPages: true },
} satisfies Record<string, Slot>;

async function findArticlePage(article: ArticleData): Promise<EntryPage> {
  const structuredData = await buildArticleStructuredData(article);
  return entryPage(article, {
    structuredData,
    content: (breadcrumbs) => <ArticlePage article={article} breadcrumbs={breadcrumbs} />,
  });
}

function pagesOf<Collection extends ArticleKind['collection']>(collection: Collection): EntryPages<Collection> {
  const kind = ARTICLE_KINDS.find((each) => each.collection === collection);
  if (!kind) throw new Error(`There is no kind of articles for ${collection}.`);
  return {
    at: async (path) => {
      const article = await findArticle(path);
      return article && findArticlePage(article);
    },
    preview: (draft) => findArticlePage(toArticle(kind, draft)),
  };
}

export const articlesEntryPages = { tutorials: pagesOf('tutorials'), posts: pagesOf('posts'), labs: pagesOf('labs') };
