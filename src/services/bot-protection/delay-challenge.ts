import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { HOUR_SECONDS } from '@/platform/durations';

/** How long visitors without JavaScript wait. */
export const DELAY_SECONDS = 5;
const TICKET_TTL_SECONDS = HOUR_SECONDS;

const TICKET_PATTERN = /^([A-Za-z0-9_-]{16})\.(\d{10})\.([A-Za-z0-9_-]{43})$/;

/** The state of a ticket: valid for a single use under its id, not valid yet, or invalid with the reason. */
type TicketResult =
  | { outcome: 'good'; id: string; endsAt: Date }
  | { outcome: 'early'; seconds: number }
  | { outcome: 'expired' | 'forged' };

/**
 * An alternative to proof of work for browsers without JavaScript. A form submitted without a proof is returned with
 * a ticket that becomes valid after a few seconds, can be used once, and expires after an hour. A program can wait as
 * well, so the number of tickets per address is limited far more strictly than that of proofs.
 */
export class DelayChallenge {
  readonly #secret: Buffer;

  /** @param secret of the site, from which the signing key is derived */
  constructor(secret: string) {
    this.#secret = createHmac('sha256', secret).update('delay').digest();
  }

  /** Issues a ticket for a form. It is signed, so nothing is stored. */
  issueTicket(form: string, now = new Date()): string {
    const given = `${randomBytes(12).toString('base64url')}.${Math.floor(now.getTime() / 1000)}`;
    return `${given}.${this.#sign(form, given).toString('base64url')}`;
  }

  /** Verifies that a text is a currently valid ticket for this form. It may have been used before. */
  verifyTicket(text: string, form: string, now = new Date()): TicketResult {
    const [, name = '', begin = '', signature = ''] = TICKET_PATTERN.exec(text) ?? [];
    const given = Buffer.from(signature, 'base64url');
    const right = this.#sign(form, `${name}.${begin}`);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return { outcome: 'forged' };
    const age = now.getTime() / 1000 - Number(begin);
    if (age > TICKET_TTL_SECONDS) return { outcome: 'expired' };
    if (age < DELAY_SECONDS) return { outcome: 'early', seconds: Math.ceil(DELAY_SECONDS - age) };
    return { outcome: 'good', id: `delay:${name}`, endsAt: new Date((Number(begin) + TICKET_TTL_SECONDS) * 1000) };
  }

  #sign(form: string, given: string): Buffer {
    return createHmac('sha256', this.#secret).update(`${form} ${given}`).digest();
  }
}
