import { environment } from '@/platform/environment';
import { type WebhookClient, createWebhookClient } from './form-webhook';

const { FORMS_WEBHOOK_URL, FORMS_WEBHOOK_SECRET } = environment;

/** The webhook that receives form submissions; undefined when none is configured. */
export const webhookClient: WebhookClient | undefined =
  FORMS_WEBHOOK_URL === undefined || FORMS_WEBHOOK_SECRET === undefined
    ? undefined
    : createWebhookClient(FORMS_WEBHOOK_URL, FORMS_WEBHOOK_SECRET);
