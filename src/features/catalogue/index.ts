export {
  entriesAt,
  indexableAddresses,
  navigation,
  nearestPages,
  pageAt,
  pagesAbove,
  redirectAt,
  siteSettings,
  type CatalogueArea,
  type CatalogueEntry,
} from './catalogue';
export { payload } from './payload';
export { SectionIndex } from './section-index';
