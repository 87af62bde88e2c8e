import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long somebody waits whose browser runs no scripts. */
export const DELAY_SECONDS = 5;
const TICKET_TTL_SECONDS = 60 * 60;

const TICKET_PATTERN = /^([A-Za-z0-9_-]{16})\.(\d{10})\.([A-Za-z0-9_-]{43})$/;

/** What a ticket is worth: it is good once, under its id; or how long it takes until then; or it is not good, and why. */
export type TicketResult =
  { outcome: 'good'; id: string; endsAt: Date } | { outcome: 'early'; seconds: number } | { outcome: 'expired' | 'forged' };

/**
 * Instead of a proof of work, for browsers without scripts: a form that came without a proof comes back with a ticket,
 * which is good after some seconds, once, for an hour. A program can wait as well, so how many tickets an address uses
 * is limited far more strictly than proofs are.
 */
export class DelayChallenge {
  readonly #secret: Buffer;

  /** @param secret of the site; the one that signs is derived from it */
  constructor(secret: string) {
    this.#secret = createHmac('sha256', secret).update('patience').digest();
  }

  /** A ticket for a form. Nothing of it is kept: it is signed. */
  issueTicket(form: string, now = new Date()): string {
    const given = `${randomBytes(12).toString('base64url')}.${Math.floor(now.getTime() / 1000)}`;
    return `${given}.${this.#sign(form, given).toString('base64url')}`;
  }

  /** Whether a text is a ticket for this form that is good now. It may have been used before. */
  verifyTicket(text: string, form: string, now = new Date()): TicketResult {
    const [, name = '', begin = '', signature = ''] = TICKET_PATTERN.exec(text) ?? [];
    const given = Buffer.from(signature, 'base64url');
    const right = this.#sign(form, `${name}.${begin}`);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return { outcome: 'forged' };
    const age = now.getTime() / 1000 - Number(begin);
    if (age > TICKET_TTL_SECONDS) return { outcome: 'expired' };
    if (age < DELAY_SECONDS) return { outcome: 'early', seconds: Math.ceil(DELAY_SECONDS - age) };
    return { outcome: 'good', id: `patience:${name}`, endsAt: new Date((Number(begin) + TICKET_TTL_SECONDS) * 1000) };
  }

  #sign(form: string, given: string): Buffer {
    return createHmac('sha256', this.#secret).update(`${form} ${given}`).digest();
  }
}
