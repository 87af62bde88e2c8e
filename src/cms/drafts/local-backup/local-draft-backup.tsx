'use client';

import { useAllFormFields, useConfig, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useIsHydrated } from '@/ui/use-is-hydrated';
import css from '@/cms/admin-ui/form-note.module.css';
import { KeptInputPrompt } from './kept-input-prompt';
import { getLocalDraftKey, type LocalDraft } from './local-draft';
import { trackOpenForm } from './release-edit-lock';
import { hasSaved } from './has-same-content';
import { OtherTabWarning } from './other-tab-warning';
import { restoreLocalDraft } from './restore-local-draft';
import { useKeptInput } from './use-kept-input';

/** Backs up unsaved input of an entry's form in this browser, and offers to restore it after a reload. */
export function LocalDraftBackup() {
  const { id, collectionSlug } = useDocumentInfo();
  const isInBrowser = useIsHydrated();
  return isInBrowser && id !== undefined && collectionSlug ? <EntryBackup key={id} collection={collectionSlug} id={id} /> : null;
}

function EntryBackup({ collection, id }: { readonly collection: string; readonly id: number | string }) {
  const key = getLocalDraftKey(collection, id);
  useSavedForm();
  const { kept, discard } = useKeptInput(key);
  return (
    <>
      <EditLockRelease collection={collection} id={id} />
      <ConnectionStatus collection={collection} id={id} />
      <OtherTabWarning entryKey={`saved-draft:${collection}:${id}`} />
      {kept ? <RestorePrompt kept={kept} collection={collection} id={id} onDiscard={discard} /> : null}
    </>
  );
}

/**
 * Marks the form as unmodified when the server has saved what it shows. Payload takes the end of an autosave for a change by the
 * user, so after the next save, a form would count as modified: published, it would be saved as a newer draft two seconds later.
 */
function useSavedForm(): void {
  const { savedDocumentData: saved } = useDocumentInfo();
  const [fields] = useAllFormFields();
  const { setModified } = useForm();
  const isModified = useFormModified();
  const seen = useRef(saved);
  useEffect(() => {
    if (saved === seen.current) return;
    seen.current = saved;
    if (isModified && saved && hasSaved(saved, reduceFieldsToValues(fields, true))) setModified(false);
  }, [fields, isModified, saved, setModified]);
}

interface RestorePromptProps {
  readonly kept: LocalDraft;
  readonly collection: string;
  readonly id: number | string;
  readonly onDiscard: () => void;
}

function RestorePrompt({ kept, collection, id, onDiscard }: RestorePromptProps) {
  const draftUrl = useDraftUrl(collection, id);
  const restore = async () => {
    await restoreLocalDraft(draftUrl, kept);
    onDiscard();
    window.location.reload();
  };
  return (
    <KeptInputPrompt at={kept.at} onRestore={restore} onDiscard={onDiscard}>
      Restoring it creates a new draft. The current draft is kept in the version history.
    </KeptInputPrompt>
  );
}

/** Releases the edit lock when the user leaves the form, so that the next person need not wait. */
function EditLockRelease({ collection, id }: { readonly collection: string; readonly id: number | string }) {
  const { config } = useConfig();
  const lockUrl = `${config.routes.api}/${collection}/${id}/lock`;
  useEffect(() => trackOpenForm(lockUrl), [lockUrl]);
  return null;
}

/** Shows when the connection is lost, and saves the pending input once it is back. */
function ConnectionStatus({ collection, id }: { readonly collection: string; readonly id: number | string }) {
  const isOnline = useSyncExternalStore(
    subscribeToConnection,
    () => navigator.onLine,
    () => true,
  );
  const draftUrl = useDraftUrl(collection, id);
  const { submit } = useForm();
  const isModified = useFormModified();
  const wasOnline = useRef(true);
  useEffect(() => {
    const isBack = isOnline && !wasOnline.current;
    wasOnline.current = isOnline;
    if (isBack && isModified)
      void submit({
        action: draftUrl,
        method: 'PATCH',
        overrides: { _status: 'draft' },
        skipValidation: true,
        disableFormWhileProcessing: false,
      });
  }, [draftUrl, isModified, isOnline, submit]);
  return (
    <div role="status">
      {isOnline ? null : (
        <p className={css.note}>
          <strong>No connection.</strong> Keep writing. What you type is stored in this browser and saved when you’re back online.
        </p>
      )}
    </div>
  );
}

function useDraftUrl(collection: string, id: number | string): string {
  const { config } = useConfig();
  return `${config.routes.api}/${collection}/${id}?draft=true&depth=0`;
}

function subscribeToConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
