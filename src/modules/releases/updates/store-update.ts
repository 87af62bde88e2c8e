import type { PayloadRequest } from 'payload';
import { getToday, loadFactRows } from '@/cms/core/fact-values';
import { findAffectedPages } from './affected-pages';
import { type FactEffects, findEffects } from './fact-effects';
import { describeChanges, type FactChange, isApplicable } from './find-changes';

/** Stores an update with a task for each page whose text a person should read. */
export async function storeUpdate(changes: readonly FactChange[], req: PayloadRequest, publish: boolean): Promise<void> {
  const effects = findEffects(changes, await loadFactRows(req.payload, req), getToday());
  const id = await createUpdate({ changes, effects, state: 'open' }, req);
  if (publish) await req.payload.update({ collection: 'fact-updates', id, data: { state: 'applied' }, req });
}

/** Stores what an editor changed by hand, with its tasks. There is nothing left to apply. */
export async function storeEdit(effects: FactEffects, req: PayloadRequest): Promise<void> {
  const changes: FactChange[] = [{ kind: 'edit', tokens: [...effects.tokens].toSorted() }];
  await createUpdate({ changes, effects, state: 'applied' }, req);
}

interface NewUpdate {
  changes: readonly FactChange[];
  effects: FactEffects;
  state: 'open' | 'applied';
}

async function createUpdate({ changes, effects, state }: NewUpdate, req: PayloadRequest): Promise<number> {
  const { payload } = req;
  const { changed, tasks } = await findAffectedPages(effects, req);
  const pages = `: ${changed} ${changed === 1 ? 'page changes' : 'pages change'}, ${tasks.length} ${tasks.length === 1 ? 'needs' : 'need'} a look`;
  const showsPages = changes.some((change) => isApplicable(change) || change.kind === 'edit');
  const { id } = await payload.create({
    collection: 'fact-updates',
    data: { summary: `${describeChanges(changes)}${showsPages ? pages : ''}`, changes: [...changes], state },
    req,
  });
  for (const task of tasks) await payload.create({ collection: 'fact-tasks', data: { ...task, update: id, done: false }, req });
  return id;
}
