export { ArticlePage } from './article-page';
export { ArticleList, getArticleListTitle } from './article-list';
export { findArticle, toArticle, findAuthor, getArticleViews, type Article as ArticleData } from './articles';
export { getArticleFeedEntries } from './feed';
export { TopicPosts } from './topic-posts';
