export { FilterNav, FilterGroups, Pagination, type FilterOption } from './choice-links';
