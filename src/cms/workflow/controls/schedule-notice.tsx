'use client';

import { Button, toast, useConfig, useDocumentInfo } from '@payloadcms/ui';
import { Fragment, type ReactElement, useEffect, useState } from 'react';
import css from '@/cms/admin-ui/form-note.module.css';
import { getErrorMessage } from '@/cms/admin-ui/get-error-message';
import { getOwnTimeZone } from '@/cms/admin-ui/local-time';
import { formatSchedule } from './format-schedule';
import {
  announceScheduleChange,
  fetchSchedule,
  removeScheduledAction,
  type ScheduledAction,
  subscribeToScheduleChanges,
} from './schedule-api';

/** Shows above a form when the entry will be published or unpublished, who scheduled it, and, to publishers, how to cancel it. */
export function ScheduleNotice(): ReactElement | null {
  const { id, collectionSlug, hasPublishPermission } = useDocumentInfo();
  const { config } = useConfig();
  if (id === undefined || !collectionSlug) return null;
  return <Scheduled entryUrl={`${config.routes.api}/${collectionSlug}/${id}`} mayCancel={hasPublishPermission === true} />;
}

interface ScheduledProps {
  readonly entryUrl: string;
  readonly mayCancel: boolean;
}

function Scheduled({ entryUrl, mayCancel }: ScheduledProps): ReactElement | null {
  const scheduled = useScheduledActions(entryUrl);
  const [isBusy, setBusy] = useState(false);
  const cancel = async ({ job, type }: ScheduledAction) => {
    setBusy(true);
    try {
      await removeScheduledAction(entryUrl, job);
      toast.success(`Canceled. The entry won’t be ${type === 'publish' ? 'published' : 'unpublished'} automatically.`);
    } catch (error) {
      toast.error(getErrorMessage(error));
    }
    announceScheduleChange();
    setBusy(false);
  };
  if (scheduled.length === 0) return null;
  const zone = getOwnTimeZone();
  return (
    <section className={css.note} aria-label="Scheduled">
      {scheduled.map((action) => {
        const sentence = formatSchedule({ type: action.type, date: new Date(action.date), zone });
        const cancelLabel = action.type === 'publish' ? 'Cancel publishing' : 'Cancel unpublishing';
        return (
          <Fragment key={action.job}>
            <p>
              <strong>{sentence}</strong> {action.by === null ? '' : `Scheduled by ${action.by}. `}
              {mayCancel ? '' : 'To cancel it, ask an editor.'}
            </p>
            {mayCancel ? (
              <div>
                <Button
                  margin={false}
                  buttonStyle="secondary"
                  disabled={isBusy}
                  aria-label={`${cancelLabel}: ${sentence}`}
                  onClick={() => void cancel(action)}
                >
                  {cancelLabel}
                </Button>
              </div>
            ) : null}
          </Fragment>
        );
      })}
    </section>
  );
}

/** Loads what is scheduled, and again after each change of the schedule. */
function useScheduledActions(entryUrl: string): readonly ScheduledAction[] {
  const [scheduled, setScheduled] = useState<readonly ScheduledAction[]>([]);
  useEffect(() => {
    const load = () => {
      fetchSchedule(entryUrl).then(setScheduled, (error: unknown) => console.warn('The schedule could not be loaded:', error));
    };
    load();
    return subscribeToScheduleChanges(load);
  }, [entryUrl]);
  return scheduled;
}
