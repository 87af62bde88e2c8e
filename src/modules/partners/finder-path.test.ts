import { expect, it, vi } from 'vitest';
import { buildFinderPath } from './finder-path';

vi.mock('@/modules/payload-client', () => ({}));

it.each([
  ['', '/partners/find-partner'],
  ['kind=&region=&skill=', '/partners/find-partner'],
  ['skill=kubernetes&kind=cloud', '/partners/find-partner/kind/cloud/skill/kubernetes'],
  ['kind=training&region=europe&skill=', '/partners/find-partner/kind/training/region/europe'],
  ['kind=//example.org&region=../..&skill=%0d%0a&page=2', '/partners/find-partner'],
])('the form "%s" redirects to %s', (form, path) => {
  expect(buildFinderPath(new URLSearchParams(form))).toBe(path);
});
