import { expect, test } from 'vitest';
import type { MenuArea } from '@/modules/pages';
import { findCurrentArea } from './current-area';

const page = (url: string) => ({ url, label: url, description: url, icon: 'database' as const });
const areas: MenuArea[] = [
  { label: 'Products', url: '/products', groups: [{ heading: 'Servers', pages: [page('/products/pooling')] }] },
  {
    label: 'Learn',
    url: '/resources',
    groups: [{ heading: 'Read', pages: [page('/blog'), page('/postgres-tutorials'), page('/training/live')] }],
  },
  { label: 'Docs', url: '/docs', groups: [] },
  { label: 'Pricing', url: '/products/plans', groups: [] },
];

test.each([
  ['/products', 'Products'],
  ['/products/unlisted', 'Products'],
  ['/products/plans', 'Pricing'],
  ['/docs/postgres/install', 'Docs'],
  ['/blog/topic/sql', 'Learn'],
  ['/postgres-tutorials/psql-essentials', 'Learn'],
  ['/training', 'Learn'],
  ['/training/classes/vacuum', 'Learn'],
  ['/blogger', undefined],
  ['/', undefined],
])('the page %s belongs to the area %s', (path, label) => {
  expect(findCurrentArea(areas, path)?.label).toBe(label);
});
