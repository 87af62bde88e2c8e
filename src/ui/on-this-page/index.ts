export { OnThisPage } from './on-this-page';
