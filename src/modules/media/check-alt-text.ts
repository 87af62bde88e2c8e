import type { CollectionBeforeValidateHook, TextareaFieldValidation } from 'payload';
import { textarea } from 'payload/shared';
import type { Media } from '@/payload-types';

/** Requires an alt text. A decorative picture has none: Payload validates no field that is hidden. */
export const validateAltText: TextareaFieldValidation = (value, options) =>
  typeof value === 'string' && value.trim() !== '' ? textarea(value, options) : 'Describe the picture, or mark it as decorative.';

/** Removes the alt text of a decorative picture. */
export const removeAltOfDecorativePicture: CollectionBeforeValidateHook<Media> = ({ data, originalDoc }) => {
  const { decorative } = { ...originalDoc, ...data };
  return decorative === true && data ? { ...data, alt: null } : data;
};
