import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createFileAdapter } from './identity-provider/adapter';
import { loadSecrets } from './identity-provider/secrets';
import { StateFile } from './state-file';

const root = mkdtempSync(path.join(os.tmpdir(), 'site-test-state-'));
let folder = '';
let count = 0;

beforeEach(() => {
  count += 1;
  folder = path.join(root, String(count));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('state file', () => {
  const open = () => new StateFile(path.join(folder, 'state.json'), z.object({ number: z.number() }), () => ({ number: 1 }));

  it('starts with the initial state and persists changes', () => {
    const file = open();
    expect(file.state).toEqual({ number: 1 });
    file.set({ number: 2 });
    expect(open().state).toEqual({ number: 2 });
  });

  it('is readable only by its owner and leaves no temporary files', () => {
    open().set({ number: 3 });
    expect(readdirSync(folder)).toEqual(['state.json']);
    expect(statSync(path.join(folder, 'state.json')).mode & 0o777).toBe(0o600);
  });

  it('rejects a file with other content and does not change it', () => {
    open();
    writeFileSync(path.join(folder, 'state.json'), '{"number":');
    expect(open).toThrow(/state\.json is not what the companion writes/);
    expect(readFileSync(path.join(folder, 'state.json'), 'utf8')).toBe('{"number":');
  });
});

describe('identity provider storage', () => {
  it('survives a restart', async () => {
    await createFileAdapter(folder)('Session').upsert('a', { uid: 'u', accountId: 'x' }, 60);
    const session = createFileAdapter(folder)('Session');
    expect(await session.find('a')).toMatchObject({ accountId: 'x' });
    expect(await session.findByUid('u')).toMatchObject({ accountId: 'x' });
    expect(await session.find('b')).toBeUndefined();
  });

  it('separates kinds and deletes the entries of a grant', async () => {
    const make = createFileAdapter(folder);
    const [codes, tokens] = [make('AuthorizationCode'), make('RefreshToken')];
    await codes.upsert('1', { grantId: 'g' }, 60);
    await tokens.upsert('1', { grantId: 'g' }, 60);
    await tokens.upsert('2', { grantId: 'h' }, 60);
    await tokens.revokeByGrantId('g');
    expect(await codes.find('1')).toBeDefined();
    expect(await tokens.find('1')).toBeUndefined();
    expect(await tokens.find('2')).toBeDefined();
    await codes.destroy('1');
    expect(await codes.find('1')).toBeUndefined();
  });

  it('removes expired entries and marks used ones', async () => {
    const codes = createFileAdapter(folder)('AuthorizationCode');
    await codes.upsert('old', { grantId: 'g' }, -1);
    await codes.upsert('new', { grantId: 'g' }, 60);
    expect(await codes.find('old')).toBeUndefined();
    expect(readFileSync(path.join(folder, 'provider.json'), 'utf8')).not.toContain('old');
    await codes.consume('new');
    expect(await codes.find('new')).toMatchObject({ consumed: expect.any(Number) });
  });

  it('uses the same signing key after a restart', async () => {
    const [first] = (await loadSecrets(folder)).signingKeys;
    expect((await loadSecrets(folder)).signingKeys).toEqual([first]);
  });
});
