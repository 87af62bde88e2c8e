// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { markLocalAnswerCorrect, readLocalProgress, saveLocalAnswer } from './local-progress';

afterEach(() => localStorage.clear());

it('an exercise stays solved while another answer is stored for it', () => {
  saveLocalAnswer('lesson#exercise-1', 'select 1;');
  expect(readLocalProgress().answers).toEqual({ 'lesson#exercise-1': { sql: 'select 1;', isRight: false } });
  markLocalAnswerCorrect('lesson#exercise-1', 'select 1;');
  saveLocalAnswer('lesson#exercise-1', 'select 2;');
  expect(readLocalProgress().answers).toEqual({ 'lesson#exercise-1': { sql: 'select 2;', isRight: true } });
});

it('SQL that was written while the answer was checked is kept, and the exercise is solved', () => {
  markLocalAnswerCorrect('lesson#exercise-1', 'select 1;');
  expect(readLocalProgress().answers).toEqual({ 'lesson#exercise-1': { sql: 'select 1;', isRight: true } });
  saveLocalAnswer('lesson#exercise-2', 'select 2; -- newer');
  markLocalAnswerCorrect('lesson#exercise-2', 'select 2;');
  expect(readLocalProgress().answers['lesson#exercise-2']).toEqual({ sql: 'select 2; -- newer', isRight: true });
});
