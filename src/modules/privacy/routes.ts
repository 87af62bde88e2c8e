export { handleConsentRegion } from './consent-handler';
