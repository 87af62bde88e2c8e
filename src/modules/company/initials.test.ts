import { expect, it } from 'vitest';
import { getInitials } from './initials';

it.each([
  ['Chief Executive (sample)', 'CE'],
  ['Head of Support (sample)', 'HS'],
  ['Ålesund', 'Å'],
  ['Anna-Lena of the Hill', 'AH'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});
