import { expect, test } from 'vitest';
import { suggestSlug } from './suggest-slug';

test.each([
  ['What’s new in PostgreSQL 18?', 'whats-new-in-postgresql-18'],
  ['  Café: a – b  ', 'cafe-a-b'],
  ['archive_timeout', 'archive-timeout'],
  ['日本語', ''],
  ['', ''],
])('the title %j suggests the slug %j', (title, slug) => expect(suggestSlug(title)).toBe(slug));
