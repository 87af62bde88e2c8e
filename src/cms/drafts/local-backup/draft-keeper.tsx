'use client';

import { Button, useAllFormFields, useConfig, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useIsAwake } from '@/cms/admin-ui/fields/use-is-awake';
import { forgetDraft, keepDraft, keptDraftKey, type KeptDraft, readKeptDraft } from './kept-draft';
import css from './draft-keeper.module.css';
import { leaveEntry } from './leave-entry';
import { sameContent } from './same-content';

const AT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Above the form of an entry: keeps in this browser what the server has not taken yet, and offers it after a reload. */
export function DraftKeeper() {
  const { id, collectionSlug } = useDocumentInfo();
  const isInBrowser = useIsAwake();
  return isInBrowser && id !== undefined && collectionSlug ? <Keeper key={id} collection={collectionSlug} id={id} /> : null;
}

function Keeper({ collection, id }: { readonly collection: string; readonly id: number | string }) {
  const key = keptDraftKey(collection, id);
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const wasModified = useRef(false);
  const [kept, setKept] = useState(() => {
    const found = readKeptDraft(key, Date.now());
    // What was typed may have arrived after all.
    return found && sameContent(found.values, reduceFieldsToValues(fields, true)) ? undefined : found;
  });

  useEffect(() => {
    if (isModified) keepDraft(key, { at: Date.now(), values: reduceFieldsToValues(fields, true) });
    else if (wasModified.current) forgetDraft(key);
    wasModified.current = isModified;
  }, [fields, isModified, key]);

  const discard = () => {
    forgetDraft(key);
    setKept(undefined);
  };
  return (
    <>
      <Leaving collection={collection} id={id} />
      <Connection collection={collection} id={id} />
      {kept ? <Offer kept={kept} collection={collection} id={id} onDiscard={discard} /> : null}
    </>
  );
}

interface OfferProps {
  readonly kept: KeptDraft;
  readonly collection: string;
  readonly id: number | string;
  readonly onDiscard: () => void;
}

function Offer({ kept, collection, id, onDiscard }: OfferProps) {
  const address = useAddressOf(collection, id);
  const [problem, setProblem] = useState('');
  const restore = async () => {
    const answer = await fetch(address, { method: 'PATCH', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...kept.values, _status: 'draft' }) }).catch(() => undefined);
    if (!answer?.ok) {
      setProblem('It could not be saved now. It is still kept in this browser; try again in a minute.');
      return;
    }
    onDiscard();
    window.location.reload();
  };
  return (
    <section className={css.note} aria-label="Kept in this browser">
      <p>
        <strong>What you typed on {AT.format(new Date(kept.at))} was not saved.</strong> It is kept in this browser. Restoring it makes it the newest draft; what is there now stays among the versions.
      </p>
      <p role="alert">{problem}</p>
      <div>
        <Button margin={false} onClick={() => void restore()}>Restore what you typed</Button>
        <Button margin={false} buttonStyle="secondary" onClick={onDiscard}>Discard it</Button>
      </div>
    </section>
  );
}

/** Tells the server when somebody leaves the form, so that the next person need not wait. */
function Leaving({ collection, id }: { readonly collection: string; readonly id: number | string }) {
  const { config } = useConfig();
  const address = `${config.routes.api}/${collection}/${id}/lock`;
  useEffect(() => leaveEntry(address), [address]);
  return null;
}

/** Says when the connection is lost, and saves what was typed meanwhile once it is back. */
function Connection({ collection, id }: { readonly collection: string; readonly id: number | string }) {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine, () => true);
  const address = useAddressOf(collection, id);
  const { submit } = useForm();
  const isModified = useFormModified();
  const wasOnline = useRef(true);
  useEffect(() => {
    const isBack = isOnline && !wasOnline.current;
    wasOnline.current = isOnline;
    if (isBack && isModified) void submit({ action: address, method: 'PATCH', overrides: { _status: 'draft' }, skipValidation: true, disableFormWhileProcessing: false });
  }, [address, isModified, isOnline, submit]);
  return (
    <div role="status">
      {isOnline ? null : (
        <p className={css.note}>
          <strong>No connection.</strong> Go on writing: what you type is kept in this browser, and saved when the connection is back.
        </p>
      )}
    </div>
  );
}

function useAddressOf(collection: string, id: number | string): string {
  const { config } = useConfig();
  return `${config.routes.api}/${collection}/${id}?draft=true&depth=0`;
}

function watchConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
