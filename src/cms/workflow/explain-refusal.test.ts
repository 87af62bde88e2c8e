import { APIError, Forbidden, ValidationError } from 'payload';
import { expect, it } from 'vitest';
import { explainRefusal } from './explain-refusal';

const invalid = (count: number) =>
  new ValidationError({
    errors: Array.from({ length: count }, (_, index) => ({
      path: `f${index}`,
      label: `Field ${index}`,
      message: 'It is empty.',
    })),
  });

it.each([
  [invalid(1), 'Field 0: It is empty.'],
  [invalid(5), 'Field 0: It is empty. Field 1: It is empty. Field 2: It is empty. And 2 more.'],
  [new Forbidden(), expect.stringContaining('An editor can do it instead.')],
  [new APIError('/a is linked from /b.', 409), '/a is linked from /b.'],
  [new Error('syntax error at or near'), expect.stringMatching(/^The site tried several times/)],
])('%s is explained', (error, reason) => {
  expect(explainRefusal(error)).toEqual(reason);
});
