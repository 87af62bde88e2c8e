import { expect, it } from 'vitest';
import { formatDelivery, formatCoverage } from './course-labels';

const facts = {
  versions: [{ major: 19 }, { major: 18 }, { major: 17 }],
  products: [
    { key: 'barman', name: 'Barman', url: null },
    { key: 'cloudnativepg', name: 'CloudNativePG', url: '/products/cloudnativepg' },
  ],
};

it.each([
  [{ versions: [17, 18] }, 'PostgreSQL 18 and 17'],
  [
    { versions: [18], productKeys: ['cloudnativepg', 'barman'] },
    'PostgreSQL 18, with Barman and [CloudNativePG](/products/cloudnativepg)',
  ],
  // What the facts no longer have isn't named.
  [{ versions: [18], productKeys: ['removed'] }, 'PostgreSQL 18'],
  [{ versions: [], productKeys: ['barman'] }, undefined],
  [{}, undefined],
])('names what a course is taught on: %j', (course, expected) => {
  expect(formatCoverage(course, facts)).toBe(expected);
});

it('names how a course is taught', () => {
  expect(formatDelivery({ formats: ['live', 'private', 'self-paced'] })).toBe('live class, private class, and self-paced');
});
