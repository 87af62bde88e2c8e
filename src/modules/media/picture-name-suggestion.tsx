'use client';

import { useFormFields } from '@payloadcms/ui';
import type { ReactElement } from 'react';
import { SuggestedValue } from '@/cms/entries/slug-suggestion';
import { suggestSlug } from '@/cms/entries/suggest-slug';
import { PICTURE_NAME_LENGTH_MAX } from './picture-name';

/** Offers a name that follows the name of the chosen file. */
export function PictureNameSuggestion(): ReactElement | null {
  const file = useFormFields(([fields]) => fields['file']?.value);
  const name = file instanceof File ? suggestSlug(file.name.replace(/\.\w+$/, '')) : '';
  return <SuggestedValue path="id" value={name.slice(0, PICTURE_NAME_LENGTH_MAX).replace(/-$/, '')} />;
}
