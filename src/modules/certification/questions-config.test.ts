import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { examQuestions } from './questions-config';

type Args = Parameters<CollectionBeforeValidateHook>[0];

const validateQuestion = examQuestions.hooks?.beforeValidate?.at(-1);

/** Returns what is wrong with the options, if the question itself says so and not only the field. */
function findProblem(options: unknown): string | undefined {
  try {
    validateQuestion?.(z.custom<Args>().parse({ data: { options }, collection: examQuestions, req: {} }));
    return undefined;
  } catch (error) {
    return error instanceof ValidationError ? error.data.errors[0]?.message : String(error);
  }
}

it('an empty form isn’t refused for its options alone, so that Payload names all missing fields', () => {
  expect(findProblem(undefined)).toBeUndefined();
  expect(findProblem([{ text: 'a', correct: true }])).toBeUndefined();
});

it.each([
  [['a', 'b', 'c'], [], 'Mark at least one option as correct'],
  [['a', 'b', 'c'], ['a', 'b', 'c'], 'leave at least one unmarked'],
  [['a', 'b', ' a '], ['b'], 'Two options are the same.'],
])('the options %j, of which %j are correct: %s', (texts, correct, problem) =>
  expect(findProblem(texts.map((text) => ({ text, correct: correct.includes(text) })))).toContain(problem),
);

it('options of which some are correct are fine', () => {
  expect(findProblem(['a', 'b', 'c'].map((text) => ({ text, correct: text === 'a' })))).toBeUndefined();
});
