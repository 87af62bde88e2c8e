import { expect, it } from 'vitest';
import { rulesOfWhitePaper } from './rules';

it('a white paper is verified when it is published, or later', () => {
  expect(rulesOfWhitePaper({ published: '2026-03-01', verified: '2026-11-21' })).toEqual([]);
  expect(rulesOfWhitePaper({ published: '2026-03-01', verified: '2026-02-01' })).toMatchObject([{ path: 'verified' }]);
});
