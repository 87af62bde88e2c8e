import type { CollectionAfterChangeHook } from 'payload';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { classBookings } from './bookings-config';

type HookArguments = Parameters<CollectionAfterChangeHook>[0];

const STORED = { id: 5, class: 3, subject: 'ill', state: 'booked', seat: 1 };
const CANCELED = { ...STORED, state: 'canceled', seat: null };

/** Saves a booking, and returns what the form shows. */
async function save(data: object, doc: object): Promise<unknown> {
  const [cancelForStaff] = classBookings.hooks?.afterChange ?? [];
  const given = {
    data,
    doc,
    req: {
      payload: {
        db: { drizzle: { execute: () => Promise.resolve({ rows: [] }) }, sessions: {} },
        findByID: ({ id }: { id: number }) => Promise.resolve(id === CANCELED.id ? CANCELED : null),
      },
    },
  };
  return cancelForStaff?.(z.custom<HookArguments>().parse(given));
}

it('a booking that staff cancel is shown as it is afterwards', async () => {
  expect(await save({ cancel: true }, STORED)).toEqual(CANCELED);
  const populated = { id: 3, key: 'postgresql-essentials-2027-05-11' };
  expect(await save({ cancel: true }, { ...STORED, class: populated })).toEqual({ ...CANCELED, class: populated });
});

it('a booking that is only changed is shown as it was saved', async () => {
  expect(await save({ attendance: 'absent' }, STORED)).toEqual(STORED);
});
