export { sendSignedWebhook } from './send';
export { signWebhook, TOLERANCE_MS, verifyWebhook, type WebhookProblem } from './sign';
