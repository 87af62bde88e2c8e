import { type ArticleKind, ARTICLE_KINDS } from '@/cms/core/kinds/article-kinds';
import { buildEntryPage, createEntryPages, type EntryPage, type EntryPages, type Module } from '@/modules/module';
import { ArticlePage } from './article-page';
import { ArticleList, getArticleListTitle } from './article-list';
import { buildFeedPath } from './article-list-view';
import { findArticle, toArticle, type Article as ArticleData } from './articles';
import { LatestArticles } from './latest-articles';
import { buildArticleStructuredData } from './structured-data';
import { TopicPosts } from './topic-posts';

async function findArticlePage(article: ArticleData): Promise<EntryPage> {
  const structuredData = await buildArticleStructuredData(article);
  return buildEntryPage(article, {
    structuredData,
    content: (breadcrumbs) => <ArticlePage article={article} breadcrumbs={breadcrumbs} />,
  });
}

function createArticlePages<Collection extends ArticleKind['collection']>(collection: Collection): EntryPages<Collection> {
  const kind = ARTICLE_KINDS.find((each) => each.collection === collection);
  if (!kind) throw new Error(`There is no kind of articles for ${collection}.`);
  return createEntryPages({ find: findArticle, fromDraft: (draft) => toArticle(kind, draft), toPage: findArticlePage });
}

export const articlesModule = {
  slots: {
    articles: {
      render: ({ page, view }) => <ArticleList page={page.url} view={view} />,
      viewTitle: ({ page, view }) => getArticleListTitle(page.url, view),
      feed: (_page, view) => buildFeedPath(view),
      indexesViews: true,
      listsPages: true,
      isWide: true,
    },
    'latest-articles': { render: () => <LatestArticles />, isWide: true },
    'topic-posts': { render: ({ page }) => <TopicPosts page={page} />, listsPages: true },
  },
  entryPages: {
    tutorials: createArticlePages('tutorials'),
    posts: createArticlePages('posts'),
    labs: createArticlePages('labs'),
  },
} satisfies Module;
