import { createHmac } from 'node:crypto';
import { isSameSecret } from '@/platform/is-same-secret';

/** How far the time of a message may be from now. Standard Webhooks recommends five minutes. */
const TOLERANCE_MS = 5 * 60_000;

/** The headers of a signed message (Standard Webhooks). */
interface WebhookHeaders {
  'webhook-id': string;
  'webhook-timestamp': string;
  'webhook-signature': string;
}

/** Why a message is not accepted. */
type WebhookProblem = 'unsigned' | 'stale' | 'wrong signature';

/** A message whose signature and time are right. */
interface VerifiedWebhook {
  id: string;
  sentAt: Date;
}

/**
 * Signs a message according to Standard Webhooks (standardwebhooks.com): the header `Webhook-Signature` is `v1,` and the
 * base64 of an HMAC-SHA256 over id, time and body, joined by dots.
 */
export function signWebhook(
  { id, body, secret }: { id: string; body: string; secret: string },
  now: Date = new Date(),
): WebhookHeaders {
  const time = String(Math.floor(now.getTime() / 1000));
  return { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': computeSignature({ id, time, body, secret }) };
}

/**
 * Verifies a message according to Standard Webhooks. The header may contain several signatures, separated by spaces. Whether
 * the message was received before is for the caller to check: the pair of id and time is unique.
 */
export function verifyWebhook(
  headers: Pick<Headers, 'get'>,
  { body, secret }: { body: string; secret: string },
  now: Date = new Date(),
): VerifiedWebhook | WebhookProblem {
  const id = headers.get('webhook-id');
  const time = headers.get('webhook-timestamp') ?? '';
  const signatures = headers.get('webhook-signature');
  if (!id || id.length > 200 || !/^\d{1,12}$/.test(time) || !signatures) return 'unsigned';
  const expected = computeSignature({ id, time, body, secret });
  if (!signatures.split(' ').some((signature) => isSameSecret(signature, expected))) return 'wrong signature';
  const sentAt = new Date(Number(time) * 1000);
  return Math.abs(now.getTime() - sentAt.getTime()) > TOLERANCE_MS ? 'stale' : { id, sentAt };
}

function computeSignature({ id, time, body, secret }: { id: string; time: string; body: string; secret: string }): string {
  return `v1,${createHmac('sha256', secret).update(`${id}.${time}.${body}`).digest('base64')}`;
}
