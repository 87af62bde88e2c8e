import { beforeEach, expect, it, vi } from 'vitest';
import { CLIENT_IP_HEADER } from '@/platform/client-ip';
import { handleCheckPost } from './handlers';

vi.mock('./check/server-assessment', () => ({
  SERVERS_MAX: 100,
  getAssessmentFacts: () =>
    Promise.resolve({
      facts: { versions: [{ major: 18, released: '2025-09-25' }], releases: [], cves: [] },
      today: '2026-11-23',
    }),
}));

let network = 0;
beforeEach(() => {
  network += 1;
});

const send = (body: string) =>
  handleCheckPost(
    new Request('http://localhost/releases/check.json', {
      method: 'POST',
      body,
      headers: { [CLIENT_IP_HEADER]: `192.0.${network}.1` },
    }),
  );

it('gives a verdict on each server in its order, and assesses each version once', async () => {
  const response = await send(JSON.stringify({ servers: ['18.1', { name: 'db2', release: 'nothing' }, '18.1'] }));
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    servers: [{ release: '18.1' }, { name: 'db2', release: 'nothing', verdict: 'not-known' }, { release: '18.1' }],
    assessments: [
      { release: '18.1', version: '18.1' },
      { release: 'nothing', verdict: 'not-known' },
    ],
  });
});

it.each([
  ['is no JSON', 'release=18.1', 400],
  ['names no server', '{"servers": []}', 400],
  ['names too many', JSON.stringify({ servers: Array.from({ length: 1_001 }, () => '18.1') }), 400],
  ['names too many versions', JSON.stringify({ servers: Array.from({ length: 101 }, (_, index) => `18.${index}`) }), 400],
  ['names something else', '{"servers": [18.1]}', 400],
  ['is too long', JSON.stringify({ servers: ['a'.repeat(300_000)] }), 413],
])('refuses a request that %s', async (_what, body, status) => {
  expect((await send(body)).status).toBe(status);
});

it('slows down a network that sends many', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => send('{"servers": ["18.1"]}')));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(9);
});
