'use client';

import {
  Button,
  toast,
  useAuth,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui';
import { type ReactElement, useEffect, useState } from 'react';
import { releaseEditLock } from '@/cms/drafts/local-backup/release-edit-lock';
import { focusFirstError } from '@/cms/admin-ui/form-controls/focus-first-error';
import { useIsHydrated } from '@/ui/use-is-hydrated';
import { type ReviewStep, getReviewSteps } from './review-steps';
import css from './review-actions.module.css';
import { SendBackDialog } from './send-back-dialog';

/** Renders the review buttons beside the save and publish buttons, as far as this person may use them now. */
export function ReviewActions(): ReactElement | null {
  const { id, collectionSlug, hasSavePermission, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const isModified = useFormModified();
  const isUnderWay = !hasPublishedDoc || unpublishedVersionCount > 0 || isModified;
  return id !== undefined && collectionSlug && hasSavePermission && isUnderWay ? (
    <ReviewButtons collection={collectionSlug} id={id} />
  ) : null;
}

function ReviewButtons({ collection, id }: { readonly collection: string; readonly id: number | string }): ReactElement {
  const { user } = useAuth();
  const [state, changedBy] = useFormFields(([fields]) => [fields['review.state']?.value, fields['review.changedBy']?.value]);
  const refusal = useFormFields(([fields]) => fields['review.state']?.errorMessage ?? '');
  const isBusy = useFormProcessing();
  const isHydrated = useIsHydrated();
  const takeReviewStep = useReviewStep(collection, id);
  const [isSendingBack, setSendingBack] = useState(false);
  const begin = (step: ReviewStep) => {
    if (step.needsNote) setSendingBack(true);
    else void takeReviewStep(step);
  };
  const steps = getReviewSteps({ state, changedBy: getId(changedBy), person: user });
  return (
    <div className={css.actions} role="group" aria-label="Review">
      {steps.map((step) => (
        <Button
          key={step.label}
          buttonStyle="secondary"
          size="medium"
          margin={false}
          disabled={isBusy || !isHydrated}
          onClick={() => begin(step)}
        >
          {step.label}
        </Button>
      ))}
      <p role="alert" className={css.refusal}>
        {refusal}
      </p>
      {isSendingBack ? (
        <SendBackDialog
          onCancel={() => setSendingBack(false)}
          onSend={(note) => {
            setSendingBack(false);
            const step = steps.find(({ needsNote }) => needsNote);
            if (step) void takeReviewStep(step, note);
          }}
        />
      ) : null}
    </div>
  );
}

/** Returns a function that saves the draft with a review step; an error appears at the review state in the form. */
function useReviewStep(collection: string, id: number | string): (step: ReviewStep, note?: string) => Promise<void> {
  const { config } = useConfig();
  const { dispatchFields, getDataByPath, setModified, setSubmitted, submit } = useForm();
  const { setUnpublishedVersionCount } = useDocumentInfo();
  const isSubmitted = useFormSubmitted();
  const [isRefused, setRefused] = useState(false);
  // A form shows field errors only after a submit, and saving a draft does not count as one. An autosave after the refusal
  // would hide them again.
  useEffect(() => {
    if (isRefused && !isSubmitted) setSubmitted(true);
  }, [isRefused, isSubmitted, setSubmitted]);
  return async ({ state, successMessage }, note) => {
    const review = getDataByPath<Record<string, unknown>>('review');
    // Updated in the form first: an autosave in the meantime would undo the step.
    dispatchFields({ type: 'UPDATE', path: 'review.state', value: state, errorMessage: undefined, valid: true });
    const result = await submit({
      action: `${config.routes.api}/${collection}/${id}?draft=true&depth=0&fallback-locale=null`,
      method: 'PATCH',
      overrides: { _status: 'draft', review: { ...review, state, ...(note === undefined ? {} : { note }) } },
      skipValidation: true,
      disableSuccessStatus: true,
    });
    if (!result?.res.ok) {
      dispatchFields({ type: 'UPDATE', path: 'review.state', value: review['state'] });
      setRefused(true);
      void focusFirstError();
      return;
    }
    setRefused(false);
    setSubmitted(false);
    // As after publishing (publish-controls.tsx).
    setModified(false);
    setUnpublishedVersionCount((count) => count + 1);
    // The next person takes over the draft, so release its lock.
    releaseEditLock(`${config.routes.api}/${collection}/${id}/lock`);
    toast.success(successMessage);
  };
}

/** Returns the id of a person, whose form value is either the id or the populated user. */
function getId(person: unknown): unknown {
  return typeof person === 'object' && person !== null && 'id' in person ? person.id : person;
}
