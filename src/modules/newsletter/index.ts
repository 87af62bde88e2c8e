export { LinkPage, getLinkTitle } from './link-page';
export { findNewsletterLink } from './linked-subscriber';
