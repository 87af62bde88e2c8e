import PQueue from 'p-queue';
import { expect, it } from 'vitest';
import { processInTurn } from './picture-queue';

/** Starts work that ends when `finish` is called. */
function createWork() {
  let finish = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { finish, work: () => ended };
}

it('processes one picture after the other, and the next one when one has failed', async () => {
  const queue = new PQueue({ concurrency: 1 });
  const begun: string[] = [];
  const first = createWork();
  const results = Promise.allSettled([
    processInTurn(async () => begun.push('first') && first.work(), true, queue),
    processInTurn(() => Promise.reject(new Error('It is damaged.')), true, queue),
    processInTurn(async () => begun.push('third'), true, queue),
  ]);
  await Promise.resolve();
  expect(begun).toEqual(['first']);
  first.finish();
  expect((await results).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(begun).toEqual(['first', 'third']);
});

it('refuses an upload when many others wait, but not a picture of an import', async () => {
  const queue = new PQueue({ concurrency: 1 });
  const first = createWork();
  const accepted = Array.from({ length: 5 }, () => processInTurn(first.work, true, queue));
  await expect(processInTurn(first.work, true, queue)).rejects.toMatchObject({ status: 503 });
  const imported = processInTurn(first.work, false, queue);
  first.finish();
  await expect(Promise.all([...accepted, imported])).resolves.toHaveLength(6);
  await expect(processInTurn(async () => 'saved', true, queue)).resolves.toBe('saved');
});
