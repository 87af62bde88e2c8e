export { LINK_LIST_CLASS, LinkList, type LinkListItem } from './link-list';
