import type { PayloadRequest } from 'payload';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createStaleFormGuard } from './stale-form-guard';

const AUTHOR = 1;
const EDITOR = 2;
const OPENED = '2026-11-26T10:00:00.000Z';
const LATER = '2026-11-26T10:05:00.000Z';

const collection = { flattenedFields: [{ name: 'label', type: 'text' as const }] };
const saved = { id: 7, label: 'By the author', updatedAt: LATER, review: { changedBy: AUTHOR } };
const reject = createStaleFormGuard('pages');

interface Version {
  autosave?: boolean;
  version: { label: string; updatedAt: string };
}

/** A request by a person, to a database with the versions of one entry, latest first. */
function createRequest({ versions, user = EDITOR, context = {} }: { versions: Version[]; user?: number; context?: object }) {
  const whereSchema = z.object({
    and: z.tuple([z.unknown(), z.object({ 'version.updatedAt': z.object({ equals: z.string() }) })]),
  });
  const findVersions = ({ where }: { where: unknown }) => {
    const time = whereSchema.safeParse(where).data?.and[1]['version.updatedAt'].equals;
    return Promise.resolve({ docs: versions.filter(({ version }) => time === undefined || version.updatedAt === time) });
  };
  return z.custom<PayloadRequest>().parse({
    context,
    user: { id: user, collection: 'users' },
    payload: { findVersions, findByID: () => Promise.resolve({ name: 'Ada Author' }) },
  });
}

const latest = { version: { label: 'By the author', updatedAt: LATER } };
const changed = [latest, { version: { label: 'As opened', updatedAt: OPENED } }];
const data = { label: 'By the editor', updatedAt: OPENED };

test('a form opened before someone else changed the entry is rejected, with the name of that person', async () => {
  const req = createRequest({ versions: changed });
  await expect(reject({ collection, data, originalDoc: saved, req })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('Ada Author has saved a newer draft'),
  });
});

test('a form with a draft is rejected after the author of the draft has changed it', async () => {
  const req = createRequest({ versions: [{ ...latest, autosave: true }] });
  await expect(reject({ collection, data, originalDoc: saved, req })).rejects.toMatchObject({ status: 409 });
});

test.each([
  ['of the latest version', { versions: changed }, { updatedAt: LATER }],
  ['without a time', { versions: changed }, { updatedAt: undefined }],
  ['with an invalid time', { versions: changed }, { updatedAt: 'yesterday' }],
  ['of the person who saved last', { versions: changed, user: AUTHOR }, {}],
  [
    'after a newer version with the same content, such as an approval',
    { versions: [latest, { version: { ...latest.version, updatedAt: OPENED } }] },
    {},
  ],
  ['whose version was deleted', { versions: [latest] }, {}],
  ['that restores a version', { versions: changed, context: { isRestoringVersion: true } }, {}],
])('a form %s is saved', async (_case, request, more) => {
  const sent = { ...data, ...more };
  expect(await reject({ collection, data: sent, originalDoc: saved, req: createRequest(request) })).toBe(sent);
});

test('a new entry and one without a person who changed it are saved', async () => {
  const req = createRequest({ versions: changed });
  expect(await reject({ collection, data, originalDoc: undefined, req })).toBe(data);
  expect(await reject({ collection, data, originalDoc: { ...saved, review: { changedBy: null } }, req })).toBe(data);
});
