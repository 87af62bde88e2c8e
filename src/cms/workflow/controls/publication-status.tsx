'use client';

import { Button, ConfirmationModal, toast, useConfig, useDocumentInfo, useForm, useModal } from '@payloadcms/ui';
import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import { getErrorMessage } from '@/cms/admin-ui/get-error-message';
import { requestJson, UNREACHABLE } from '@/cms/admin-ui/request-json';

const entrySchema = z.looseObject({});
const savedSchema = z.object({ doc: entrySchema });

/**
 * Renders above the form whether the entry is public and, for publishers, a button to revert to the published version.
 */
export function PublicationStatus(): ReactElement {
  const { hasPublishedDoc, hasPublishPermission, unpublishedVersionCount } = useDocumentInfo();
  const isChanged = hasPublishedDoc && unpublishedVersionCount > 0;
  return (
    <div className="status">
      <div className="status__value-wrap">
        <span className="status__label">Status: </span>
        <span className="status__value">{getStatusLabel(hasPublishedDoc, isChanged)}</span>
        {isChanged && hasPublishPermission ? <RevertButton /> : null}
      </div>
    </div>
  );
}

function getStatusLabel(isPublic: boolean, isChanged: boolean): string {
  if (!isPublic) return 'Draft';
  return isChanged ? 'Published, with a newer draft' : 'Published';
}

function RevertButton(): ReactElement {
  const { id, collectionSlug, incrementVersionCount, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } =
    useDocumentInfo();
  const { config } = useConfig();
  const { reset } = useForm();
  const { toggleModal } = useModal();
  const modal = `revert-${collectionSlug}-${id}`;
  const revert = async () => {
    try {
      await reset(await revertToPublished(`${config.routes.api}/${collectionSlug}/${id}?depth=0`));
    } catch (error) {
      toast.error(getErrorMessage(error, UNREACHABLE));
      return;
    }
    incrementVersionCount();
    setMostRecentVersionIsAutosaved(false);
    setUnpublishedVersionCount(0);
    toast.success('The form shows the published version again. The draft is kept in the version history.');
  };
  return (
    <>
      {' — '}
      <Button buttonStyle="none" className="status__action" onClick={() => toggleModal(modal)}>
        Revert to published
      </Button>
      <ConfirmationModal
        modalSlug={modal}
        heading="Revert to published?"
        body="The form shows the published version again. The draft is kept in the version history, and the public page does not change."
        confirmLabel="Revert"
        confirmingLabel="Reverting"
        onConfirm={revert}
      />
    </>
  );
}

/**
 * Restores the published version as the latest draft.
 * @throws Error with a message for the editor
 */
async function revertToPublished(entryUrl: string): Promise<object> {
  // The review belongs to the draft, not to the published version. With the time of an older version, the server would take
  // this for a form that is out of date.
  const { review: _review, updatedAt: _updatedAt, ...content } = entrySchema.parse(await requestJson(entryUrl));
  return savedSchema.parse(
    await requestJson(entryUrl, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(content),
    }),
  ).doc;
}
