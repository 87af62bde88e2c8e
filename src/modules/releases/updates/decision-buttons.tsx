'use client';

import { Button, useDocumentInfo, useForm, useFormFields, useFormProcessing } from '@payloadcms/ui';
import type { ReactElement } from 'react';
import { useIsHydrated } from '@/ui/use-is-hydrated';

/** Takes the place of the save button of a fact update: one press applies it, another one dismisses it. */
export function DecisionButtons(): ReactElement | null {
  const { hasSavePermission } = useDocumentInfo();
  const state = useFormFields(([fields]) => fields['state']?.value);
  const isBusy = useFormProcessing();
  const isHydrated = useIsHydrated();
  const { submit } = useForm();
  if (!hasSavePermission || state !== 'open') return null;
  const decide = (next: 'applied' | 'dismissed') => void submit({ overrides: { state: next } });
  const shared = { size: 'medium', margin: false, disabled: isBusy || !isHydrated } as const;
  return (
    <div role="group" aria-label="Decision" style={{ display: 'flex', gap: '0.5rem' }}>
      <Button {...shared} buttonStyle="secondary" onClick={() => decide('dismissed')}>
        Dismiss
      </Button>
      <Button {...shared} onClick={() => decide('applied')}>
        Apply
      </Button>
    </div>
  );
}
