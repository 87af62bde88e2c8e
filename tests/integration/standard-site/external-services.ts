import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import nodePath from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGeoIpClient } from '@/services/geo-ip/geo-ip-client';
import type { ExternalApiResult } from '@/services/external-api';
import { createRegistryClient } from '@/services/registry/registry-client';
import type { NewRegistryToken } from '@/services/registry/tokens';
import { createTranslationClient } from '@/services/translation/translation-client';
import { startCompanion } from '../../../scripts/companion/run-companion';
import { repositoryRoot } from '../../../scripts/paths';
import { createProcesses, createTemporaryFolder } from '../support/processes';
import { site } from './site';

const GEO_IP_KEY = 'the-geo-ip-key-of-the-test';
const CLOUD_API_KEY = 'the-cloud-key-of-the-test';
const run = promisify(execFile);
const processes = createProcesses();
const folder = createTemporaryFolder();
let companion = '';
let registryAccess = { user: '', password: '' };

beforeAll(async () => {
  const { replaces, environment } = await startCompanion({
    processes,
    folder,
    environment: {
      NODE_ENV: 'production',
      PATH: process.env['PATH'],
      SITE_URL: 'http://localhost:3000',
      GEO_IP_KEY,
      CLOUD_API_KEY,
    },
    onLine: () => undefined,
  });
  companion = replaces?.url ?? '';
  registryAccess = { user: environment['REGISTRY_USER'] ?? '', password: environment['REGISTRY_PASSWORD'] ?? '' };
});
afterAll(() => processes.close());

describe('the client of the geo-IP service and the companion', () => {
  it('agree on addresses, on unknown ones, and on the key', async () => {
    const url = `${companion}/geo-ip`;
    const lookUp = createGeoIpClient({ url, key: GEO_IP_KEY, timeLimitMs: 10_000 });
    expect([await lookUp('194.25.0.1'), await lookUp('2003:0:4000::1'), await lookUp('10.0.0.1')]).toEqual([
      'DE',
      'DE',
      undefined,
    ]);
    expect(await createGeoIpClient({ url, key: 'wrong', timeLimitMs: 10_000 })('194.25.0.1')).toBeUndefined();
  });
});

describe('the client of the registry and the companion', () => {
  it('agree on files, their checksums, and the tokens that give access to subscription files', async () => {
    const client = createRegistryClient({ url: companion, ...registryAccess });
    const listed = await client.fetchFiles();
    if (listed.outcome !== 'answered') throw new Error(listed.outcome);
    const load = (path: string, authorization: string, range?: string) =>
      fetch(client.getFileSource(path).url, { headers: { authorization, ...(range && { range }) } });
    const ofSite = client.getFileSource('').authorization;
    for (const { product, version, name, sha256, size, access } of listed.answer) {
      const path = [product, version, name].join('/');
      const response = await load(path, ofSite);
      expect([name, response.status]).toEqual([name, access === 'public' ? 200 : 403]);
      if (access !== 'public') continue;
      const content = Buffer.from(await response.arrayBuffer());
      expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([size, sha256]);
      expect(Buffer.from(await (await load(path, ofSite, 'bytes=10-')).arrayBuffer()).equals(content.subarray(10))).toBe(true);
      expect((await load(path, ofSite, `bytes=${size}-`)).status).toBe(416);
    }
    const paid = listed.answer.find(({ access }) => access === 'subscription');
    const path = [paid?.product, paid?.version, paid?.name].join('/');
    const first = expectNewToken(await client.createToken('a person', 'db1'));
    const other = expectNewToken(await client.createToken('a person', 'db2'));
    const second = expectNewToken(await client.rotateToken('a person', first.id));
    const account = await client.fetchAccount('a person');
    if (account.outcome !== 'answered') throw new Error(account.outcome);
    const open = async (token: string) => (await load(path, `Basic ${btoa(`${account.answer.username}:${token}`)}`)).status;
    expect(await open(second.token)).toBe(200);
    expect(await open(first.token), 'the previous one is valid for a day').toBe(200);
    expect(await open(other.token)).toBe(200);
    expect(await open('another token')).toBe(401);
    await client.revokeToken('a person', first.id);
    expect([await open(first.token), await open(second.token)], 'a revoked token has no previous one').toEqual([401, 401]);
    expect(await open(other.token), 'the token of another machine works on').toBe(200);
    expect(await client.rotateToken('a person', first.id)).toEqual({ outcome: 'refused', status: 404 });
    expect(await client.rotateToken('another person', other.id)).toEqual({ outcome: 'refused', status: 404 });
    expect(await client.createToken('a person', 'db2')).toEqual({ outcome: 'refused', status: 409 });
    expect((await load('../secrets', ofSite)).status).toBe(404);
    const stored = readFileSync(nodePath.join(folder, 'registry-tokens.json'), 'utf8');
    for (const { token } of [first, second, other]) expect(stored).not.toContain(token);
  });
});

describe('the client of the translation service and the companion', () => {
  it('agree on languages, on texts, and on the key', async () => {
    const client = createTranslationClient({ url: companion, key: CLOUD_API_KEY });
    expect(await client.fetchLanguages()).toMatchObject({ outcome: 'answered', answer: expect.arrayContaining(['de', 'en']) });
    expect(await client.translate(['Take <code translate="no">a</code> backup'], 'de')).toEqual({
      outcome: 'answered',
      answer: ['Tåké <code translate="no">a</code> båcküp'],
    });
    expect(await createTranslationClient({ url: companion, key: 'wrong' }).fetchLanguages()).toEqual({
      outcome: 'refused',
      status: 403,
    });
  });
});

describe('npm run translate', () => {
  const translate = (language: string, variables: Record<string, string> = {}) =>
    run('node', ['--import', 'tsx', 'scripts/translate.ts', '/training/live-postgresql-training', language], {
      cwd: repositoryRoot,
      env: { ...process.env, NODE_ENV: 'production', SITE_URL: site.url, CLOUD_API_URL: companion, CLOUD_API_KEY, ...variables },
    }).then(
      ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
    );

  it('prints a translation of a published page, with code, names, and numbers unchanged', async () => {
    const { code, stdout, stderr } = await translate('de');
    expect(code, stderr).toBe(0);
    expect(stdout).toContain('**12 stüdénts**');
    expect(stdout).toContain('Postgres');
    const english = await (await site.get('/training/live-postgresql-training.md')).text();
    const codeOf = (markdown: string) => [...markdown.matchAll(/^```[\s\S]*?^```/gm)].map(([block]) => block);
    expect(codeOf(stdout)).toEqual(codeOf(english));
    expect(codeOf(stdout).length).toBeGreaterThan(0);
  });

  it('offers only the languages in the settings, and rejects two lists', async () => {
    expect((await translate('de', { TRANSLATION_BLACKLIST: 'de, fr' })).stderr).toContain('The languages are es, it, ja, pt.');
    const both = await translate('de', { TRANSLATION_BLACKLIST: 'fr', TRANSLATION_WHITELIST: 'de' });
    expect(both.code).toBe(1);
    expect(both.stderr).toContain("TRANSLATION_WHITELIST: can't have blacklist and whitelist together");
  });
});

function expectNewToken(result: ExternalApiResult<NewRegistryToken>): NewRegistryToken['newToken'] {
  if (result.outcome !== 'answered') throw new Error(result.outcome);
  return result.answer.newToken;
}
