export { getProfile, getRegistryCredentials, getSubscriptions, rotateRegistryCredentials } from './account-answers';
