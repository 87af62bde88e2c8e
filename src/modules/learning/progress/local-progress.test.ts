// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { readLocalProgress, saveLocalAnswer } from './local-progress';

afterEach(() => localStorage.clear());

it('an exercise stays solved while another answer is stored for it', () => {
  saveLocalAnswer('lesson#exercise-1', 'select 1;', false);
  expect(readLocalProgress().answers).toEqual({ 'lesson#exercise-1': { sql: 'select 1;', isRight: false } });
  saveLocalAnswer('lesson#exercise-1', 'select 1;', true);
  saveLocalAnswer('lesson#exercise-1', 'select 2;', false);
  expect(readLocalProgress().answers).toEqual({ 'lesson#exercise-1': { sql: 'select 2;', isRight: true } });
});
