export { handleNewsletterPost } from './answer-post';
export { LinkPage, getLinkTitle } from './linked-page';
export { NEWSLETTER_PATH, findNewsletterLink } from './linked-subscriber';
