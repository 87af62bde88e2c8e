export {
  createRegistryToken,
  getEntitledFiles,
  getProfile,
  getRegistryAccount,
  getSubscriptions,
  revokeRegistryToken,
  rotateRegistryToken,
} from './account-handlers';
