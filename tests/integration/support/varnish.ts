import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findProgram } from '../../../scripts/find-program';
import { CommandError } from '../../../scripts/command-error';
import { installDebianPackage } from '../../../scripts/debian-package';
import type { ProcessManager } from '../../../scripts/process-manager';
import { waitUntil } from '../../../scripts/shutdown';

/** The values that replace those of deploy/varnish/site.vcl. */
interface VarnishOptions {
  folder: string;
  port: number;
  /** The ports of the two origin servers. */
  origins: readonly [number, number];
  token: string;
}

/** Varnish with a configuration of its own. */
interface PlainOptions {
  folder: string;
  port: number;
  vcl: string;
}

/**
 * Starts Varnish with deploy/varnish/site.vcl. Only the servers behind it, the token, and the time limit are replaced.
 * @returns its URL
 * @throws {CommandError} when it doesn't start, with its output
 */
export function startVarnish(processes: ProcessManager, { folder, port, origins, token }: VarnishOptions): Promise<string> {
  const replacements = [
    ['.host = "site-a";\n  .port = "3000";', `.host = "127.0.0.1";\n  .port = "${origins[0]}";`],
    ['.host = "site-b";\n  .port = "3000";', `.host = "127.0.0.1";\n  .port = "${origins[1]}";`],
    ['CDN_TOKEN', token],
    // More than the time in which a failed connection is tried again.
    ['.first_byte_timeout = 25s;', '.first_byte_timeout = 3s;'],
  ] as const;
  const vcl = replacements.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/varnish/site.vcl has no ${from} anymore.`);
      return text.replaceAll(from, to);
    },
    readFileSync('deploy/varnish/site.vcl', 'utf8'),
  );
  return runVarnish(processes, { folder, port, vcl });
}

/**
 * Starts Varnish.
 * @returns its URL
 * @throws {CommandError} when it doesn't start, with its output
 */
export async function runVarnish(processes: ProcessManager, { folder, port, vcl }: PlainOptions): Promise<string> {
  const varnish = await findProgram(processes, 'varnishd', 'varnish');
  chmodSync(folder, 0o755);
  const vclFile = path.join(folder, 'site.vcl');
  writeFileSync(vclFile, vcl);
  const workFolder = path.join(folder, 'work');
  mkdirSync(workFolder, { recursive: true });
  await ensureModules(processes, varnish, vclFile);
  const server = processes.start({
    name: 'varnishd',
    command: varnish,
    arguments: ['-j', 'none', '-F', '-f', vclFile, '-a', `127.0.0.1:${port}`, '-n', workFolder, '-s', 'malloc,64m'],
    output: 'keep',
  });
  let isUp = false;
  let hasExited = false;
  void server.exited.then(() => (hasExited = true));
  const url = `http://127.0.0.1:${port}`;
  const asking = setInterval(() => {
    void fetch(url, { method: 'HEAD' }).then(
      () => (isUp = true),
      () => undefined,
    );
  }, 100);
  const hasStarted = await waitUntil(() => isUp || hasExited, 120_000);
  clearInterval(asking);
  if (hasStarted && !hasExited) return url;
  await server.stop();
  throw new CommandError('Varnish did not start.', { output: (await server.exited).output });
}

/** The module xkey is in a package of its own. */
async function ensureModules(processes: ProcessManager, varnish: string, vclFile: string): Promise<void> {
  const compile = () =>
    processes.start({ name: 'varnishd -C', command: varnish, arguments: ['-C', '-f', vclFile], output: 'keep' }).exited;
  const { code, output } = await compile();
  if (code === 0) return;
  if (!output.includes('xkey')) throw new CommandError('deploy/varnish/site.vcl does not compile.', { output });
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new CommandError('This needs the module xkey of Varnish.', {
      hint: 'Install the package "varnish-modules" of your system.',
    });
  await installDebianPackage('varnish-modules', processes);
}
