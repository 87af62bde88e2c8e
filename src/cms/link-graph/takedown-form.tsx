'use client';

import { Button, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { AdminDialog, controls } from '@/cms/admin-ui/dialog';
import { validationErrorBody } from '@/cms/admin-ui/request-json';

interface TakedownFormProps {
  readonly collection: string;
  readonly id: number | string;
  /** Whether something links here, so that visitors need a redirect. */
  readonly isLinked: boolean;
}

const UNREACHABLE = 'The server can’t be reached. Nothing was changed. Try again.';

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

  const send = async (method: 'DELETE' | 'PATCH') => {
    setBusy(true);
    setProblem('');
    const problemNow = await requestTakedown({ collection, id, method, successor }).catch(() => UNREACHABLE);
    setBusy(false);
    if (problemNow !== undefined) setProblem(problemNow);
    else window.location.assign(method === 'DELETE' ? `/admin/collections/${collection}` : window.location.pathname);
  };
  const isIncomplete = isBusy || (isLinked && successor === '');

  return (
    <details>
      <summary style={{ paddingBlock: '0.75rem', cursor: 'pointer' }}>Take this page down</summary>
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
      {problem === '' ? null : <p role="alert">{problem}</p>}
      <button
        type="button"
        className="btn btn--style-secondary btn--size-medium"
        disabled={isIncomplete}
        onClick={() => void send('PATCH')}
      >
        Unpublish
      </button>{' '}
      <button
        type="button"
        className="btn btn--style-secondary btn--size-medium"
        disabled={isIncomplete}
        onClick={() => setAsking(true)}
      >
        Delete
      </button>
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

interface DeleteDialogProps {
  readonly successor: string;
  readonly onDelete: () => void;
  readonly onCancel: () => void;
}

/** Asks before a page is deleted, which can't be undone. */
function DeleteDialog({ successor, onDelete, onCancel }: DeleteDialogProps) {
  return (
    <AdminDialog title="Delete this page?" onClose={onCancel}>
      <p>
        The page, its drafts, and its versions are deleted for good.{' '}
        {successor === '' ? 'Visitors get “page not found”.' : `Visitors are redirected to ${successor}.`} To take it offline and
        keep it, unpublish it instead.
      </p>
      <div className={controls.buttons}>
        <Button margin={false} onClick={onDelete}>
          Delete permanently
        </Button>
        <Button margin={false} buttonStyle="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </AdminDialog>
  );
}

/** @returns why the request was rejected; undefined on success */
async function requestTakedown({
  collection,
  id,
  method,
  successor,
}: {
  collection: string;
  id: number | string;
  method: 'DELETE' | 'PATCH';
  successor: string;
}): Promise<string | undefined> {
  const query = successor === '' ? '' : `?${new URLSearchParams({ redirectTo: successor })}`;
  const response = await fetch(`/api/${collection}/${id}${query}`, {
    method,
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    ...(method === 'PATCH' ? { body: JSON.stringify({ _status: 'draft' }) } : {}),
  });
  if (response.ok) return undefined;
  const known = validationErrorBody.safeParse(await response.json());
  const [error] = known.success ? known.data.errors : [];
  return error?.data?.errors?.[0]?.message ?? error?.message ?? UNREACHABLE;
}
