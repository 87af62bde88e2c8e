// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { renderInDocument } from '@/ui/testing/test-root';
import { ExamReturn } from './exam-return';
import { createAnswerKeeper } from './kept-answers';
import { OpenQuestions, QuestionList } from './question-list';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('an answer that was kept and is saved now no longer counts as missing', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ outcome: 'saved', revision: 1 })));
  createAnswerKeeper(1, 2).keep({ choice: ['0'], flagged: true, revision: '0', unconfirmed: [] });
  const questions = [1, 2, 3].map((position) => ({ position, isAnswered: position === 1, isFlagged: false }));
  const container = await renderInDocument(
    <form>
      <ExamReturn attempt={1} />
      <OpenQuestions questions={questions} />
      <QuestionList questions={questions} current={undefined} />
    </form>,
  );
  await expect.poll(() => container.textContent).toContain('1 of 3 questions have no answer yet. You flagged 1.');
  expect([...container.querySelectorAll('a')].map((link) => link.lastElementChild?.textContent)).toEqual([
    'Question 1, answered',
    'Question 2, answered, flagged',
    'Question 3, not answered',
  ]);
  expect(container.querySelectorAll('[data-answered]')).toHaveLength(2);
});

it('an exam with open questions is submitted only after a box is checked', async () => {
  const questions = [1, 2].map((position) => ({ position, isAnswered: position === 1, isFlagged: false }));
  const container = await renderInDocument(
    <form>
      <OpenQuestions questions={questions} />
    </form>,
  );
  const form = container.querySelector('form');
  const box = container.querySelector('input');
  expect(box?.parentElement?.textContent).toBe(' Submit with 1 of 2 questions unanswered');
  expect(form?.checkValidity()).toBe(false);
  box?.click();
  expect(form?.checkValidity()).toBe(true);
  const complete = await renderInDocument(<OpenQuestions questions={questions.slice(0, 1)} />);
  expect(complete.querySelector('input')).toBeNull();
});
