import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

const exam = {
  id: 1,
  level: 'associate',
  isRunning: true,
  secondsLeft: 60,
  total: 1,
  questions: [{ position: 1, isAnswered: false, isFlagged: false }],
};
const question = { position: 1, text: 'Which?', options: ['This', 'That'], choose: 1, choice: [], isFlagged: false, revision: 0 };
vi.mock('../attempts/exam-view', () => ({
  findExam: () => Promise.resolve(exam),
  findQuestion: () => Promise.resolve(question),
}));
// Other tests of this process load these modules with other substitutes.
vi.resetModules();
const { ExamContent } = await import('./exam-content');

test.each([
  ['conflict', 'Another tab has answered this question'],
  ['invalid', 'too many options were chosen'],
])('the problem %s in the URL of a question is explained', async (problem, message) => {
  const html = renderToStaticMarkup(await ExamContent({ keyHash: 'key', view: { question: 1, problem } }));
  expect(html).toContain(message);
});

test.each([undefined, '', 'saved', 'constructor'])('the problem %j is none', async (problem) => {
  const html = renderToStaticMarkup(await ExamContent({ keyHash: 'key', view: { question: 1, problem } }));
  expect(html).toContain('Which?');
  expect(html).not.toContain('data-problem');
});

test('the group of the options is described by the question, so that a screen reader says it', async () => {
  const html = renderToStaticMarkup(await ExamContent({ keyHash: 'key', view: { question: 1 } }));
  const ids = /<fieldset[^>]* aria-describedby="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  const described = ids.map((id) => new RegExp(`id="${id}"[^>]*>(.*?)</(?:p|div)>`).exec(html)?.[1] ?? '');
  expect(described.join(' ')).toMatch(/Which\?.*Choose one\./);
});
