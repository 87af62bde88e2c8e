import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { getStoredFields, type StoredField } from '@/cms/core/fields/stored-fields';
import type { SendApiRequest } from '../support/editors';
import { database, rest, site } from './site';

let ask: SendApiRequest;

beforeAll(async () => {
  ask = rest.createSender(await site.cookieOf('administrator'));
});

/** Fields that hold any JSON, or none. */
const UNTYPED: readonly StoredField['type'][] = ['json', 'join', 'richText', 'point'];
/** Its API is made for the admin's own JSON. */
const WITHOUT_SHAPE = 'payload-preferences';
const ID_OF_NOTHING = 2_000_000_000;

it('the API refuses values of another type than their field, in every collection and global', async () => {
  const { default: pending } = await import('@payload-config');
  const { collections, globals } = await pending;
  const failed: string[] = [];
  let refused = 0;
  const send = async (method: string, path: string, body: unknown): Promise<unknown> => {
    const answer = await ask(method, path, body);
    if (answer.status >= 500 || answer.status < 400) failed.push(`${answer.status} ${method} ${path} ${JSON.stringify(body)}`);
    return answer.body;
  };
  // One request has all fields. What its answer doesn't name gets a request of its own, since others may be refused before it is read.
  const sendEach = async (method: string, path: string, fields: StoredField[], valueOf: (field: StoredField) => unknown) => {
    const body = Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
    const named = namesOfErrors(await send(method, path, { ...body, _status: 'published' }));
    const others = fields.filter(({ name }) => !named.has(name));
    for (const { name } of others) await send(method, path, { [name]: body[name], _status: 'published' });
    refused += fields.length;
  };
  for (const { slug, fields } of collections.filter((each) => each.slug !== WITHOUT_SHAPE)) {
    const typed = getStoredFields(fields).filter((field) => !UNTYPED.includes(field.type));
    await sendEach('POST', `/${slug}`, typed, ({ type }) => (type === 'group' ? null : { constructor: {} }));
    await sendEach('POST', `/${slug}`, typed, ({ type }) => (type === 'group' ? [] : [[]]));
    await sendEach('PATCH', `/${slug}/${ID_OF_NOTHING}`, typed, () => ({ toString: 1 }));
  }
  for (const { slug, fields } of globals)
    await sendEach('POST', `/globals/${slug}`, getStoredFields(fields), ({ type }) =>
      type === 'group' ? null : { constructor: {} },
    );
  expect(failed).toEqual([]);
  expect(refused).toBeGreaterThan(500);
});

const errorsSchema = z.object({
  errors: z.array(z.object({ data: z.object({ errors: z.array(z.object({ path: z.string() })) }) })),
});

/** The names of the fields that an answer of the API reports as invalid. */
function namesOfErrors(body: unknown): Set<string | undefined> {
  const { success, data } = errorsSchema.safeParse(body);
  return new Set(success ? data.errors.flatMap((error) => error.data.errors.map(({ path }) => path.split('.')[0])) : []);
}

it.each(['constructor', '__proto__', 'none'])(
  'the API refuses a block of the type %s, and names its place',
  async (blockType) => {
    const { status, body } = await ask('POST', '/pages?draft=true', { url: '/malformed', layout: [{ blockType }] });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('There is no block of this type here.');
  },
);

it('a draft with Markdown that takes too long to parse is refused, and the error says where', async () => {
  const { rows } = await database.client.query<{ id: number }>('select id from posts limit 1');
  for (const [text, message] of [
    [`Text\n\n${'*a'.repeat(5_000)}`, 'The block that begins in line 3 has more than 1000 marks'],
    ['>'.repeat(5_000), 'Line 1 begins with more than 20 quotes or lists in each other'],
  ]) {
    const { status, body } = await ask('PATCH', `/posts/${rows[0]?.id}?draft=true`, { body: text, _status: 'draft' });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(message);
    expect(JSON.stringify(body)).toContain('"path":"body"');
  }
});
