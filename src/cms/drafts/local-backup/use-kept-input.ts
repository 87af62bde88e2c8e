'use client';

import { useAllFormFields, useFormModified } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useRef, useState } from 'react';
import { hasSameContent } from './has-same-content';
import { type LocalDraft, readLocalDraft, removeLocalDraft, saveLocalDraft } from './local-draft';

interface KeptInput {
  /** What an earlier form of the entry has left in this browser. */
  kept: LocalDraft | undefined;
  /** Removes it from the browser. */
  discard: () => void;
  /** Stops offering it, because the form shows it now. */
  hide: () => void;
}

/** Keeps unsaved input of a form in this browser, under a key, until it is saved. */
export function useKeptInput(key: string): KeptInput {
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const wasModified = useRef(false);
  const [kept, setKept] = useState(() => {
    const found = readLocalDraft(key, Date.now());
    // The input may have reached the server after all.
    return found && hasSameContent(found.values, reduceFieldsToValues(fields, true)) ? undefined : found;
  });

  useEffect(() => {
    if (isModified) saveLocalDraft(key, { at: Date.now(), values: reduceFieldsToValues(fields, true) });
    else if (wasModified.current) removeLocalDraft(key);
    wasModified.current = isModified;
  }, [fields, isModified, key]);

  const hide = (): void => setKept(undefined);
  const discard = (): void => {
    removeLocalDraft(key);
    hide();
  };
  return { kept, discard, hide };
}
