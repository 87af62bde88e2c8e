export { sendSignedWebhook } from './send';
export { signWebhook, verifyWebhook } from './sign';
