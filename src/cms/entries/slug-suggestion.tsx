'use client';

import { Button, useForm, useFormFields } from '@payloadcms/ui';
import type { ReactElement } from 'react';
import { suggestSlug } from './suggest-slug';

/** Offers a slug that follows the title, as long as the field is empty. */
export function SlugSuggestion(): ReactElement | null {
  const [title, slug] = useFormFields(([fields]) => [fields['title']?.value, fields['slug']?.value]);
  const { dispatchFields, setModified } = useForm();
  const suggested = typeof title === 'string' ? suggestSlug(title) : '';
  if (suggested === '' || (typeof slug === 'string' && slug !== '')) return null;
  const accept = () => {
    dispatchFields({ type: 'UPDATE', path: 'slug', value: suggested });
    setModified(true);
  };
  return (
    <div style={{ marginBlockStart: '0.5rem' }}>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={accept}>
        Use {suggested}
      </Button>
    </div>
  );
}
