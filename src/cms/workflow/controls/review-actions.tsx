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
} from '@payloadcms/ui';
import { type ReactElement, useState } from 'react';
import { releaseEditLock } from '@/cms/drafts/local-backup/release-edit-lock';
import { useIsHydrated } from '@/cms/admin-ui/fields/use-is-hydrated';
import { type ReviewStep, getReviewSteps } from './review-steps';
import css from './review-actions.module.css';
import { SendBackDialog } from './send-back-dialog';

/** Beside the buttons that save and publish: asks for a review, approves, or sends back, whatever this person may do now. */
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
  const isAwake = useIsHydrated();
  const take = useReviewStep(collection, id);
  const [isSendingBack, setSendingBack] = useState(false);
  const begin = (step: ReviewStep) => {
    if (step.needsNote) setSendingBack(true);
    else void take(step);
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
          disabled={isBusy || !isAwake}
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
            if (step) void take(step, note);
          }}
        />
      ) : null}
    </div>
  );
}

/** Saves the draft with the step taken; a refusal stands at the state of the review in the form. */
function useReviewStep(collection: string, id: number | string): (step: ReviewStep, note?: string) => Promise<void> {
  const { config } = useConfig();
  const { dispatchFields, getDataByPath, setSubmitted, submit } = useForm();
  const { setUnpublishedVersionCount } = useDocumentInfo();
  return async ({ state, successMessage: done }, note) => {
    const review = getDataByPath<Record<string, unknown>>('review');
    // In the form at once: a save that it makes by itself meanwhile would take the step back.
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
      // A form shows the errors at its fields only once it has been submitted, which a draft does not count as.
      setSubmitted(true);
      return;
    }
    setUnpublishedVersionCount((count) => count + 1);
    // Whoever takes the step hands the text on.
    releaseEditLock(`${config.routes.api}/${collection}/${id}/lock`);
    toast.success(done);
  };
}

/** A person in a form is their number, or what is known of them. */
function getId(person: unknown): unknown {
  return typeof person === 'object' && person !== null && 'id' in person ? person.id : person;
}
