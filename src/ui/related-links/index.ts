export { RelatedLinks } from './related-links';
