import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { setDraftWrite } from '@/cms/core/changes/draft-writes';
import { addMinutes, toZonedDateTime } from '@/platform/zoned-time';
import { createOccurrenceHooks } from './occurrence-hooks';

const timeSchema = z.object({ start: z.string(), place: z.string() });
const changeSchema = z.object({ change: z.string() });
const getPlan = (entry: unknown) => {
  const { start, place } = timeSchema.parse(entry);
  const begin = toZonedDateTime({ wall: start, zone: 'Europe/Berlin' });
  return { time: { begin, end: addMinutes(begin, 60) }, place };
};
const PLAN = { start: '2999-03-09T10:00', place: 'Munich' };
const STORED = { id: 1, slug: 'pools', title: 'Pools', ...PLAN, publishedAt: '2026-11-01T10:00:00Z' };
const published = { ...STORED, _status: 'published' };

interface Save {
  /** The entry's own row. */
  stored?: object;
  data: Record<string, unknown>;
  /** The latest published version of an entry whose row isn't published. */
  version?: object;
  isDraft?: boolean;
  isImport?: boolean;
}

/** Saves an entry, and returns what is stored and what is announced. */
async function save({ stored = published, data, version, isDraft = false, isImport = false }: Save) {
  const announce = vi.fn(() => Promise.resolve());
  const hooks = createOccurrenceHooks(
    'webinars',
    { capture: ({ data: given }) => given, get: () => stored },
    { getPlan, announce },
  );
  const findVersions = () => Promise.resolve({ docs: version ? [{ version }] : [] });
  const req = z.custom<PayloadRequest>().parse({ context: { importing: isImport }, payload: { db: { findVersions } } });
  setDraftWrite(req, 'webinars', isDraft);
  const given = { _status: isDraft ? 'draft' : 'published', ...data };
  const args = z.custom<Parameters<CollectionBeforeChangeHook>[0]>().parse({ data: given, originalDoc: stored, req });
  const saved = z.looseObject({}).parse(await hooks.beforeChange(args));
  if (!isDraft) await hooks.announceChange({ ...STORED, ...saved, id: 1 }, req);
  return { saved, announced: announce.mock.calls.map((call: unknown[]) => changeSchema.parse(call[1]).change) };
}

it('publishing another time remembers the one before, and announces it', async () => {
  const { saved, announced } = await save({ data: { start: '2999-03-16T10:00' } });
  expect(saved).toMatchObject({ previousStart: '2999-03-09T09:00:00.000Z', originalSlug: null });
  expect(announced).toEqual(['moved']);
});

it('publishing another place announces it, and the page keeps its start', async () => {
  const { saved, announced } = await save({ data: { place: 'Berlin' } });
  expect([saved['previousStart'], announced]).toEqual([null, ['moved']]);
});

it('a draft keeps what was published, and announces nothing', async () => {
  const { saved, announced } = await save({
    data: { start: '2999-03-16T10:00', previousStart: 'typed', canceled: true },
    isDraft: true,
  });
  expect(saved).toMatchObject({ canceled: true });
  expect(saved['previousStart'] ?? null).toBeNull();
  expect(announced).toEqual([]);
});

it('the first publication announces nothing', async () => {
  const { saved, announced } = await save({ stored: { ...STORED, _status: 'draft' }, data: { start: '2999-03-16T10:00' } });
  expect([saved['previousStart'] ?? null, announced]).toEqual([null, []]);
});

it('what was unpublished meanwhile is compared with what visitors saw last', async () => {
  const stored = { ...STORED, canceled: true, _status: 'draft' };
  const data = { canceled: true, cancellation: 'Ill.' };
  expect((await save({ stored, version: published, data })).announced).toEqual(['canceled']);
});

it('a renamed entry keeps its first slug', async () => {
  const { saved } = await save({ data: { slug: 'pools-and-queues' } });
  expect(saved['originalSlug']).toBe('pools');
  const again = { ...published, slug: 'pools-and-queues', originalSlug: 'pools' };
  expect((await save({ stored: again, data: { slug: 'queues' } })).saved['originalSlug']).toBe('pools');
});

it('what isn’t canceled anymore has no reason', async () => {
  const stored = { ...published, canceled: true, cancellation: 'Ill.' };
  expect((await save({ stored, data: { canceled: false } })).saved['cancellation']).toBeNull();
  expect((await save({ stored, data: { title: 'Pools!' } })).saved['cancellation']).toBe('Ill.');
});

it('an import takes what was published before from its file, and notifies people all the same', async () => {
  const data = { start: '2999-03-16T10:00', previousStart: '2999-01-01T10:00:00.000Z', originalSlug: 'first' };
  const { saved, announced } = await save({ data, isImport: true });
  expect(saved).toMatchObject({ previousStart: '2999-01-01T10:00:00.000Z', originalSlug: 'first' });
  expect(announced).toEqual(['moved']);
});
