export { Article } from './article';
export { ArticleList, titleOfList } from './article-list';
export { articleAt, authorAt, type Article as ArticleData } from './articles';
export { atomFeed } from './feed';
export { Day } from './day';
export { RunnableSql } from './run-sql/runnable-sql';
export { TopicPosts } from './topic-posts';
