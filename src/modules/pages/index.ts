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
} from './catalogue';
export { resolveSharedBlocks } from './shared-blocks';
export { SectionIndex } from './section-index';
