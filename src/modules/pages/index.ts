export {
  getPagesBySection,
  getIndexablePages,
  resolveLinks,
  findSimilarPages,
  findPage,
  getAncestorPages,
  findRedirect,
  findRedirects,
  getSiteSettings,
  type PageSummary,
} from './page-queries';
export { getKnownPaths } from './known-paths';
export { getNavigation, type MenuArea, type PageGroup } from './navigation';
export { resolveSharedBlocks } from './shared-blocks';
export { SectionIndex } from './section-index';
