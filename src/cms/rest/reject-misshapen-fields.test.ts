import type { CollectionBeforeOperationHook, Config } from 'payload';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { rejectMisshapenFields } from './reject-misshapen-fields';

type HookArguments = Parameters<CollectionBeforeOperationHook>[0];

it('a form that has JSON nested too deeply in one of its parts is refused before its fields are looked at', async () => {
  const collection = { slug: 'pages', fields: [{ name: 'layout', type: 'json' }] };
  const config = await rejectMisshapenFields(z.custom<Config>().parse({ collections: [collection] }));
  const [check] = config.collections?.[0]?.hooks?.beforeOperation ?? [];
  const create = async (layout: unknown) => {
    const args = { args: { data: { layout } }, collection, operation: 'create', req: { payloadAPI: 'REST' } };
    await check?.(z.custom<HookArguments>().parse(args));
  };
  const nested: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  await expect(create(nested)).rejects.toMatchObject({ status: 400, message: expect.stringContaining('nested more than 100') });
  await expect(create([['text']])).resolves.toBeUndefined();
});
