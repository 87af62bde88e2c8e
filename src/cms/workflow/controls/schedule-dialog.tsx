'use client';

import { Button } from '@payloadcms/ui';
import { type ReactElement, useEffect, useId, useState } from 'react';
import { AdminDialog, controls } from '@/cms/admin-ui/dialog';
import { getErrorMessage } from '@/cms/admin-ui/get-error-message';
import { getOwnTimeZone, listTimeZones, LOCAL_TIME_MAX, parseLocalTime } from '@/cms/admin-ui/local-time';
import {
  addScheduledAction,
  announceScheduleChange,
  fetchSchedule,
  removeScheduledAction,
  type ScheduledAction,
} from './schedule-api';
import type { ScheduledType } from '@/cms/core/publishing/stored-schedule';
import { formatSchedule } from './format-schedule';
import css from './schedule-dialog.module.css';

interface ScheduleDialogProps {
  /** API URL of the entry: /api/pages/7. */
  readonly entryUrl: string;
  /** Why publishing cannot be scheduled now, if so. */
  readonly obstacle: string | undefined;
  readonly onClose: () => void;
}

const CHOICES: readonly { type: ScheduledType; label: string; meaning: string }[] = [
  { type: 'publish', label: 'Publish', meaning: 'The newest draft at that time becomes public.' },
  { type: 'unpublish', label: 'Unpublish', meaning: 'The page is unpublished. Visitors get “page not found” from then on.' },
];

/**
 * Renders the dialog that schedules an entry to be published or unpublished, with a sentence that says what will happen
 * before it is saved.
 */
export function ScheduleDialog({ entryUrl, obstacle, onClose }: ScheduleDialogProps): ReactElement {
  const name = useId();
  const [type, setType] = useState<ScheduledType>('publish');
  const [wallTime, setWallTime] = useState('');
  const [zone, setZone] = useState(getOwnTimeZone);
  const { scheduled, notice, isBusy, act } = useSchedule(entryUrl);

  const date = parseLocalTime(wallTime, zone);
  const problem = type === 'publish' ? obstacle : undefined;
  const add = (at: Date) =>
    act(async () => {
      const { hasReplaced, warning = '' } = await addScheduledAction(entryUrl, { type, date: at });
      setWallTime('');
      const replacement = hasReplaced ? 'The earlier schedule is replaced.' : '';
      return ['Scheduled.', formatSchedule({ type, date: at, zone }), replacement, warning].filter(Boolean).join(' ');
    });
  return (
    <AdminDialog title="Schedule" onClose={onClose}>
      <fieldset className={css.fields}>
        <legend>What should happen?</legend>
        {CHOICES.map((choice) => (
          <label key={choice.type} className={css.choice}>
            <input type="radio" name={name} checked={type === choice.type} onChange={() => setType(choice.type)} />
            <strong>{choice.label}</strong>
            <span>{choice.meaning}</span>
          </label>
        ))}
      </fieldset>
      <TimeFields wallTime={wallTime} zone={zone} onWallTime={setWallTime} onZone={setZone} />
      <p className={css.outcome} aria-live="polite">
        {problem ?? (date ? formatSchedule({ type, date, zone }) : 'Choose a date and time.')}
      </p>
      {notice === '' ? null : <p role="alert">{notice}</p>}
      <div className={controls.buttons}>
        <Button
          margin={false}
          disabled={isBusy || date === undefined || problem !== undefined}
          onClick={() => (date ? void add(date) : undefined)}
        >
          Save schedule
        </Button>
        <Button margin={false} buttonStyle="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
      <Upcoming
        scheduled={scheduled}
        zone={zone}
        onRemove={({ job }) => void act(() => removeScheduledAction(entryUrl, job).then(() => 'The schedule was removed.'))}
      />
    </AdminDialog>
  );
}

interface TimeFieldsProps {
  readonly wallTime: string;
  readonly zone: string;
  readonly onWallTime: (wallTime: string) => void;
  readonly onZone: (zone: string) => void;
}

function TimeFields({ wallTime, zone, onWallTime, onZone }: TimeFieldsProps): ReactElement {
  return (
    <div className={css.time}>
      <label>
        Date and time
        <input
          className={controls.input}
          type="datetime-local"
          max={LOCAL_TIME_MAX}
          value={wallTime}
          onChange={({ target }) => onWallTime(target.value)}
        />
      </label>
      <label>
        Time zone
        <select className={controls.input} value={zone} onChange={({ target }) => onZone(target.value)}>
          {[...new Set([zone, ...listTimeZones()])].map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
    </div>
  );
}

interface UpcomingProps {
  readonly scheduled: readonly ScheduledAction[];
  readonly zone: string;
  readonly onRemove: (step: ScheduledAction) => void;
}

function Upcoming({ scheduled, zone, onRemove }: UpcomingProps): ReactElement | null {
  if (scheduled.length === 0) return null;
  return (
    <section aria-label="Scheduled" className={css.upcoming}>
      <h3>Scheduled</h3>
      <ul className={controls.list}>
        {scheduled.map((step) => {
          const sentence = formatSchedule({ type: step.type, date: new Date(step.date), zone });
          return (
            <li key={step.job}>
              <span>{sentence}</span>
              <Button
                margin={false}
                buttonStyle="secondary"
                size="small"
                aria-label={`Remove: ${sentence}`}
                onClick={() => onRemove(step)}
              >
                Remove
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Loads the scheduled actions from the server, and holds the message about the last change. */
function useSchedule(entryUrl: string) {
  const [scheduled, setScheduled] = useState<readonly ScheduledAction[]>([]);
  const [notice, setNotice] = useState('');
  const [isBusy, setBusy] = useState(false);
  const act = async (work: () => Promise<string>) => {
    setBusy(true);
    try {
      setNotice(await work());
      announceScheduleChange();
      setScheduled((await fetchSchedule(entryUrl)).scheduled);
    } catch (error) {
      setNotice(getErrorMessage(error));
    }
    setBusy(false);
  };
  useEffect(() => {
    fetchSchedule(entryUrl).then(
      (schedule) => setScheduled(schedule.scheduled),
      (error: unknown) => setNotice(getErrorMessage(error)),
    );
  }, [entryUrl]);
  return { scheduled, notice, isBusy, act };
}
