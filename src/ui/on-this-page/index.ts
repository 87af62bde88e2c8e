export { TableOfContents } from './on-this-page';
