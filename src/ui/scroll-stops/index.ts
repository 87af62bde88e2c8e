export { SCROLL_SCRIPT } from './scroll-script';
