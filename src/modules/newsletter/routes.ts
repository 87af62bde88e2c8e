export { handleNewsletterPost } from './handle-post';
