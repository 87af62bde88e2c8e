import type { CollectionBeforeChangeHook } from 'payload';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { lockRowsBeforeWrite } from '@/cms/core/database/lock-rows';
import { factUpdates } from './fact-updates';

type HookArguments = Parameters<CollectionBeforeChangeHook>[0];

/** Decides on update 7, on which this person has decided before, if anyone. */
function decide(before: string, state: string, person?: string) {
  const removeTasks = vi.fn(() => Promise.resolve({ docs: [] }));
  const find = () => Promise.resolve({ docs: person === undefined ? [] : [{ name: person }] });
  const given = {
    data: { state },
    originalDoc: { id: 7, state: before, changes: [] },
    operation: 'update',
    req: { payload: { delete: removeTasks, find } },
  };
  const saved = Promise.all((factUpdates.hooks?.beforeChange ?? []).map((hook) => hook(z.custom<HookArguments>().parse(given))));
  return { saved, removeTasks };
}

describe('a decision on a fact update', () => {
  it('is saved while the update is open', async () => {
    const { saved, removeTasks } = decide('open', 'dismissed');
    await expect(saved).resolves.toEqual([{ state: 'dismissed' }]);
    expect(removeTasks).toHaveBeenCalled();
  });

  it('is refused after another one, and the error says whose', async () => {
    const { saved, removeTasks } = decide('applied', 'dismissed', 'Edda Editor');
    await expect(saved).rejects.toMatchObject({
      status: 409,
      message:
        'This update was already applied by Edda Editor. Your decision wasn’t saved, and nothing was changed. Reload the page.',
    });
    expect(removeTasks).not.toHaveBeenCalled();
  });

  it('is refused after one by the site itself', async () => {
    const { saved } = decide('applied', 'open');
    await expect(saved).rejects.toThrow('This update was already applied. Your decision');
  });

  it('waits for one that is being saved', () => {
    expect(factUpdates.hooks?.beforeOperation).toContain(lockRowsBeforeWrite);
  });
});
