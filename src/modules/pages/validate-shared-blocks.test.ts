import type { PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { validateSharedBlocks } from './validate-shared-blocks';

const req = z.custom<PayloadRequest>().parse({ payload: { find: () => Promise.resolve({ docs: [{ id: 'there' }] }) } });

it('a page can’t be published with a shared block that was deleted', async () => {
  const layout = [
    { blockType: 'hero', heading: 'A page' },
    { blockType: 'sharedBlock', block: 'there' },
    { blockType: 'sharedBlock', block: { id: 'gone' } },
  ];
  expect(await validateSharedBlocks({ data: { layout }, req })).toEqual([
    { path: 'layout.2.block', message: expect.stringContaining('no shared block “gone” anymore') },
  ]);
});
