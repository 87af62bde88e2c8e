export { SectionNav } from './section-nav';
