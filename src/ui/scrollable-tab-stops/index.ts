export { SCROLLABLE_TAB_STOP_SCRIPT } from './scroll-script';
