export {
  getPagesBySection,
  findPageSummaries,
  getIndexablePages,
  resolveLinks,
  getNavigation,
  findSimilarPages,
  findPage,
  getAncestorPages,
  findRedirect,
  getSiteSettings,
  type SiteSection,
  type PageSummary,
} from './catalog';
export { resolveSharedBlocks } from './shared-blocks';
export { SectionIndex } from './section-index';
