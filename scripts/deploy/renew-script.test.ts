import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

/** Like certbot, it keeps a certificate by its name, and changes its host only when the option for it is set. */
const ISSUES_CERTIFICATE = `
for word; do
  case "$previous" in --domain) host=$word ;; --cert-name) live=$CERTBOT_FOLDER/live/$word ;; --webroot-path) root=$word ;; esac
  case "$word" in --renew-with-new-domains) may_change=1 ;; esac
  previous=$word
done
test "$root" = "$ACME_FOLDER" || exit 1
if [ -e "$live/host" ] && [ "$(cat "$live/host")" != "$host" ]; then test "$may_change" = 1 || exit 1; fi
mkdir -p "$live"
echo "$host" > "$live/host"
number=$(wc -l < "$CALLS")
for name in privkey fullchain; do printf '%s %s' "$host" "$number" > "$live/$name.pem"; done`;

let above = '';

beforeEach(() => {
  above = mkdtempSync(path.join(tmpdir(), 'renew-script-'));
  for (const name of ['bin', 'tls', 'certbot']) mkdirSync(path.join(above, name));
  useCertbot(ISSUES_CERTIFICATE);
});
afterEach(() => rmSync(above, { recursive: true }));

/** Makes the script run a stand-in for a program. */
function useProgram(name: string, script: string): void {
  writeFileSync(path.join(above, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

function useCertbot(script: string): void {
  useProgram('certbot', `echo "$@" >> "$CALLS"\n${script}`);
}

/** The lines that the stand-ins have written into a file. */
function readLines(name: string): string[] {
  const file = path.join(above, name);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
}

/** What the proxy reads. */
function readFiles(): Record<string, string> {
  const folder = path.join(above, 'tls');
  return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

interface Outcome {
  isSuccessful: boolean;
  /** What it wrote to its log. */
  log: string;
}

/** Runs the script. */
function run(parameters: readonly string[], variables: Record<string, string> = {}): Promise<Outcome> {
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'test',
    PATH: `${path.join(above, 'bin')}:${process.env['PATH']}`,
    SITE_HOST: 'www.example.com',
    ACME_EMAIL: 'operations@example.com',
    ACME_FOLDER: path.join(above, 'acme'),
    CERTBOT_FOLDER: path.join(above, 'certbot'),
    TLS_FOLDER: path.join(above, 'tls'),
    CALLS: path.join(above, 'calls'),
    ABOVE: above,
    ...variables,
  };
  return new Promise((resolve) => {
    execFile('sh', ['deploy/certificates/renew.sh', ...parameters], { env }, (error, _output, log) =>
      resolve({ isSuccessful: error === null, log }),
    );
  });
}

/** Runs the script as the service does, and ends it when it has waited a number of times, instead of waiting. */
function runService(times: number, variables: Record<string, string> = {}): Promise<Outcome> {
  useProgram('sleep', `echo "$@" >> "$ABOVE/waits"\ntest "$(wc -l < "$ABOVE/waits")" -lt ${times} || kill "$PPID"`);
  return run([], variables);
}

it('gives the proxy the first certificate, with a key that only its owner can read', async () => {
  expect(await run(['once'])).toEqual({ isSuccessful: true, log: '' });
  expect(readFiles()).toEqual({ 'privkey.pem': 'www.example.com 1', 'fullchain.pem': 'www.example.com 1' });
  expect(readLines('calls')).toEqual([expect.stringMatching(/^certonly .*--email operations@example\.com /)]);
  expect(statSync(path.join(above, 'tls/privkey.pem')).mode & 0o077).toBe(0);
});

it('replaces the certificate by the renewed one', async () => {
  expect([await run(['once']), await run(['once'])]).toMatchObject([{ isSuccessful: true }, { isSuccessful: true }]);
  expect(readFiles()).toEqual({ 'privkey.pem': 'www.example.com 2', 'fullchain.pem': 'www.example.com 2' });
});

it('replaces the certificate by one for another host', async () => {
  await run(['once']);
  expect(await run(['once'], { SITE_HOST: 'new.example.com' })).toMatchObject({ isSuccessful: true });
  expect(readFiles()).toEqual({ 'privkey.pem': 'new.example.com 2', 'fullchain.pem': 'new.example.com 2' });
});

it('keeps the previous certificate when the request fails', async () => {
  await run(['once']);
  useCertbot('exit 1');
  expect(await run(['once'])).toMatchObject({ isSuccessful: false });
  expect(readFiles()).toEqual({ 'privkey.pem': 'www.example.com 1', 'fullchain.pem': 'www.example.com 1' });
});

it('reports a failure as a service, and tries again twelve hours later', async () => {
  useCertbot(`test "$(wc -l < "$CALLS")" -gt 1 || { echo 'No connection.' >&2; exit 1; }${ISSUES_CERTIFICATE}`);
  const { log } = await runService(2);
  expect(log).toBe('No connection.\nThe certificate was not renewed.\n');
  expect(readLines('waits')).toEqual(['43200', '43200']);
  expect(readFiles()).toEqual({ 'privkey.pem': 'www.example.com 2', 'fullchain.pem': 'www.example.com 2' });
});

it('requests nothing without an email address', async () => {
  expect(await runService(2, { ACME_EMAIL: '' })).toMatchObject({ log: '' });
  expect(readLines('waits')).toHaveLength(2);
  expect([readLines('calls'), readFiles()]).toEqual([[], {}]);
});

it('requests one certificate at a time', async () => {
  // The first request takes until the test has seen the second run ask for the lock.
  useProgram('flock', 'echo "$@" >> "$ABOVE/locks"\nPATH=${PATH#*:} exec flock "$@"');
  useCertbot(`
    mkdir "$ABOVE/busy" || exit 1
    while [ -e "$ABOVE/locks" ] && [ "$(wc -l < "$ABOVE/locks")" -lt 2 ]; do sleep 0.02; done
    ${ISSUES_CERTIFICATE}
    rmdir "$ABOVE/busy"`);
  const first = run(['once']);
  await expect.poll(() => readLines('calls').length, { timeout: 60_000 }).toBe(1);
  // Whoever asks for the lock now has to wait.
  const isLocked = await new Promise<boolean>((resolve) => {
    execFile('flock', ['--nonblock', path.join(above, 'certbot/.renewing'), 'true'], (error) => resolve(error !== null));
  });
  expect(isLocked).toBe(true);
  const second = run(['once']);
  expect(await Promise.all([first, second])).toEqual([
    { isSuccessful: true, log: '' },
    { isSuccessful: true, log: '' },
  ]);
  expect(readFiles()).toEqual({ 'privkey.pem': 'www.example.com 2', 'fullchain.pem': 'www.example.com 2' });
});
