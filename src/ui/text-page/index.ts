export { ArticleLayout } from './text-page';
