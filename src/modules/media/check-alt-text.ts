import { ValidationError, type CollectionBeforeValidateHook } from 'payload';
import type { Media } from '@/payload-types';

/** Requires either an alt text or the decorative flag, but not both. */
export const checkAltText: CollectionBeforeValidateHook<Media> = ({ data, originalDoc, req, collection }) => {
  const { alt, decorative } = { ...originalDoc, ...data };
  const isDescribed = typeof alt === 'string' && alt.trim() !== '';
  if (!isDescribed && decorative !== true) {
    throw new ValidationError({
      collection: collection.slug,
      errors: [{ path: 'alt', label: 'Alt text', message: 'Describe the picture, or mark it as decorative.' }],
      req,
    });
  }
  return decorative === true && data ? { ...data, alt: null } : data;
};
