export {
  getPagesBySection,
  resolveLinks,
  findSimilarPages,
  findNearestPageUrl,
  findPage,
  findPageOfViews,
  getAncestorPages,
  findRedirect,
  findRedirects,
  getSiteSettings,
} from './page-queries';
export { findPathState, getKnownPaths } from './known-paths';
export { countIndexablePages, getIndexablePages, type IndexablePage } from './sitemap-entries';
export { getNavigation, type MenuArea, type PageGroup } from './navigation';
export { resolveSharedBlocks } from './shared-blocks';
