// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { AnswerSender } from './answer-sender';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['saved', 200, true],
  ['conflict', 409, false],
])('an answer that is %s brings the time that is left by the server’s clock', async (outcome, status, isSaved) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ outcome, revision: 1, secondsLeft: 4217 }, { status })));
  const times: number[] = [];
  const sender = new AnswerSender(
    document.createElement('form'),
    () => {},
    (secondsLeft) => times.push(secondsLeft),
  );
  sender.send();
  expect(await sender.flush()).toBe(isSaved);
  expect(times).toEqual([4217]);
  sender.close();
});
