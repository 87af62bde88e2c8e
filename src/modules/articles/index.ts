export { findArticle, findAuthor, getArticleViews } from './articles';
export { getArticleFeedEntries } from './feed';
