export {
  createRegistryToken,
  getProfile,
  getRegistryAccount,
  getSubscriptions,
  revokeRegistryToken,
  rotateRegistryToken,
} from './account-answers';
