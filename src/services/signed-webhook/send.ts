import { describeFetchFailure } from '@/services/external-api';
import { signWebhook } from './sign';

const TIME_LIMIT_MS = 10_000;

interface SignedMessage {
  url: string;
  secret: string;
  /** Permanent id of the message: the receiver may get it twice and recognizes it by this. */
  id: string;
  message: object;
}

/**
 * Sends a signed message as JSON. Redirects are not followed.
 * @throws Error when the message was not accepted
 */
export async function sendSignedWebhook({ url, secret, id, message }: SignedMessage): Promise<void> {
  const body = JSON.stringify(message);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signWebhook({ id, body, secret }) },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  }).catch((error: unknown) => {
    throw new Error(`The webhook was not delivered: ${describeFetchFailure(error)}.`);
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The webhook responded with status ${response.status}.`);
}
