import { environment } from '@/platform/environment';
import { type FormWebhook, makeFormWebhook } from './form-webhook';

export type { FormMessage, FormWebhook } from './form-webhook';

const { FORMS_WEBHOOK_URL, FORMS_WEBHOOK_SECRET } = environment;

/** Where entries of forms are told to; undefined when nothing is configured. */
export const formWebhook: FormWebhook | undefined = FORMS_WEBHOOK_URL === undefined || FORMS_WEBHOOK_SECRET === undefined ? undefined : makeFormWebhook(FORMS_WEBHOOK_URL, FORMS_WEBHOOK_SECRET);
