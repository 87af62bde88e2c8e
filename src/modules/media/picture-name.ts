import { SLUG_PATTERN } from '@/cms/core/fields/slug';

export const PICTURE_NAME_LENGTH_MAX = 60;

/** Returns whether a value can be the name of a picture, which is part of the names of its files. */
export function isPictureName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= PICTURE_NAME_LENGTH_MAX && SLUG_PATTERN.test(value);
}
