export { Article } from './article';
export { ArticleList, titleOfList } from './article-list';
export { articleAt, authorAt, type Article as ArticleData } from './articles';
export { atomFeed } from './feed';
export { Day } from './day';
export { TopicPosts } from './topic-posts';
