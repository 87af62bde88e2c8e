import { beforeAll, expect, it } from 'vitest';
import { getStoredFields, type StoredField } from '@/cms/core/stored-fields';
import type { SendApiRequest } from '../support/editors';
import { database, rest, site } from './site';

let ask: SendApiRequest;

beforeAll(async () => {
  ask = rest.askWith(await site.cookieOf('administrator'));
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
  let count = 0;
  const send = async (method: string, path: string, body: unknown) => {
    const { status } = await ask(method, path, body);
    count += 1;
    if (status >= 500 || status < 400) failed.push(`${status} ${method} ${path} ${JSON.stringify(body)}`);
  };
  for (const { slug, fields } of collections.filter((each) => each.slug !== WITHOUT_SHAPE)) {
    for (const { name, type } of getStoredFields(fields).filter((field) => !UNTYPED.includes(field.type))) {
      for (const value of type === 'group' ? [null, []] : [{ constructor: {} }, [[]]])
        await send('POST', `/${slug}`, { [name]: value, _status: 'published' });
      await send('PATCH', `/${slug}/${ID_OF_NOTHING}`, { [name]: { toString: 1 } });
    }
  }
  for (const { slug, fields } of globals)
    for (const { name, type } of getStoredFields(fields))
      await send('POST', `/globals/${slug}`, { [name]: type === 'group' ? null : { constructor: {} } });
  expect(failed).toEqual([]);
  expect(count).toBeGreaterThan(500);
});

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
