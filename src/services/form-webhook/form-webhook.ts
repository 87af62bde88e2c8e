import { createHmac } from 'node:crypto';

const TIME_LIMIT_MS = 10_000;

/** The content of a submission as the remote system receives it. */
export interface WebhookPayload {
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

/**
 * Sends messages signed according to Standard Webhooks (standardwebhooks.com): the header `Webhook-Signature` is
 * `v1,` and the base64 of an HMAC-SHA256 over id, time and body, joined by dots.
 */
export function createWebhookClient(url: string, secret: string): WebhookClient {
  return {
    send: async (id, message) => {
      const body = JSON.stringify(message);
      const time = String(Math.floor(Date.now() / 1000));
      const signature = createHmac('sha256', secret).update(`${id}.${time}.${body}`).digest('base64');
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Webhook-Id': id,
          'Webhook-Timestamp': time,
          'Webhook-Signature': `v1,${signature}`,
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      }).catch((error: unknown) => {
        throw new Error(`The webhook does not answer: ${error instanceof Error ? error.name : 'unknown'}`);
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The webhook answered ${answer.status}.`);
    },
  };
}
