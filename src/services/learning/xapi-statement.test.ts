import { expect, test } from 'vitest';
import { statementSchema, VERBS } from './xapi-statement';

const ACCOUNT = { homePage: 'https://www.example.org', name: '6f2a0f8e-3c6b-4b64-9d7f-0c2f5f1f5a11' };
const STATEMENT = {
  actor: { account: ACCOUNT },
  verb: { id: VERBS.completed },
  object: { id: 'https://www.example.org/training/learning-paths/a' },
};

test('a name and an authority that are sent are not kept', () => {
  const parsed = statementSchema.parse({
    ...STATEMENT,
    actor: { account: ACCOUNT, name: 'Jo Example' },
    authority: { mbox: 'mailto:admin@example.org' },
    stored: '2026-01-01T00:00:00Z',
  });
  expect(parsed).toEqual({
    actor: { objectType: 'Agent', account: ACCOUNT },
    verb: STATEMENT.verb,
    object: { objectType: 'Activity', id: STATEMENT.object.id },
  });
});

test.each([
  ['an agent by mail', { actor: { mbox: 'mailto:jo@example.org' } }],
  ['a property that xAPI does not have', { color: 'red' }],
  ['attachments', { attachments: [] }],
  ['a scaled score above 1', { result: { score: { scaled: 85 } } }],
  ['a verb that is no IRI', { verb: { id: 'completed' } }],
  ['an id that is no UUID', { id: '1' }],
  ['version 2', { version: '2.0.0' }],
  ['a time without a zone', { timestamp: '2026-11-22T10:00:00' }],
  ['a void of an activity', { verb: { id: VERBS.voided } }],
  ['a completed statement', { object: { objectType: 'StatementRef', id: ACCOUNT.name } }],
])('%s is refused', (_what, changes) => {
  expect(statementSchema.safeParse({ ...STATEMENT, ...changes }).success).toBe(false);
});
