export { FilterNav, FilterGroups, Pagination, type FilterOption } from './filter-nav';
