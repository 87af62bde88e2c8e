import { describe, expect, it } from 'vitest';
import { getOperation } from './operations';

const draft = { _status: 'draft', review: { state: 'writing' } };
const at = (state: string) => ({ _status: 'draft', review: { state } });
const quiet = { wasPublic: false, isPublic: false, isRestored: false };

describe('getOperation', () => {
  it.each([
    ['changed', { ...quiet, doc: draft, previous: draft }],
    ['changed', { ...quiet, doc: { key: 'a' }, previous: { key: 'b' } }],
    ['changed', { ...quiet, wasPublic: true, isPublic: true, doc: draft, previous: at('approved') }],
    ['review-asked', { ...quiet, doc: at('asked'), previous: draft }],
    ['approved', { ...quiet, doc: at('approved'), previous: at('asked') }],
    ['sent-back', { ...quiet, doc: at('sent-back'), previous: at('asked') }],
    ['published', { ...quiet, isPublic: true, doc: { _status: 'published' }, previous: at('approved') }],
    ['published', { ...quiet, isPublic: true, isRestored: true, doc: { _status: 'published' }, previous: draft }],
    ['taken-down', { ...quiet, wasPublic: true, doc: draft, previous: { _status: 'published' } }],
    ['restored', { ...quiet, wasPublic: true, isPublic: true, isRestored: true, doc: draft, previous: at('asked') }],
  ] as const)('returns “%s”', (operation, change) => {
    expect(getOperation(change)).toBe(operation);
  });
});
