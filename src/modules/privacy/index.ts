export { requestNeedsConsent, hasGlobalPrivacyControl } from './consent-handler';
