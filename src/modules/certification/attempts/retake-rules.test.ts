import { expect, it } from 'vitest';
import { findRetakeBlock } from './retake-rules';

const NOTHING = { failed: null, certified: null, revoked: null };

it.each([
  ['that staff set, which the admin stores as noon', { revoked: new Date('2026-12-08T12:00:00Z') }, 'revoked'],
  ['14 days after an exam in the afternoon', { failed: new Date('2026-11-24T15:30:00Z') }, 'too-soon'],
  ['90 days before a certificate expires', { certified: new Date('2027-03-08T15:30:00Z') }, 'certified'],
])('an exam can be taken again from the first minute of the day %s', (_day, history, outcome) => {
  const find = (now: string) => findRetakeBlock({ ...NOTHING, ...history }, new Date(now));
  const refusal = find('2026-12-07T23:59:59Z');
  expect(refusal?.outcome).toBe(outcome);
  expect(refusal?.from.toISOString()).toMatch(/^2026-12-08T/);
  expect(find('2026-12-08T00:00:00Z')).toBeUndefined();
});

it('a revocation is named before the other reasons, and nothing delays a first exam', () => {
  const history = {
    failed: new Date('2026-12-01T12:00:00Z'),
    certified: new Date('2029-12-01T12:00:00Z'),
    revoked: new Date('2027-01-01T12:00:00Z'),
  };
  const now = new Date('2026-12-08T12:00:00Z');
  expect(findRetakeBlock(history, now)).toEqual({ outcome: 'revoked', from: history.revoked });
  expect(findRetakeBlock({ ...history, revoked: null }, now)?.outcome).toBe('certified');
  expect(findRetakeBlock(NOTHING, now)).toBeUndefined();
});
