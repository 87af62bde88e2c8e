import { describe, expect, it } from 'vitest';
import {
  getExpiryFromTags,
  expiryTag,
  NAVIGATION_TAG,
  pageTag,
  redirectTag,
  sectionTag,
  SETTINGS_TAG,
  getStatusFromTags,
  statusTag,
} from './tags';
import { markTag } from './tag-marker';

describe('status in the tags of a page', () => {
  it('is the one that was set', () => {
    expect(getStatusFromTags([pageTag('/a'), statusTag(404), NAVIGATION_TAG])).toBe(404);
    expect(getStatusFromTags([statusTag(500)])).toBe(500);
  });

  it('is undefined without a status tag', () => {
    expect(getStatusFromTags([])).toBeUndefined();
    expect(getStatusFromTags([pageTag('/status:404'), NAVIGATION_TAG, SETTINGS_TAG])).toBeUndefined();
  });
});

describe('expiry in the tags of a page', () => {
  const [first, second] = ['2026-11-21T05:00:00.000Z', '2026-11-22T05:00:00.000Z'];

  it('is the earliest of several', () => {
    expect(getExpiryFromTags([pageTag('/a'), expiryTag(new Date(second)), expiryTag(new Date(first))])).toBe(Date.parse(first));
  });

  it('is undefined without an expiry tag', () => {
    expect(getExpiryFromTags([pageTag('/until:2026-11-21'), NAVIGATION_TAG])).toBeUndefined();
  });
});

describe('tags', () => {
  it('of different things differ even if their names are the same', () => {
    const tags = [pageTag('/legal'), sectionTag('/legal'), redirectTag('/legal'), NAVIGATION_TAG, SETTINGS_TAG];
    expect(new Set(tags).size).toBe(tags.length);
  });
});

it('keeps the tags of long paths below the length that Next drops', () => {
  const long = `/${'%C3%A4,'.repeat(400)}`;
  for (const tag of [pageTag(long), redirectTag(long), pageTag(`/${'%,'.repeat(59)}`)])
    expect(markTag(tag).length).toBeLessThanOrEqual(256);
  expect(pageTag(long)).not.toBe(pageTag(`${long}b`));
  expect(pageTag('/products')).toBe('page:/products');
});
