export { TableOfContents } from './table-of-contents';
