// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { createAnswerKeeper, findKeptPositions } from './kept-answers';
import { choose, createForm, createSender, stubSite } from './testing/answer-form';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('an answer is kept in the browser until it is saved, and not after it', async () => {
  const requests = stubSite();
  const form = createForm();
  const { sender } = createSender(form);
  choose(form, 0);
  sender.send();
  choose(form, 0, false);
  choose(form, 1);
  sender.send();
  expect(createAnswerKeeper(1, 1).read()).toEqual({
    choice: ['1'],
    flagged: false,
    revision: '0',
    unconfirmed: [JSON.stringify([['0'], false])],
  });
  expect(createAnswerKeeper(2, 1).read(), 'for another exam').toBeUndefined();
  requests[0]?.respond({ outcome: 'saved', revision: 1 });
  await expect.poll(() => requests).toHaveLength(2);
  expect(createAnswerKeeper(1, 1).read()).toMatchObject({ revision: '1' });
  requests[1]?.respond({ outcome: 'saved', revision: 2 });
  expect(await sender.flush()).toBe(true);
  expect(findKeptPositions(1)).toEqual([]);
});

it('a page that ended while an answer was under way sends the last answer when it is opened again, and says so', async () => {
  const requests = stubSite();
  const ended = createForm();
  const { sender: lost } = createSender(ended);
  choose(ended, 0);
  lost.send();
  choose(ended, 1);
  lost.send();
  // The server has saved the first answer, so the new page has it and its revision.
  const form = createForm();
  form.innerHTML = form.innerHTML.replace('value="0">', 'value="1">');
  form.querySelector('[name="choice"]')?.toggleAttribute('checked', true);
  const { sender, reports } = createSender(form);
  sender.sendEarlierAnswer();
  expect(requests.at(-1)?.sent).toBe('revision=1&choice=0&choice=1');
  requests.at(-1)?.respond({ outcome: 'saved', revision: 2 });
  expect(await sender.flush()).toBe(true);
  expect(reports).toEqual([expect.stringContaining('that you gave before you left this page')]);
  expect(findKeptPositions(1)).toEqual([]);
});

it('a kept answer doesn’t replace one that another tab has given since, and says so', () => {
  const requests = stubSite();
  createAnswerKeeper(1, 1).keep({ choice: ['0'], flagged: false, revision: '0', unconfirmed: [] });
  const form = createForm();
  form.innerHTML = form.innerHTML.replace('value="0">', 'value="4">');
  const { sender, reports } = createSender(form);
  sender.sendEarlierAnswer();
  expect(requests).toEqual([]);
  expect(reports).toEqual([expect.stringContaining('answered in another tab')]);
  expect(findKeptPositions(1)).toEqual([]);
});
