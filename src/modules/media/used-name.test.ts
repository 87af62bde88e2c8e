import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { prepareUpload } from './hooks';

it('a new picture with the name of another one is rejected with a message about its name, before it is processed', async () => {
  const findOne = vi.fn(() => Promise.resolve({ id: 'failover-timeline' }));
  const upload = z.custom<Parameters<typeof prepareUpload>[0]>().parse({
    args: { data: { id: 'failover-timeline', alt: 'A timeline.' } },
    operation: 'create',
    overrideAccess: true,
    // Processing a picture that is no picture would be rejected with another message.
    req: { query: {}, context: {}, payload: { db: { findOne } }, file: { data: Buffer.from('no picture') } },
  });
  await expect(prepareUpload(upload)).rejects.toMatchObject({
    message: expect.stringContaining('Name'),
    data: { errors: [{ path: 'id', message: expect.stringContaining('Another picture is named “failover-timeline”') }] },
  });
});
