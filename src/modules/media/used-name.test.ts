import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { prepareUpload } from './hooks';

it.each([
  ['another one', { id: 'failover-timeline' }, true],
  ['one that is being uploaded', null, false],
])(
  'a new picture with the name of %s is rejected with a message about its name, before it is processed',
  async (_, stored, taken) => {
    const findOne = vi.fn(() => Promise.resolve(stored));
    const upload = z.custom<Parameters<typeof prepareUpload>[0]>().parse({
      args: { data: { id: 'failover-timeline', alt: 'A timeline.' } },
      operation: 'create',
      overrideAccess: true,
      // Processing a picture that is no picture would be rejected with another message.
      req: {
        query: {},
        context: {},
        payload: { db: { findOne, drizzle: { execute: () => Promise.resolve({ rows: [{ taken }] }) } } },
        file: { data: Buffer.from('no picture') },
      },
    });
    await expect(prepareUpload(upload)).rejects.toMatchObject({
      message: expect.stringContaining('Name'),
      data: { errors: [{ path: 'id', message: expect.stringContaining('Another picture is named “failover-timeline”') }] },
    });
  },
);
