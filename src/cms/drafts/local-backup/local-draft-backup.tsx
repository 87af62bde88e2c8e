'use client';

import { Button, useAllFormFields, useConfig, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { getErrorMessage } from '@/cms/admin-ui/get-error-message';
import { formatAdminTime } from '@/cms/admin-ui/local-time';
import { UNREACHABLE } from '@/cms/admin-ui/request-json';
import { useIsHydrated } from '@/ui/use-is-hydrated';
import { removeLocalDraft, saveLocalDraft, getLocalDraftKey, type LocalDraft, readLocalDraft } from './local-draft';
import css from '@/cms/admin-ui/form-note.module.css';
import { trackOpenForm } from './release-edit-lock';
import { hasSameContent, hasSaved } from './has-same-content';
import { OtherTabWarning } from './other-tab-warning';
import { restoreLocalDraft } from './restore-local-draft';

/** Backs up unsaved input of an entry's form in this browser, and offers to restore it after a reload. */
export function LocalDraftBackup() {
  const { id, collectionSlug } = useDocumentInfo();
  const isInBrowser = useIsHydrated();
  return isInBrowser && id !== undefined && collectionSlug ? <EntryBackup key={id} collection={collectionSlug} id={id} /> : null;
}

function EntryBackup({ collection, id }: { readonly collection: string; readonly id: number | string }) {
  const key = getLocalDraftKey(collection, id);
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const wasModified = useRef(false);
  useSavedForm();
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

  const discard = () => {
    removeLocalDraft(key);
    setKept(undefined);
  };
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
  const [problem, setProblem] = useState('');
  const restore = async () => {
    try {
      await restoreLocalDraft(draftUrl, kept);
    } catch (error) {
      setProblem(getErrorMessage(error, UNREACHABLE));
      return;
    }
    onDiscard();
    window.location.reload();
  };
  return (
    <section className={css.note} aria-label="Stored in this browser">
      <p>
        <strong>What you typed on {formatAdminTime(new Date(kept.at))} wasn’t saved.</strong> It’s stored in this browser.
        Restoring it creates a new draft. The current draft is kept in the version history.
      </p>
      <p role="alert">{problem}</p>
      <div>
        <Button margin={false} onClick={() => void restore()}>
          Restore what you typed
        </Button>
        <Button margin={false} buttonStyle="secondary" onClick={onDiscard}>
          Discard it
        </Button>
      </div>
    </section>
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
