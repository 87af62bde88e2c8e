import { spawnSync } from 'node:child_process';
import { installDebianPackage } from '../../../scripts/debian-package';
import type { ProcessManager } from '../../../scripts/process-manager';

/** Installs ShellCheck when it is missing. It fails where it can be neither found nor installed, so that no check is skipped. */
export async function installShellCheck(processes: ProcessManager): Promise<void> {
  if (spawnSync('shellcheck', ['--version']).status !== 0) await installDebianPackage('shellcheck', processes);
}

/** Returns ShellCheck's findings about a Bash script; empty if there are none. @param allowed codes such as SC2164 */
export function checkShell(script: string, allowed: readonly string[] = []): string {
  const exclude = allowed.length > 0 ? [`--exclude=${allowed.join(',')}`] : [];
  const { stdout, status } = spawnSync('shellcheck', ['--shell=bash', '--severity=style', '--format=gcc', ...exclude, '-'], {
    input: script,
    encoding: 'utf8',
  });
  return status === 0 ? '' : stdout;
}
