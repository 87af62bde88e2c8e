import { expect, it } from 'vitest';
import { z } from 'zod';
import { DAY_MS } from '@/platform/durations';
import { fetchFacts, fetchResponse, request } from './responses';
import { site } from './content-pages';

it('security.txt says how to report a vulnerability, and when it expires (RFC 9116)', async () => {
  const { status, headers, text: body } = await fetchResponse('/.well-known/security.txt');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const fields = body
    .trimEnd()
    .split('\n')
    .map((line) => /^([A-Z][\w-]*): (\S.*)$/.exec(line)?.slice(1) ?? [line, '']);
  const valuesOf = (wanted: string) => fields.filter(([name]) => name === wanted).map(([, value = '']) => value);
  expect(valuesOf('Contact')).toEqual([`${site}/contact`]);
  expect(valuesOf('Canonical')).toEqual([`${site}/.well-known/security.txt`]);
  const [expires = '', ...more] = valuesOf('Expires');
  expect(more).toEqual([]);
  expect(z.iso.datetime().safeParse(expires).success).toBe(true);
  const days = (Date.parse(expires) - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
  expect((await fetchResponse('/contact')).status).toBe(200);
});

it('the manifest is linked from every page, and its icons have the sizes it names', async () => {
  expect((await fetchFacts('/')).links).toContainEqual(
    expect.objectContaining({ rel: 'manifest', href: '/manifest.webmanifest' }),
  );
  const { status, headers, text: body } = await fetchResponse('/manifest.webmanifest');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/manifest+json');
  const manifest = z
    .object({
      name: z.string().min(1),
      start_url: z.literal('/'),
      icons: z.array(z.object({ src: z.string(), type: z.string(), sizes: z.string() })),
    })
    .parse(JSON.parse(body));
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512']);
  for (const { src, type, sizes } of manifest.icons) {
    const answer = await request(src);
    expect([answer.status, answer.headers.get('content-type')], src).toEqual([200, type]);
    if (type !== 'image/png') continue;
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
});

it('favicon.ico has three sizes', async () => {
  const answer = await request('/favicon.ico');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([0, 1, 3]);
});
