import { tracingChannel } from 'node:diagnostics_channel';
import { expect, it } from 'vitest';
import { observeQuery, QUERY_CHANNEL, summarizeQuery } from './observed-queries';

it.each([
  ["select * from posts where slug = 'a visitor' -- from here", 'SELECT posts'],
  ['select "id" from "public"."posts" "posts" left join lateral (select 1) x on true', 'SELECT public.posts'],
  ['insert into search.query_count as kept (day) values ($1)', 'INSERT search.query_count'],
  ['update "users" set "email" = $1', 'UPDATE users'],
  ['insert into "posts" ("slug", "title") values ($1, $2)', 'INSERT posts'],
  ['delete from form_entries where id = $1', 'DELETE form_entries'],
  [
    'with matched as (select * from search.document d), best as (select * from matched) select * from best',
    'WITH search.document',
  ],
  ["select value from jsonb_to_recordset('[]') as given (value text)", 'SELECT'],
  ['select a from one join two using (id) join three using (id) join four using (id)', 'SELECT one two three'],
  ['/* secret */ begin isolation level serializable', 'BEGIN'],
  ['zoe@example.org', 'QUERY'],
  ['', 'QUERY'],
])('%s', (text, expected) => expect(summarizeQuery(text)).toBe(expected));

it('reports queries and their errors while subscribed, and passes the result through', async () => {
  const reported: string[] = [];
  const channel = tracingChannel<string, { summary: string }>(QUERY_CHANNEL);
  const listeners = {
    start: ({ summary }: { summary: string }) => void reported.push(`start ${summary}`),
    asyncEnd: ({ summary }: { summary: string }) => void reported.push(`end ${summary}`),
    error: ({ summary }: { summary: string }) => void reported.push(`error ${summary}`),
    end: () => undefined,
    asyncStart: () => undefined,
  };
  channel.subscribe(listeners);
  await expect(observeQuery({ text: 'select 1 from posts' }, async () => 'rows')).resolves.toBe('rows');
  await expect(observeQuery('select 1', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  channel.unsubscribe(listeners);
  await observeQuery('select 1 from pages', async () => undefined);
  expect(reported).toEqual(['start SELECT posts', 'end SELECT posts', 'start SELECT', 'error SELECT', 'end SELECT']);
});
