export { Article } from './article';
export { ArticleList, titleOfList } from './article-list';
export { articleAt, articleMap, articleOf, authorAt, type Article as ArticleData } from './articles';
export { atomFeed } from './feed';
export { linksTo, TopicPosts } from './links';
