export { LinkList, type LinkEntry } from './link-list';
