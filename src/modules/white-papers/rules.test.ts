import { expect, it } from 'vitest';
import { validateWhitePaper } from './rules';

it('validateWhitePaper requires the verification date to be on or after the publication date', () => {
  expect(validateWhitePaper({ published: '2026-03-01', verified: '2026-11-21' })).toEqual([]);
  expect(validateWhitePaper({ published: '2026-03-01', verified: '2026-02-01' })).toMatchObject([{ path: 'verified' }]);
});
