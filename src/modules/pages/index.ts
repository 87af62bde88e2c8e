export {
  catalogueMap,
  entriesAt,
  indexableAddresses,
  linksTo,
  navigation,
  nearestPages,
  pageAt,
  pagesAbove,
  redirectAt,
  siteSettings,
  type CatalogueArea,
  type CatalogueEntry,
} from './catalogue';
export { withReusableSections } from './shared-blocks';
export { SectionIndex } from './section-index';
