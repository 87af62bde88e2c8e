'use client';

import { Button } from '@payloadcms/ui';
import { type ReactElement, useState } from 'react';
import * as z from 'zod/mini';
import { getErrorMessage } from '@/cms/admin-ui/get-error-message';
import { requestJson } from '@/cms/admin-ui/request-json';
import { ATTENDANCE, type Attendance, type AttendanceRequest } from './booking';

interface AttendanceFormProps {
  readonly classId: number;
  /** Those who have booked, by seat. */
  readonly people: readonly { readonly id: number; readonly name: string; readonly attendance: Attendance | null }[];
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 16rem) 9.5rem',
  gap: '1rem',
  alignItems: 'center',
} as const;

type AttendanceById = ReadonlyMap<number, Attendance | null>;

const changedSchema = z.object({ changed: z.number() });
const UNCHANGED = 'Already saved. There were no changes.';
const FAILED = 'Not saved: the server can’t be reached. Your choices are still here. Try again in a minute.';

/**
 * Records who attended a class, for everyone in one step. It is rendered inside Payload's form, so it can't be a form element
 * itself, and its fields have no names. Only what was changed here is sent, so it doesn't undo what someone else has saved.
 */
export function AttendanceForm({ classId, people }: AttendanceFormProps): ReactElement {
  const [saved, setSaved] = useState<AttendanceById>(() => new Map(people.map(({ id, attendance }) => [id, attendance])));
  const [chosen, setChosen] = useState(saved);
  const [status, setStatus] = useState('');
  const [isSaving, setSaving] = useState(false);
  const choose = (booking: number, value: string) =>
    setChosen((before) => new Map(before).set(booking, ATTENDANCE.find((each) => each.value === value)?.value ?? null));
  const markAll = (value: Attendance) => setChosen(new Map(people.map(({ id }) => [id, value])));
  const save = async () => {
    const attendance = findChanges(saved, chosen);
    if (attendance.length === 0) return setStatus(UNCHANGED);
    setSaving(true);
    const { isSaved, message } = await postAttendance({ class: classId, attendance });
    if (isSaved) setSaved(chosen);
    setStatus(message);
    setSaving(false);
  };
  return (
    <fieldset style={{ border: 0, padding: 0, margin: '2rem 0 0', minWidth: 0 }}>
      <legend style={{ fontWeight: 600, padding: 0, marginBlockEnd: '0.75rem' }}>Attendance</legend>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', marginBlockEnd: '0.75rem' }}>
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => markAll('present')}>
          Mark everyone as attended
        </Button>
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => markAll('absent')}>
          Mark everyone as absent
        </Button>
      </div>
      {people.map(({ id, name }) => (
        <p key={id} style={{ marginBlock: '0.35rem' }}>
          <label style={ROW}>
            <span style={{ overflowWrap: 'anywhere' }}>{name}</span>
            <select value={chosen.get(id) ?? ''} onChange={({ target }) => choose(id, target.value)}>
              <option value="">Not recorded</option>
              {ATTENDANCE.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </p>
      ))}
      <Button size="small" margin={false} disabled={isSaving} onClick={() => void save()}>
        Save attendance
      </Button>
      <p role="status">{status}</p>
    </fieldset>
  );
}

/** Returns what differs from what was saved last. */
function findChanges(saved: AttendanceById, chosen: AttendanceById): AttendanceRequest['attendance'] {
  return [...chosen].flatMap(([booking, value]) => (value === saved.get(booking) ? [] : [{ booking, value }]));
}

/** @returns whether it was saved, and a message for the user */
async function postAttendance(sent: AttendanceRequest): Promise<{ isSaved: boolean; message: string }> {
  try {
    const { data: saved } = changedSchema.safeParse(
      await requestJson(
        '/api/class-bookings/attendance',
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) },
        { unreachable: FAILED, late: FAILED, failed: FAILED },
      ),
    );
    if (saved === undefined) return { isSaved: false, message: FAILED };
    return { isSaved: true, message: saved.changed === 0 ? UNCHANGED : `Saved. ${formatCount(saved.changed)} changed.` };
  } catch (error) {
    return { isSaved: false, message: getErrorMessage(error, FAILED) };
  }
}

function formatCount(count: number): string {
  return count === 1 ? '1 booking was' : `${count} bookings were`;
}
