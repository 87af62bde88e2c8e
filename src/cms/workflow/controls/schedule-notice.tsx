'use client';

import { Button, toast, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { type ReactElement, useEffect, useState } from 'react';
import css from '@/cms/admin-ui/form-note.module.css';
import { getErrorMessage } from '@/cms/admin-ui/get-error-message';
import { getOwnTimeZone } from '@/cms/admin-ui/local-time';
import { formatRefusal, formatSchedule } from './format-schedule';
import {
  announceScheduleChange,
  fetchSchedule,
  type RefusedAction,
  removeScheduledAction,
  type Schedule,
  type ScheduledAction,
  subscribeToScheduleChanges,
} from './schedule-api';

/**
 * Shows above a form when the entry will be published or unpublished and who scheduled it, and what was refused when it was due.
 * Publishers can cancel the one and dismiss the other.
 */
export function ScheduleNotice(): ReactElement | null {
  const { id, collectionSlug, hasPublishedDoc, hasPublishPermission } = useDocumentInfo();
  const { config } = useConfig();
  if (id === undefined || !collectionSlug) return null;
  return (
    <Notices
      // Unpublishing settles a refusal, so the schedule is loaded again.
      key={String(hasPublishedDoc)}
      entryUrl={`${config.routes.api}/${collectionSlug}/${id}`}
      mayChange={hasPublishPermission === true}
    />
  );
}

interface NoticesProps {
  readonly entryUrl: string;
  readonly mayChange: boolean;
}

function Notices({ entryUrl, mayChange }: NoticesProps): ReactElement {
  const { scheduled, refused } = useScheduleOf(entryUrl);
  const [isBusy, setBusy] = useState(false);
  const remove = async (job: ScheduledAction['job'], message: string) => {
    setBusy(true);
    try {
      await removeScheduledAction(entryUrl, job);
      toast.success(message);
    } catch (error) {
      toast.error(getErrorMessage(error));
    }
    announceScheduleChange();
    setBusy(false);
  };
  return (
    <>
      {refused.map((action) => (
        <RefusedNotice
          key={action.job}
          action={action}
          isBusy={isBusy}
          onDismiss={mayChange ? () => void remove(action.job, 'Dismissed. The audit log still has it.') : undefined}
        />
      ))}
      {scheduled.map((action) => (
        <ScheduledNotice
          key={action.job}
          action={action}
          isBusy={isBusy}
          onCancel={mayChange ? () => void remove(action.job, describeCancellation(action)) : undefined}
        />
      ))}
    </>
  );
}

interface ScheduledNoticeProps {
  readonly action: ScheduledAction;
  readonly isBusy: boolean;
  readonly onCancel: (() => void) | undefined;
}

function ScheduledNotice({ action: { type, date, by }, isBusy, onCancel }: ScheduledNoticeProps): ReactElement {
  const sentence = formatSchedule({ type, date: new Date(date), zone: getOwnTimeZone() });
  const cancelLabel = type === 'publish' ? 'Cancel publishing' : 'Cancel unpublishing';
  return (
    <section className={css.note} aria-label="Scheduled">
      <p>
        <strong>{sentence}</strong> {by === null ? '' : `Scheduled by ${by}. `}
        {onCancel ? '' : 'To cancel it, ask an editor.'}
      </p>
      {onCancel ? <NoticeButton label={cancelLabel} about={sentence} isBusy={isBusy} onClick={onCancel} /> : null}
    </section>
  );
}

function describeCancellation({ type }: ScheduledAction): string {
  return `Canceled. The entry won’t be ${type === 'publish' ? 'published' : 'unpublished'} automatically.`;
}

interface RefusedNoticeProps {
  readonly action: RefusedAction;
  readonly isBusy: boolean;
  readonly onDismiss: (() => void) | undefined;
}

function RefusedNotice({ action: { type, date, reason }, isBusy, onDismiss }: RefusedNoticeProps): ReactElement {
  const sentence = formatRefusal({ type, date: new Date(date), zone: getOwnTimeZone() });
  return (
    <section className={css.note} aria-label="Refused">
      <p>
        <strong>{sentence}</strong> {reason} To try again, {type} it now or schedule another time.
      </p>
      {onDismiss ? <NoticeButton label="Dismiss" about={sentence} isBusy={isBusy} onClick={onDismiss} /> : null}
    </section>
  );
}

interface NoticeButtonProps {
  readonly label: string;
  /** The sentence that tells this button from the same one in another notice. */
  readonly about: string;
  readonly isBusy: boolean;
  readonly onClick: () => void;
}

function NoticeButton({ label, about, isBusy, onClick }: NoticeButtonProps): ReactElement {
  return (
    <div>
      <Button margin={false} buttonStyle="secondary" disabled={isBusy} aria-label={`${label}: ${about}`} onClick={onClick}>
        {label}
      </Button>
    </div>
  );
}

/** Loads what is scheduled, and again after each change of the schedule. */
function useScheduleOf(entryUrl: string): Schedule {
  const [schedule, setSchedule] = useState<Schedule>({ scheduled: [], refused: [] });
  useEffect(() => {
    const load = () => {
      fetchSchedule(entryUrl).then(setSchedule, (error: unknown) => console.warn('The schedule could not be loaded:', error));
    };
    load();
    return subscribeToScheduleChanges(load);
  }, [entryUrl]);
  return schedule;
}
