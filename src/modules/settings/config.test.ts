import { expect, it } from 'vitest';
import { z } from 'zod';
import { settingsConfig } from './config';

const fieldSchema = z.object({ name: z.literal('email'), validate: z.custom<(value: unknown) => unknown>() });
const fields = settingsConfig.globals?.flatMap((global) => global.fields) ?? [];
const email = fields.flatMap((field) => fieldSchema.safeParse(field).data ?? []).at(0);

it.each(['office@example.com', '', null, undefined])('the contact address may be %j', (value) =>
  expect(email?.validate(value)).toBe(true),
);

it.each(['Sales <a@b.example>', 'a@b.example, c@d.example', 'office', 'a@b.example\n'])(
  'the contact address can’t be %j, which gets no emails',
  (value) => expect(email?.validate(value)).toBe('Enter one email address, such as sales@example.com.'),
);
