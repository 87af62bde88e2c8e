// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { AnswerSender } from './answer-sender';
import { createAnswerKeeper } from './kept-answers';
import { choose, createForm, createSender, loseResponses, readAnswer, stubSite } from './testing/answer-form';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  ['saved', 200, true],
  ['conflict', 409, false],
])('an answer that is %s brings the time that is left by the server’s clock', async (outcome, status, isSaved) => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ outcome, revision: 1, secondsLeft: 4217 }, { status })));
  const times: number[] = [];
  const sender = new AnswerSender(document.createElement('form'), {
    report: () => {},
    takeTime: (left) => times.push(left),
    keeper: createAnswerKeeper(1, 1),
  });
  sender.send();
  expect(await sender.flush()).toBe(isSaved);
  expect(times).toEqual([4217]);
  sender.close();
});

it('a rejected answer blocks navigation until it is changed, and its reason stays visible', async () => {
  const requests = stubSite();
  const form = createForm();
  const { sender, reports } = createSender(form);
  choose(form, 0);
  choose(form, 1);
  sender.send();
  requests[0]?.respond({ outcome: 'invalid' });
  expect(await sender.flush()).toBe(false);
  expect(await sender.flush(), 'nor when it is tried again').toBe(false);
  expect(reports).toEqual(['Not saved: too many options are chosen.']);
  expect(requests).toHaveLength(1);

  choose(form, 1, false);
  sender.send();
  requests[1]?.respond({ outcome: 'saved', revision: 1 });
  expect(await sender.flush()).toBe(true);
  expect(await sender.flush()).toBe(true);
});

it('waiting during a request includes changes made meanwhile', async () => {
  const requests = stubSite();
  const form = createForm();
  const { sender } = createSender(form);
  choose(form, 0);
  sender.send();
  choose(form, 1);
  sender.send();
  let isSaved: boolean | undefined;
  const waiting = sender.flush().then((outcome) => (isSaved = outcome));
  requests[0]?.respond({ outcome: 'saved', revision: 1 });
  await expect.poll(() => requests).toHaveLength(2);
  expect(isSaved, 'the second answer is under way').toBeUndefined();
  expect(requests.map(({ sent }) => sent)).toEqual(['revision=0&choice=0', 'revision=1&choice=0&choice=1']);
  requests[1]?.respond({ outcome: 'invalid', revision: 1 });
  await waiting;
  expect(isSaved).toBe(false);
});

it('an answer of another tab replaces a change made meanwhile, and says so', async () => {
  const requests = stubSite();
  const form = createForm();
  const { sender, reports } = createSender(form);
  choose(form, 0);
  sender.send();
  choose(form, 1);
  sender.send();
  requests[0]?.respond({ outcome: 'conflict', revision: 3, choice: [2], flagged: true });
  expect(await sender.flush()).toBe(false);
  expect(readAnswer(form)).toBe('revision=3&choice=2&flagged=on');
  expect(reports).toEqual([expect.stringContaining('Another tab has answered this question.')]);
  expect(await sender.flush()).toBe(true);
});

it('an answer is retried until the site is back, and blocks navigation until then', async () => {
  vi.useFakeTimers();
  loseResponses();
  const { sender } = createSender(createForm());
  sender.send();
  expect(await sender.flush()).toBe(false);
  const requests = stubSite();
  await vi.advanceTimersByTimeAsync(3000);
  expect(requests).toHaveLength(1);
  requests[0]?.respond({ outcome: 'saved', revision: 1 });
  expect(await sender.flush()).toBe(true);
});

it('a changed answer replaces the earlier one, which was saved although its response was lost', async () => {
  loseResponses();
  const form = createForm();
  const { sender, reports } = createSender(form);
  choose(form, 0);
  sender.send();
  expect(await sender.flush()).toBe(false);
  choose(form, 1);
  sender.send();
  expect(await sender.flush()).toBe(false);
  const requests = stubSite();
  choose(form, 0, false);
  sender.send();
  const saving = sender.flush();
  requests[0]?.respond({ outcome: 'conflict', revision: 1, choice: [0], flagged: false });
  await expect.poll(() => requests).toHaveLength(2);
  expect(requests.map(({ sent }) => sent)).toEqual(['revision=0&choice=1', 'revision=1&choice=1']);
  requests[1]?.respond({ outcome: 'saved', revision: 2 });
  expect(await saving).toBe(true);
  expect(readAnswer(form)).toBe('revision=2&choice=1');
  expect(reports.at(-1)).toBe('Saved.');
  expect(reports.join(' ')).not.toContain('Another tab');
});

it('an answer of another tab is shown after a lost response, too, and also when it equals one saved before', async () => {
  loseResponses();
  const form = createForm();
  const { sender, reports } = createSender(form);
  choose(form, 0);
  sender.send();
  expect(await sender.flush()).toBe(false);
  const requests = stubSite();
  choose(form, 1);
  sender.send();
  requests[0]?.respond({ outcome: 'conflict', revision: 1, choice: [2], flagged: false });
  expect(await sender.flush()).toBe(false);
  expect(readAnswer(form)).toBe('revision=1&choice=2');

  choose(form, 1);
  sender.send();
  requests[1]?.respond({ outcome: 'conflict', revision: 2, choice: [0], flagged: false });
  expect(await sender.flush()).toBe(false);
  expect(readAnswer(form)).toBe('revision=2&choice=0');
  expect(reports.filter((report) => report.startsWith('Another tab'))).toHaveLength(2);
  sender.close();
});

it('an answer can be lost from its change until it is saved, also while it waits for a retry', async () => {
  vi.useFakeTimers();
  loseResponses();
  const form = createForm();
  const { sender } = createSender(form);
  expect(sender.hasUnsavedAnswer).toBe(false);
  choose(form, 0);
  sender.send();
  expect(sender.hasUnsavedAnswer, 'the request is under way').toBe(true);
  await sender.flush();
  expect(sender.hasUnsavedAnswer, 'the response was lost').toBe(true);
  const requests = stubSite();
  const saving = sender.flush();
  requests[0]?.respond({ outcome: 'saved', revision: 1 });
  expect(await saving).toBe(true);
  expect(sender.hasUnsavedAnswer).toBe(false);
  expect(requests[0]?.isKeptAlive, 'the request outlives the page').toBe(true);
});

it('nothing can be lost or is sent anymore when the exam is over', async () => {
  const opened: { readonly path: string; readonly isUnsaved: boolean }[] = [];
  const requests = stubSite();
  const form = createForm();
  const { sender } = createSender(form);
  vi.stubGlobal('location', {
    assign: (path: string) => opened.push({ path, isUnsaved: sender.hasUnsavedAnswer }),
  });
  choose(form, 0);
  sender.send();
  choose(form, 1);
  sender.send();
  requests[0]?.respond({ outcome: 'over' });
  expect(await sender.flush()).toBe(false);
  expect(opened).toEqual([{ path: '/training/exam/result', isUnsaved: false }]);
  expect(requests).toHaveLength(1);
});

it('an answer that was given before the scripts ran is sent', async () => {
  const requests = stubSite();
  const form = createForm();
  const { sender } = createSender(form);
  sender.sendEarlierAnswer();
  expect(requests, 'nothing differs from what the server rendered').toEqual([]);
  expect(await sender.flush()).toBe(true);

  choose(form, 2);
  sender.sendEarlierAnswer();
  expect(requests.map(({ sent }) => sent)).toEqual(['revision=0&choice=2']);
  requests[0]?.respond({ outcome: 'saved', revision: 1 });
  expect(await sender.flush()).toBe(true);
});
