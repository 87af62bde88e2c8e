export { answerNewsletterPost } from './answer-post';
export { LinkedPage, titleOfLink } from './linked-page';
export { NEWSLETTER_PAGE, newsletterLinkAt } from './linked-subscriber';
