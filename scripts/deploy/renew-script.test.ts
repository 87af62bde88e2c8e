import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let above = '';

beforeEach(() => {
  above = mkdtempSync(path.join(tmpdir(), 'renew-script-'));
  for (const name of ['bin', 'tls', 'certbot/live/site']) mkdirSync(path.join(above, name), { recursive: true });
  for (const name of ['privkey', 'fullchain']) {
    writeFileSync(path.join(above, 'tls', `${name}.pem`), 'old');
    writeFileSync(path.join(above, 'certbot/live/site', `${name}.pem`), 'new');
  }
});
afterEach(() => rmSync(above, { recursive: true }));

/** Renews once, with a stand-in for certbot. @returns whether it succeeded, and what the proxy reads afterwards */
function renew(certbot: string): { isSuccessful: boolean; files: Record<string, string> } {
  writeFileSync(path.join(above, 'bin', 'certbot'), `#!/bin/sh\n${certbot}\n`, { mode: 0o755 });
  const { status, error } = spawnSync('sh', ['deploy/certificates/renew.sh', 'once'], {
    env: {
      NODE_ENV: 'test',
      PATH: `${path.join(above, 'bin')}:${process.env['PATH']}`,
      SITE_HOST: 'www.example.com',
      ACME_EMAIL: 'operations@example.com',
      ACME_FOLDER: path.join(above, 'acme'),
      CERTBOT_FOLDER: path.join(above, 'certbot'),
      TLS_FOLDER: path.join(above, 'tls'),
    },
  });
  if (error) throw error;
  const read = (name: string): [string, string] => [name, readFileSync(path.join(above, 'tls', name), 'utf8')];
  return { isSuccessful: status === 0, files: Object.fromEntries(readdirSync(path.join(above, 'tls')).map(read)) };
}

it('gives the proxy the certificate, with a key that only its owner can read', () => {
  const calls = path.join(above, 'calls');
  expect(renew(`echo "$@" > ${calls}`)).toEqual({
    isSuccessful: true,
    files: { 'privkey.pem': 'new', 'fullchain.pem': 'new' },
  });
  expect(readFileSync(calls, 'utf8')).toMatch(/ --domain www\.example\.com .* --webroot-path \S+\/acme$/m);
  expect(statSync(path.join(above, 'tls/privkey.pem')).mode & 0o077).toBe(0);
});

it('keeps the previous certificate when the request fails', () => {
  expect(renew('exit 1')).toEqual({ isSuccessful: false, files: { 'privkey.pem': 'old', 'fullchain.pem': 'old' } });
});
