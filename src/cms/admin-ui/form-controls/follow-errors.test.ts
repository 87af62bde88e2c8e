import type { FormState } from 'payload';
import { expect, test } from 'vitest';
import { followErrors } from './follow-errors';

const refused: FormState = {
  id: { value: '', valid: false, errorMessage: 'Enter a name.' },
  alt: { value: '', valid: false, errorMessage: 'Describe the picture.' },
};
/** What Payload makes of it when the answer to an earlier request arrives. */
const cleared: FormState = { id: { value: '', valid: true }, alt: { value: '', valid: true } };
const errors = [
  { path: 'id', message: 'Enter a name.' },
  { path: 'alt', message: 'Describe the picture.' },
];

test('errors that are lost although nobody has changed the form are brought back', () => {
  const { followed, lost } = followErrors(undefined, refused);
  expect(lost).toEqual([]);
  expect(followErrors(followed, cleared).lost).toEqual(errors);
});

test('only the errors that are lost are brought back, and those that remain stay', () => {
  const { followed } = followErrors(undefined, refused);
  expect(followErrors(followed, { ...refused, alt: { value: '', valid: true } }).lost).toEqual([errors[1]]);
});

test.each([
  ['a field that was changed', { ...cleared, id: { value: 'blue', valid: true } }],
  ['another field, because of that change', { ...cleared, alt: { value: 'Blue.', valid: true } }],
])('the errors are gone for a reason when they are those of %s', (_name, changed) => {
  const { followed } = followErrors(undefined, refused);
  const next = followErrors(followed, changed);
  expect(next.lost).toEqual([]);
  expect(followErrors(next.followed, changed).lost).toEqual([]);
});

test('errors that the server removes again and again are not brought back for ever', () => {
  const rounds: number[] = [];
  let { followed } = followErrors(undefined, refused);
  for (let round = 0; round < 4; round += 1) {
    const next = followErrors(followed, cleared);
    rounds.push(next.lost.length);
    followed = next.lost.length > 0 ? followErrors(next.followed, refused).followed : next.followed;
  }
  expect(rounds).toEqual([2, 2, 0, 0]);
});

test('a field that is gone has no error', () => {
  const { followed } = followErrors(undefined, { 'rows.0.name': { value: 'A', valid: false, errorMessage: 'Too short.' } });
  expect(followErrors(followed, {}).lost).toEqual([]);
});
