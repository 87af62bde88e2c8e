import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { NESTING_MAX } from '@/platform/nesting';
import type { Person } from '../support/editors';
import { database, site } from './site';

const manifestSchema = z.object({ node: z.record(z.string(), z.object({ filename: z.string().optional() })) });

/** The name of the admin's one server function in the URL of no page: a hash that the build has made. */
let action = '';

beforeAll(async () => {
  const manifest: unknown = JSON.parse(await readFile(path.resolve('.next/server/server-reference-manifest.json'), 'utf8'));
  const found = Object.entries(manifestSchema.parse(manifest).node).find(([, { filename }]) =>
    filename?.endsWith('(cms)/layout.tsx'),
  );
  action = found?.[0] ?? '';
});

/** Calls a server function of Payload, as its forms do. */
async function call(person: Exclude<Person, 'visitor'>, name: string, functionArguments: object) {
  const answer = await fetch(`${site.url}/admin`, {
    method: 'POST',
    headers: {
      'next-action': action,
      'content-type': 'text/plain;charset=UTF-8',
      accept: 'text/x-component',
      origin: site.url,
      cookie: await site.cookieOf(person),
    },
    body: JSON.stringify([{ name, args: functionArguments }]),
  });
  return { status: answer.status, text: await answer.text() };
}

it('a name that every object has is no server function: it would return the request with its cookie', async () => {
  for (const name of ['constructor', 'toString', 'copy-data-from-locale']) {
    const { status, text } = await call('sales', name, {});
    expect(status, name).toBe(200);
    expect(text, name).toMatch(/\n1:"\$undefined"\n$/);
  }
});

it('data that is nested too deeply for the API is too deep for a form', async () => {
  const nest = (depth: number): unknown => (depth === 0 ? [] : [nest(depth - 1)]);
  const form = { collectionSlug: 'pages', schemaPath: 'pages', operation: 'create' };
  expect((await call('author', 'form-state', { ...form, data: { unknown: nest(NESTING_MAX - 3) } })).text).toContain('"state":{');
  const { status, text } = await call('author', 'form-state', { ...form, data: { unknown: nest(NESTING_MAX) } });
  expect(status).toBe(200);
  expect(text).toMatch(/\n1:"\$undefined"\n$/);
});

it('a form locks an entry for people who may change it, and for no others', async () => {
  const { rows } = await database.client.query<{ id: number }>(
    "select id from pages where url = '/company/open-source-commitment'",
  );
  const collectionSlug = 'pages';
  const id = rows[0]?.id;
  const form = { collectionSlug, id, schemaPath: collectionSlug, operation: 'update', data: {}, returnLockStatus: true };
  const countLocks = async () => {
    const text = 'select count(*)::int as count from payload_locked_documents_rels where pages_id = $1';
    return (await database.client.query<{ count: number }>(text, [id])).rows[0]?.count;
  };
  expect((await call('sales', 'form-state', form)).text).toContain('"state":{');
  expect(await countLocks()).toBe(0);
  expect((await call('author', 'form-state', form)).text).toContain('"isLocked":true');
  expect(await countLocks()).toBe(1);
  await database.client.query(
    'delete from payload_locked_documents where id in (select parent_id from payload_locked_documents_rels where pages_id = $1)',
    [id],
  );
});
