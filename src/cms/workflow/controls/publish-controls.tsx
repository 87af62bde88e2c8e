'use client';

import {
  Button,
  FormSubmit,
  toast,
  useAuth,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useTranslation,
} from '@payloadcms/ui';
import { type ReactElement, useState } from 'react';
import { useIsHydrated } from '@/ui/use-is-hydrated';
import { hasAnyRole } from '@/cms/core/access/roles';
import { announceScheduleChange } from './schedule-api';
import { ScheduleDialog } from './schedule-dialog';

interface PublishState {
  isApproved: boolean;
  /** Whether the form has something that visitors don't see yet. */
  isNewer: boolean;
}

/** Returns why a publication can't be scheduled now, and what to do; undefined if it can. */
export function getScheduleObstacle({ isApproved, isNewer }: PublishState): string | undefined {
  if (isApproved) return undefined;
  return isNewer
    ? 'This draft isn’t approved yet, so it can’t be scheduled. Request a review first.'
    : 'Visitors see the newest version already. Make your changes and request a review first.';
}

/** Renders the publish and schedule buttons for publishers. Without an approval, only administrators can publish. */
export function PublishControls(): ReactElement | null {
  const { id, collectionSlug, hasPublishPermission } = useDocumentInfo();
  const { config } = useConfig();
  const { user } = useAuth();
  const isNewer = useIsNewer();
  const state = useFormFields(([fields]) => fields['review.state']?.value);
  if (!hasPublishPermission || !collectionSlug || id === undefined) return null;
  const entryUrl = `${config.routes.api}/${collectionSlug}/${id}`;
  const isApproved = state === 'approved' || hasAnyRole(['administrator'], user);
  return (
    <>
      {isApproved ? <PublishButton entryUrl={entryUrl} /> : null}
      <ScheduleButton entryUrl={entryUrl} obstacle={getScheduleObstacle({ isApproved, isNewer })} />
    </>
  );
}

/** Returns whether the form has something that visitors don't see yet. */
function useIsNewer(): boolean {
  const { hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const isModified = useFormModified();
  return isModified || unpublishedVersionCount > 0 || !hasPublishedDoc;
}

function PublishButton({ entryUrl }: { readonly entryUrl: string }): ReactElement {
  const { uploadStatus, setHasPublishedDoc, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } = useDocumentInfo();
  const { setModified, submit } = useForm();
  const { t } = useTranslation();
  const isModified = useFormModified();
  const isNewer = useIsNewer();
  const publish = async () => {
    const result = await submit({
      action: `${entryUrl}?depth=0&fallback-locale=null`,
      method: 'PATCH',
      overrides: { _status: 'published' },
      disableSuccessStatus: true,
    });
    if (!result?.res.ok) {
      // Payload marks the form as unmodified after every response. Then the local backup of what was typed would be deleted,
      // and autosave and “Save draft” would do nothing.
      if (isModified) setModified(true);
      return;
    }
    // After an autosave, Payload leaves the form modified, and would save what was just published as a newer draft.
    setModified(false);
    setUnpublishedVersionCount(0);
    setMostRecentVersionIsAutosaved(false);
    setHasPublishedDoc(true);
    announceScheduleChange();
    toast.success('Published. Visitors see this version now.');
  };
  return (
    <FormSubmit
      buttonId="action-save"
      type="button"
      size="medium"
      disabled={!isNewer || uploadStatus === 'uploading'}
      onClick={() => void publish()}
    >
      {t('version:publishChanges')}
    </FormSubmit>
  );
}

function ScheduleButton({
  entryUrl,
  obstacle,
}: {
  readonly entryUrl: string;
  readonly obstacle: string | undefined;
}): ReactElement {
  const isHydrated = useIsHydrated();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button buttonStyle="secondary" size="medium" margin={false} disabled={!isHydrated} onClick={() => setOpen(true)}>
        Schedule
      </Button>
      {isOpen ? <ScheduleDialog entryUrl={entryUrl} obstacle={obstacle} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
