export { Article } from './article';
export { ArticleList, titleOfList } from './article-list';
export { articleAt, articleOf, authorAt, type Article as ArticleData } from './articles';
export { articlesForFeed, htmlForFeed } from './feed';
export { TopicPosts } from './topic-posts';
export { Day } from './day';
