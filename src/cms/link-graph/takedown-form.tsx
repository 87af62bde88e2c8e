'use client';

import { Button, toast, useConfig, useDocumentInfo, useForm, useRouteTransition } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import * as z from 'zod/mini';
import { AdminDialog, controls } from '@/cms/admin-ui/dialog';
import { getErrorMessage } from '@/cms/admin-ui/get-error-message';
import { findFieldMessage, requestJson, UNREACHABLE } from '@/cms/admin-ui/request-json';
import { TRASH_DAYS } from '@/cms/core/changes/trash';
import { describeTakedown } from './describe-takedown';

interface TakedownFormProps {
  readonly collection: string;
  readonly id: number | string;
  /** Whether something links here, so that visitors need a redirect. */
  readonly isLinked: boolean;
}

/** Renders the form for publishers that unpublishes or deletes a page and redirects its visitors. */
export function TakedownForm(props: TakedownFormProps) {
  const { hasPublishPermission } = useDocumentInfo();
  return hasPublishPermission ? <TakedownFields {...props} /> : null;
}

function TakedownFields({ collection, id, isLinked }: TakedownFormProps) {
  const [successor, setSuccessor] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const showUnpublished = useShowUnpublished();
  const leaveForm = useLeaveForm(collection);

  const send = async (method: 'DELETE' | 'PATCH') => {
    setBusy(true);
    setProblem('');
    try {
      const entry = await requestTakedown({ collection, id, method, successor });
      toast.success(describeTakedown({ isDeleted: method === 'DELETE', successor }));
      if (method === 'DELETE') leaveForm();
      else await showUnpublished(entry);
    } catch (error) {
      setProblem(getErrorMessage(error, UNREACHABLE));
    }
    setBusy(false);
  };
  const isIncomplete = isBusy || (isLinked && successor === '');

  return (
    <details>
      <summary style={{ paddingBlock: '0.75rem', cursor: 'pointer' }}>Unpublish or delete</summary>
      <label style={{ display: 'block' }}>
        Redirect its visitors to{isLinked ? '' : ' (optional)'}
        <input
          value={successor}
          onChange={({ target }) => setSuccessor(target.value.trim())}
          placeholder="/another/page"
          className={controls.input}
          style={{ marginBlock: '0.5rem' }}
        />
      </label>
      {isLinked && successor === '' ? (
        <p>The pages above link here, so first enter the URL of the page to which visitors are redirected.</p>
      ) : null}
      {problem === '' ? null : <p role="alert">{problem}</p>}
      <div className={controls.buttons}>
        <Button margin={false} buttonStyle="secondary" disabled={isIncomplete} onClick={() => void send('PATCH')}>
          Unpublish
        </Button>
        <Button margin={false} buttonStyle="secondary" disabled={isIncomplete} onClick={() => setAsking(true)}>
          Delete
        </Button>
      </div>
      {isAsking ? (
        <DeleteDialog
          successor={successor}
          onCancel={() => setAsking(false)}
          onDelete={() => {
            setAsking(false);
            void send('DELETE');
          }}
        />
      ) : null}
    </details>
  );
}

/** Returns a function that shows an entry in its form as it was unpublished. */
function useShowUnpublished(): (entry: object) => Promise<void> {
  const { incrementVersionCount, setHasPublishedDoc, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } =
    useDocumentInfo();
  const { reset } = useForm();
  return async (entry) => {
    await reset(entry);
    incrementVersionCount();
    setMostRecentVersionIsAutosaved(false);
    setUnpublishedVersionCount(1);
    setHasPublishedDoc(false);
  };
}

/** Returns a function that goes from the form of a deleted entry to the list. What was typed is not asked about. */
function useLeaveForm(collection: string): () => void {
  const { config } = useConfig();
  const { setModified } = useForm();
  const { startRouteTransition } = useRouteTransition();
  const router = useRouter();
  return () => {
    setModified(false);
    startRouteTransition(() => router.push(`${config.routes.admin}/collections/${collection}`));
  };
}

interface DeleteDialogProps {
  readonly successor: string;
  readonly onDelete: () => void;
  readonly onCancel: () => void;
}

/** Asks before a page is deleted, because its older versions can't be restored. */
function DeleteDialog({ successor, onDelete, onCancel }: DeleteDialogProps) {
  return (
    <AdminDialog title="Delete this page?" onClose={onCancel}>
      <p>
        It moves to the trash, from which it can be restored as a draft for {TRASH_DAYS} days. Its older versions are deleted for
        good. {successor === '' ? 'Visitors get “page not found”.' : `Visitors are redirected to ${successor}.`} To take it
        offline and keep it here, unpublish it instead.
      </p>
      <div className={controls.buttons}>
        <Button margin={false} onClick={onDelete}>
          Move to trash
        </Button>
        <Button margin={false} buttonStyle="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </AdminDialog>
  );
}

interface Takedown extends Pick<TakedownFormProps, 'collection' | 'id'> {
  method: 'DELETE' | 'PATCH';
  successor: string;
}

const entrySchema = z.looseObject({});
const savedSchema = z.object({ doc: entrySchema });

/**
 * Unpublishes or deletes an entry and returns it.
 * @throws Error with a message for the editor
 */
async function requestTakedown({ collection, id, method, successor }: Takedown): Promise<object> {
  const query = new URLSearchParams({ depth: '0', ...(successor === '' ? {} : { redirectTo: successor }) });
  const answer = await requestJson(
    `/api/${collection}/${id}?${query}`,
    {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(method === 'PATCH' ? { body: JSON.stringify({ _status: 'draft' }) } : {}),
    },
    { findMessage: findFieldMessage },
  );
  return savedSchema.parse(answer).doc;
}
