export { handleNewsletterPost } from './handle-post';
export { LinkPage, getLinkTitle } from './link-page';
export { NEWSLETTER_PATH, findNewsletterLink } from './linked-subscriber';
