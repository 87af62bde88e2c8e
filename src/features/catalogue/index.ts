export {
  catalogueMap,
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
export { SectionIndex } from './section-index';
