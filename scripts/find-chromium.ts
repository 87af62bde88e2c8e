import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { installDebianPackage } from './debian-package';
import { CommandError } from './command-error';
import type { ProcessManager } from './process-manager';

/**
 * The headless build comes first: with it, the journeys, which open many browser contexts, take two thirds of the CPU time.
 * It is Playwright's default, too.
 */
const HEADLESS_SHELL = 'chromium-headless-shell';
const PROGRAMS = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome'];

/** Where to look for Chromium, and how to install it. */
export interface ChromiumOptions {
  environment: NodeJS.ProcessEnv;
  processes: ProcessManager;
  /** Called before the package is installed. */
  onNote: (text: string) => void;
}

/**
 * Finds the Chromium for the tests: CHROMIUM_PATH, the system's, or Playwright's own; if there is none, the system's
 * package is installed when running as root on Debian.
 * @returns the path of the program
 * @throws {CommandError} that says what to install
 */
export async function findChromium({ environment, processes, onNote }: ChromiumOptions): Promise<string> {
  const given = environment['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') {
    if (isExecutable(given)) return given;
    throw new CommandError(
      `CHROMIUM_PATH is ${given}, which isn’t a program.`,
      'Correct it, or unset it to search for Chromium.',
    );
  }
  const found = findInstalledChromium(environment['PATH'] ?? '', chromium.executablePath());
  if (found !== undefined) return found;
  if (!isDebian(readIfExists('/etc/os-release')) || process.getuid?.() !== 0) {
    throw new CommandError(
      'The tests of the site need Chromium, which isn’t installed.',
      'Install the package "chromium" of your system, or run: npx playwright install chromium. Or name one: CHROMIUM_PATH=/path/to/chrome npm test',
    );
  }
  await installChromium(processes, onNote);
  const installed = findInstalledChromium(environment['PATH'] ?? '', '');
  if (installed === undefined) throw new CommandError('A package of Chromium is installed, but none of its programs is on PATH.');
  return installed;
}

/** @throws {CommandError} when neither package can be installed */
async function installChromium(processes: ProcessManager, onNote: (text: string) => void): Promise<void> {
  onNote(`no Chromium here: installing the Debian package "${HEADLESS_SHELL}"`);
  try {
    await installDebianPackage(HEADLESS_SHELL, processes);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    // Older Debian releases don't have the headless build.
    onNote(`${error.message} Installing the Debian package "chromium"`);
    await installDebianPackage('chromium', processes);
  }
}

/**
 * Finds the first installed Chromium.
 * @param searchPath the variable PATH
 * @param own where Playwright would have put its own
 * @returns undefined when there is none
 */
export function findInstalledChromium(searchPath: string, own: string): string | undefined {
  const folders = searchPath.split(path.delimiter).filter((folder) => folder !== '');
  const system = PROGRAMS.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...system, own].find((program) => program !== '' && isExecutable(program));
}

/**
 * Returns whether the system is Debian itself: on Ubuntu, the package of that name only points to another store.
 * @param release text of /etc/os-release
 */
export function isDebian(release: string): boolean {
  return /^ID="?debian"?$/m.test(release);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    // It doesn't exist, or we may not run it.
    return false;
  }
}

function readIfExists(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
