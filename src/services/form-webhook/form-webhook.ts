import { sendSignedWebhook } from '../signed-webhook';

/** The content of a submission as the remote system receives it. */
interface WebhookPayload {
  reference: string;
  form: string;
  receivedAt: string;
  email: string;
  values: readonly { name: string; label: string; value: string }[];
}

/** A client of a system, such as a CRM, that accepts submissions as JSON. */
export interface WebhookClient {
  /**
   * @param id permanent id of the message: the remote system may receive it twice and recognize it by the header
   * `Webhook-Id`
   * @throws Error when the message was not accepted
   */
  send(id: string, message: WebhookPayload): Promise<void>;
}

/** Creates the client. Messages are signed (src/services/signed-webhook). */
export function createWebhookClient(url: string, secret: string): WebhookClient {
  return { send: (id, message) => sendSignedWebhook({ url, secret, id, message }) };
}
