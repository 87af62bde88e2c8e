export {
  handleDownloads,
  handleProfile,
  handleRegistryAccount,
  handleSubscriptions,
  handleTokenCreation,
  handleTokenRevocation,
  handleTokenRotation,
} from './account-handlers';
