import { expect, it } from 'vitest';
import { z } from 'zod';
import { CONTENT_RULES, type ContentRule } from '@/cms/link-graph/validate-content';
import { customersConfig } from './config';

const rulesSchema = z.object({ [CONTENT_RULES]: z.tuple([z.custom<ContentRule>()]).rest(z.unknown()) });
const [validate] = rulesSchema.parse(customersConfig.collections?.[0]?.custom)[CONTENT_RULES];

const req = z.custom<Parameters<ContentRule>[0]['req']>().parse({});

it.each([
  ['a draft that is sent for review', { _status: 'draft', approved: '', sample: false }, ['approved']],
  ['a public entry', { _status: 'published', approved: null }, ['approved']],
  ['a story that the customer has approved', { _status: 'draft', approved: '2026-11-21' }, []],
  ['a sample', { _status: 'draft', sample: true }, []],
])('the day of the customer’s approval is checked in %s', async (_what, data, expected) => {
  expect((await validate({ data, req })).map(({ path }) => path)).toEqual(expected);
});
