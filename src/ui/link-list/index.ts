export { LinkList, type LinkListItem } from './link-list';
