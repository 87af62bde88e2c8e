'use client';

import { SelectInput, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import type { ReactElement } from 'react';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoiceFieldProps extends TextFieldClientProps {
  readonly options: readonly Choice[];
}

/** Renders a text field as a list to choose from and to search. A value that isn't in the list stays, under its own name. */
export function ChoiceField({ field, path: givenPath, readOnly, options }: ChoiceFieldProps): ReactElement {
  const { disabled, path, setValue, showError, value } = useField<unknown>({ potentiallyStalePath: givenPath });
  const chosen = typeof value === 'string' ? value : '';
  const isListed = chosen === '' || options.some((option) => option.value === chosen);
  return (
    <SelectInput
      name={field.name}
      path={path}
      label={field.label ?? field.name}
      description={field.admin?.description ?? ''}
      required={field.required === true}
      readOnly={readOnly === true || disabled}
      showError={showError}
      isClearable={false}
      options={[...(isListed ? [] : [{ value: chosen, label: chosen }]), ...options]}
      value={chosen}
      onChange={(option) => setValue(Array.isArray(option) ? undefined : option.value)}
    />
  );
}
