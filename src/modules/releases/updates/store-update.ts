import type { PayloadRequest } from 'payload';
import { loadFactRows } from '@/cms/facts/load-fact-values';
import { getToday } from '@/platform/utc-day';
import { findAffectedPages } from './affected-pages';
import { changesSchema } from './apply-changes';
import { type FactEffects, findEffects } from './fact-effects';
import { describeChanges, type FactChange, isApplicable } from './find-changes';

/** Stores an update with a task for each page whose text a person should read. @returns the update, which is open */
export async function storeUpdate(changes: readonly FactChange[], req: PayloadRequest): Promise<number> {
  const effects = findEffects(changes, await loadFactRows(req.payload, req), getToday());
  const id = await createUpdate(changes, 'open', req);
  await storeAffectedPages(id, effects, req);
  return id;
}

/** Stores an update and applies it to the facts, unless a person has to add its changes by hand. @returns the update */
export async function storeAndApplyUpdate(changes: readonly FactChange[], req: PayloadRequest): Promise<number> {
  const id = await storeUpdate(changes, req);
  if (changes.every(isApplicable)) await req.payload.update({ collection: 'fact-updates', id, data: { state: 'applied' }, req });
  return id;
}

/**
 * Stores what an editor changed by hand. There is nothing left to apply.
 * @returns the update, whose pages aren't listed yet
 */
export async function storeEdit({ tokens }: FactEffects, req: PayloadRequest): Promise<number> {
  return createUpdate([{ kind: 'edit', tokens: [...tokens].toSorted() }], 'applied', req);
}

/**
 * Stores the list of pages to review for an update, and the number of changed pages in its summary. Replaces an earlier list.
 * Does nothing if the update was deleted in the meantime.
 */
export async function storeAffectedPages(update: number, effects: FactEffects, req: PayloadRequest): Promise<void> {
  const { payload } = req;
  const stored = await payload.findByID({ collection: 'fact-updates', id: update, disableErrors: true, depth: 0, req });
  if (stored === null) return;
  const { changed, tasks } = await findAffectedPages(effects, req);
  await payload.delete({ collection: 'fact-tasks', where: { update: { equals: update } }, req });
  for (const task of tasks) await payload.create({ collection: 'fact-tasks', data: { ...task, update, done: false }, req });
  const changes = changesSchema.parse(stored.changes);
  if (!changes.some((change) => isApplicable(change) || change.kind === 'edit')) return;
  const pages =
    `${changed} ${changed === 1 ? 'page changes' : 'pages change'}, ${tasks.length} ` +
    `${tasks.length === 1 ? 'needs' : 'need'} a look`;
  const summary = `${describeChanges(changes)}: ${pages}`;
  await payload.update({ collection: 'fact-updates', id: update, data: { summary }, req });
}

async function createUpdate(changes: readonly FactChange[], state: 'open' | 'applied', req: PayloadRequest): Promise<number> {
  const data = { summary: describeChanges(changes), changes: [...changes], state };
  const { id } = await req.payload.create({ collection: 'fact-updates', data, req });
  return id;
}
