import { expect, test } from 'vitest';
import { adminTranslations } from '@/cms/admin-ui/admin-translations';
import { describeTakedown } from './describe-takedown';

test.each([
  [false, '', 'Unpublished. Visitors now get “page not found” at its URL. The content is kept here as a draft.'],
  [false, '/blog', 'Unpublished. Visitors are now redirected to /blog. The content is kept here as a draft.'],
  [true, '', 'Deleted. Visitors now get “page not found” at its URL. It can be restored from the trash for 30 days.'],
  [true, '/blog', 'Deleted. Visitors are now redirected to /blog. It can be restored from the trash for 30 days.'],
])('a takedown (deleted: %j, redirected to: %j) says what visitors get', (isDeleted, successor, expected) => {
  expect(describeTakedown({ isDeleted, successor })).toBe(expected);
});

test('“Unpublish” in the three-dot menu says the same as the form in the sidebar', () => {
  expect(adminTranslations.version.unpublishedSuccessfully).toBe(describeTakedown({ isDeleted: false, successor: '' }));
});
