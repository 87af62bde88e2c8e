import { createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it } from 'vitest';
import { CHALLENGE_SECONDS, ProofOfWork } from './proof-of-work';
import { DelayChallenge } from './delay-challenge';

const SECRET = 'a-secret-of-at-least-24-characters';
const pack = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

async function solved(work: ProofOfWork, now?: Date) {
  const challenge = await work.issueChallenge(now);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('It was not solved.');
  return { challenge, solution };
}

describe('proof of work', () => {
  const work = new ProofOfWork(SECRET);

  it('is valid when it solves a challenge of this site', async () => {
    const proof = await solved(work);
    const checked = await work.verify(pack(proof));
    expect(checked).toMatchObject({ outcome: 'good', id: `work:${proof.challenge.parameters.nonce}` });
    expect(await new ProofOfWork(SECRET).verify(pack(proof)), 'of another instance').toEqual(checked);
  });

  it('is rejected after it expires', async () => {
    const proof = await solved(work);
    expect(await work.verify(pack(proof), new Date(Date.now() + (CHALLENGE_SECONDS + 1) * 1000))).toEqual({ outcome: 'expired' });
    expect(await work.verify(pack(await solved(work, new Date(Date.now() - (CHALLENGE_SECONDS + 1) * 1000))))).toEqual({
      outcome: 'expired',
    });
  });

  it('is rejected when it was modified or belongs to another site', async () => {
    const { challenge, solution } = await solved(work);
    const { parameters } = challenge;
    const others: unknown[] = [
      {
        challenge,
        solution: {
          ...solution,
          counter: solution.counter,
          derivedKey: solution.derivedKey.replace(/^../, (byte) => (byte === '00' ? '01' : '00')),
        },
      },
      { challenge: { ...challenge, parameters: { ...parameters, expiresAt: (parameters.expiresAt ?? 0) + 60 } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, nonce: 'ab'.repeat(16) } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, expiresAt: undefined } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, cost: 1 } }, solution },
      { challenge: { ...challenge, signature: '' }, solution },
      { challenge: { parameters }, solution },
      { challenge, solution: { counter: -1, derivedKey: '' } },
      { solution },
      [],
      null,
    ];
    for (const other of others) expect(await work.verify(pack(other)), JSON.stringify(other)).toEqual({ outcome: 'forged' });
    for (const text of ['', 'nonsense', '{}', '\u0000', 'A'.repeat(100_000)])
      expect(await work.verify(text)).toEqual({ outcome: 'forged' });
    expect(await new ProofOfWork(`${SECRET}!`).verify(pack({ challenge, solution }))).toEqual({ outcome: 'forged' });
    const unsigned = await createChallenge({ algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 1, deriveKey });
    expect(
      await work.verify(pack({ challenge: unsigned, solution: await solveChallenge({ challenge: unsigned, deriveKey }) })),
    ).toEqual({ outcome: 'forged' });
  });
});

describe('ticket for browsers without JavaScript', () => {
  const challenge = new DelayChallenge(SECRET);
  const begin = new Date('2026-11-21T12:00:00Z');
  const after = (seconds: number) => new Date(begin.getTime() + seconds * 1000);

  it('is valid for its form after a few seconds, for an hour', () => {
    const ticket = challenge.issueTicket('contact-sales', begin);
    expect(challenge.verifyTicket(ticket, 'contact-sales', after(2))).toEqual({ outcome: 'early', seconds: 3 });
    // As long as it is valid, it is remembered that it was used.
    expect(challenge.verifyTicket(ticket, 'contact-sales', after(5))).toMatchObject({ outcome: 'good', endsAt: after(3600) });
    expect(challenge.verifyTicket(ticket, 'contact-sales', after(3600))).toMatchObject({ outcome: 'good' });
    expect(challenge.verifyTicket(ticket, 'contact-sales', after(3601))).toEqual({ outcome: 'expired' });
    expect(challenge.verifyTicket(ticket, 'newsletter', after(5))).toEqual({ outcome: 'forged' });
  });

  it('cannot be forged', () => {
    const ticket = challenge.issueTicket('contact-sales', begin);
    const [name = '', time = '', signature = ''] = ticket.split('.');
    for (const other of [
      '',
      ticket.slice(1),
      `${name}.${Number(time) - 100}.${signature}`,
      `${name}.${time}.${signature.slice(0, -2)}AA`,
      `${name}.${time}.`,
      new DelayChallenge(`${SECRET}!`).issueTicket('contact-sales', begin),
    ]) {
      expect(challenge.verifyTicket(other, 'contact-sales', after(10)), other).toEqual({ outcome: 'forged' });
    }
  });
});
