import { describe, expect, it } from 'vitest';
import { NAVIGATION_TAG, pageTag, redirectTag, sectionTag, SETTINGS_TAG, statusOf, statusTag } from './tags';

describe('the status among the tags of a page', () => {
  it('is the one that was asked for', () => {
    expect(statusOf([pageTag('/a'), statusTag(404), NAVIGATION_TAG])).toBe(404);
    expect(statusOf([statusTag(500)])).toBe(500);
  });

  it('is none when no tag asks for one', () => {
    expect(statusOf([])).toBeUndefined();
    expect(statusOf([pageTag('/status:404'), NAVIGATION_TAG, SETTINGS_TAG])).toBeUndefined();
  });
});

describe('tags', () => {
  it('of different things differ, though their names are alike', () => {
    const tags = [pageTag('/legal'), sectionTag('/legal'), redirectTag('/legal'), NAVIGATION_TAG, SETTINGS_TAG];
    expect(new Set(tags).size).toBe(tags.length);
  });
});
