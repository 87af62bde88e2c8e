import { expect, it } from 'vitest';
import { markTag, getMarkedTags } from './tag-marker';

it('finds the tags of the site among those that Next adds, commas and all', () => {
  const header = ['_N_T_/layout', markTag('page:/a,b'), '_N_T_/x', 'status:418', 'page:/y', markTag('status:404')].join(',');
  expect(getMarkedTags(header)).toEqual(['page:/a,b', 'status:404']);
});

it.each([undefined, 1, ['status:404'], ''])('has none for %s', (header) => expect(getMarkedTags(header)).toEqual([]));
