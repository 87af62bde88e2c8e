import { expect, test } from 'vitest';
import { BLUEPRINT, EXAM_LEVELS, getPassScore, getQuestionCount } from '../blueprint';
import { gradeExam } from './grade';

const question = (topic: string, choice: number[], right = [1]) => ({ topic, right, choice });

test('24 of 30 right answers pass, 23 do not', () => {
  const answers = (right: number) => Array.from({ length: 30 }, (_each, index) => question('sql', [index < right ? 1 : 0]));
  expect(gradeExam(answers(24))).toMatchObject({ score: 24, total: 30, passed: true });
  expect(gradeExam(answers(23))).toMatchObject({ score: 23, total: 30, passed: false });
});

test.each([
  [[], false],
  [[0], false],
  // As many options as are right, but one of them is wrong.
  [[0, 1], false],
  [[0, 2], true],
  [[2, 0], true],
  [[0, 1, 2], false],
])('of a question with two right options, the choice %j is right: %s', (choice, isRight) => {
  expect(gradeExam([question('sql', choice, [0, 2])]).correct).toEqual([isRight]);
});

test('the result says how many answers of each topic were right', () => {
  expect(gradeExam([question('sql', [1]), question('roles', [0]), question('sql', [3])]).topics).toEqual([
    { topic: 'sql', right: 1, total: 2 },
    { topic: 'roles', right: 0, total: 1 },
  ]);
});

test('an exam without questions is not passed', () => {
  expect(gradeExam([])).toMatchObject({ score: 0, passed: false });
});

test.each(EXAM_LEVELS)('the exam $label has 30 questions, of which 24 are enough', ({ value }) => {
  expect(getQuestionCount(value)).toBe(30);
  expect(getPassScore(getQuestionCount(value))).toBe(24);
  expect(Object.keys(BLUEPRINT[value]).length).toBe(7);
});
