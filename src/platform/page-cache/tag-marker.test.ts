import { expect, it } from 'vitest';
import { markTag, getMarkedTags } from './tag-marker';

it("finds the site's tags among those that Next adds, including commas", () => {
  const header = ['_N_T_/layout', markTag('page:/a,b'), '_N_T_/x', 'status:418', 'page:/y', markTag('status:404')].join(',');
  expect(getMarkedTags(header)).toEqual(['page:/a,b', 'status:404']);
});

it.each([undefined, 1, ['status:404'], ''])('finds none in %s', (header) => expect(getMarkedTags(header)).toEqual([]));
