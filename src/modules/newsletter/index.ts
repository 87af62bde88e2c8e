export { handleNewsletterPost } from './handle-post';
export { LinkPage, getLinkTitle } from './link-page';
export { findNewsletterLink } from './linked-subscriber';
