import { expect, it } from 'vitest';
import { z } from 'zod';
import type { SendApiRequest } from '../support/editors';
import { rest, site } from './site';

const redirectSchema = z.object({
  id: z.number(),
  from: z.string(),
  to: z.string(),
  note: z.string().nullish(),
  updatedAt: z.string(),
});
const settingsSchema = z.looseObject({ tagline: z.string().nullish(), phone: z.string().nullish(), updatedAt: z.string() });

async function sendAs(person: 'editor' | 'administrator'): Promise<SendApiRequest> {
  return rest.createSender(await site.cookieOf(person));
}

it('a form without drafts that is older than what is saved undoes nothing, and says who saved it', async () => {
  const [editor, administrator] = [await sendAs('editor'), await sendAs('administrator')];
  const created = await editor('POST', '/redirects', { from: '/outdated-form', to: '/company', note: 'As created' });
  const { doc: opened } = z.object({ doc: redirectSchema }).parse(created.body);
  const path = `/redirects/${opened.id}`;
  const read = async () => redirectSchema.parse((await editor('GET', path)).body);

  await administrator('PATCH', path, { ...opened, to: '/company/about' });
  const others = await editor('PATCH', path, { ...opened, note: 'By an old form' });
  expect(others.status).toBe(409);
  expect(JSON.stringify(others.body)).toContain('Ada Administrator has saved this since you opened this form');
  expect(await read()).toMatchObject({ to: '/company/about', note: 'As created' });

  const current = await read();
  expect((await editor('PATCH', path, { ...current, note: 'By a current form' })).status).toBe(200);
  const own = await editor('PATCH', path, { ...current, note: 'By another tab' });
  expect(own.status).toBe(409);
  expect(JSON.stringify(own.body)).toContain('You saved this in another tab');
  // What sends only what it changes, such as a bulk operation.
  expect((await editor('PATCH', path, { note: 'By itself' })).status).toBe(200);
  expect((await read()).note).toBe('By itself');
  await editor('DELETE', path);
});

it('the site settings keep what was saved in another tab', async () => {
  const editor = await sendAs('editor');
  const read = async () => settingsSchema.parse((await editor('GET', '/globals/settings?depth=0')).body);
  const opened = await read();
  expect((await editor('POST', '/globals/settings', { ...opened, tagline: 'By the first tab' })).status).toBe(200);
  expect((await editor('POST', '/globals/settings', { ...opened, phone: '+1 555 0100' })).status).toBe(409);
  expect(await read()).toMatchObject({ tagline: 'By the first tab', phone: opened.phone });
  await editor('POST', '/globals/settings', { tagline: opened.tagline });
});
