'use client';

import { Button, useForm, useFormFields } from '@payloadcms/ui';
import type { ReactElement } from 'react';
import { suggestSlug } from './suggest-slug';

/** Offers a slug that follows the title, as long as the field is empty. */
export function SlugSuggestion(): ReactElement | null {
  const title = useFormFields(([fields]) => fields['title']?.value);
  return <SuggestedValue path="slug" value={typeof title === 'string' ? suggestSlug(title) : ''} />;
}

/** Offers a key that follows another field, as long as the key is empty. */
export function KeySuggestion({ from }: { readonly from: string }): ReactElement | null {
  const name = useFormFields(([fields]) => fields[from]?.value);
  return <SuggestedValue path="key" value={typeof name === 'string' ? suggestSlug(name) : ''} />;
}

/** Offers a value for a text field, as long as the field is empty. @param path the field's */
export function SuggestedValue({ path, value }: { readonly path: string; readonly value: string }): ReactElement | null {
  const current = useFormFields(([fields]) => fields[path]?.value);
  const { dispatchFields, setModified } = useForm();
  if (value === '' || (typeof current === 'string' && current !== '')) return null;
  const accept = () => {
    dispatchFields({ type: 'UPDATE', path, value });
    setModified(true);
  };
  return (
    <div style={{ marginBlockStart: '0.5rem' }}>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={accept}>
        Use {value}
      </Button>
    </div>
  );
}
