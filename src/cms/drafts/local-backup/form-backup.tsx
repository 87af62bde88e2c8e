'use client';

import { useDocumentInfo, useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { type ReactElement, useEffect } from 'react';
import { useIsHydrated } from '@/ui/use-is-hydrated';
import { KeptInputPrompt } from './kept-input-prompt';
import { getLocalDraftKey, type LocalDraft } from './local-draft';
import { useKeptInput } from './use-kept-input';

/**
 * Keeps unsaved input of a form without drafts in this browser: it isn't saved automatically, because what is saved is public. After a
 * reload, it can be put back in the form.
 */
export function FormBackup(): ReactElement | null {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const isInBrowser = useIsHydrated();
  const place = collectionSlug ?? globalSlug;
  if (!isInBrowser || place === undefined) return null;
  const key = getLocalDraftKey(place, id ?? 'new');
  return <Backup key={key} storageKey={key} />;
}

function Backup({ storageKey }: { readonly storageKey: string }): ReactElement | null {
  const { reset, setModified } = useForm();
  const { kept, discard, hide } = useKeptInput(storageKey);
  useRefusedSave();
  if (!kept) return null;
  const restore = async ({ values }: LocalDraft): Promise<void> => {
    await reset(values);
    setModified(true);
    hide();
  };
  return (
    <KeptInputPrompt at={kept.at} onRestore={() => restore(kept)} onDiscard={discard}>
      Restoring it fills in this form. Nothing changes for visitors before you save.
    </KeptInputPrompt>
  );
}

/**
 * Marks the form as changed after a save that was refused, for example because the sign-in had ended. Payload takes it for saved then:
 * the button was disabled, and leaving the form lost the input without a question.
 */
function useRefusedSave(): void {
  const { setModified } = useForm();
  const [isModified, isSubmitted, isProcessing] = [useFormModified(), useFormSubmitted(), useFormProcessing()];
  useEffect(() => {
    if (isSubmitted && !isProcessing && !isModified) setModified(true);
  }, [isModified, isProcessing, isSubmitted, setModified]);
}
