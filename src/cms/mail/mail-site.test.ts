import type { Payload } from 'payload';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';

const PUBLIC = 'https://www.example.com';
const payload = z.custom<Payload>().parse({ findGlobal: () => Promise.resolve({ name: 'Example' }) });

/** Loads the module as an instance with these variables does. */
async function loadOn(variables: Readonly<Record<string, string>>): Promise<typeof import('./mail-site')> {
  vi.resetModules();
  const secret = {
    PAYLOAD_SECRET: 'a-secret-of-at-least-24-characters',
    IDENTITY_URL: 'https://id.example.com',
    IDENTITY_CLIENT_ID: 'a',
  };
  for (const [name, value] of Object.entries({ ...secret, MEDIA_BUCKET: '', ...variables })) vi.stubEnv(name, value);
  return import('./mail-site');
}

const loadEditors = () => loadOn({ ROLE: 'cms', SITE_URL: 'https://cms.example.com', PREVIEW_URL: PUBLIC });
const loadPublic = () => loadOn({ ROLE: 'site', SITE_URL: PUBLIC, PREVIEW_URL: '' });

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it.each([
  ['the instance for editors', loadEditors],
  ['a public instance', loadPublic],
])('%s links to the public site, and an email has the same id as on the others', async (_name, load) => {
  const { buildMessageId, getMailSite } = await load();
  expect(await getMailSite({ payload })).toEqual({ name: 'Example', url: PUBLIC, dashboardUrl: `${PUBLIC}/dashboard` });
  expect(buildMessageId('class-booked-1')).toBe('<class-booked-1@www.example.com>');
});

it('the admin is linked only where there is one', async () => {
  expect((await loadEditors()).findAdminUrl('form-entries', 7)).toBe('https://cms.example.com/admin/collections/form-entries/7');
  expect((await loadPublic()).findAdminUrl('form-entries', 7)).toBeUndefined();
});
