import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { installDebianPackage } from './debian-package';
import { CommandError } from './command-error';
import { isExecutable } from './find-program';
import type { ProcessManager } from './process-manager';

/**
 * The headless build comes first: with it, the journeys, which open many browser contexts, take two thirds of the CPU time.
 * Playwright's own is one, too.
 */
const HEADLESS_SHELL = 'chromium-headless-shell';
const COMPLETE_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome'];

/** Where to look for Chromium, and how to install it. */
interface ChromiumOptions {
  environment: NodeJS.ProcessEnv;
  processes: ProcessManager;
  /** Called before the package is installed. */
  onNote: (text: string) => void;
}

/**
 * Finds the Chromium for the tests: CHROMIUM_PATH, the system's headless build, Playwright's own, or the system's browser; if
 * there is none, the system's package is installed when running as root on Debian.
 * @returns the path of the program
 * @throws {CommandError} that says what to install
 */
export async function findChromium({ environment, processes, onNote }: ChromiumOptions): Promise<string> {
  const given = environment['CHROMIUM_PATH'];
  if (given !== undefined && given !== '') {
    if (isExecutable(given)) return given;
    throw new CommandError(`CHROMIUM_PATH is ${given}, which isn’t a program.`, {
      hint: 'Correct it, or unset it to search for Chromium.',
    });
  }
  const found = findInstalledChromium(environment['PATH'] ?? '', chromium.executablePath());
  if (found !== undefined) return found;
  if (!isDebian(readIfExists('/etc/os-release')) || process.getuid?.() !== 0) {
    throw new CommandError('The tests of the site need Chromium, which isn’t installed.', {
      hint:
        'Install the package "chromium" of your system, or run: npx playwright install chromium. ' +
        'Or name one: CHROMIUM_PATH=/path/to/chrome npm test',
    });
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
 * @param own where Playwright would have put its own complete browser
 * @returns undefined when there is none
 */
export function findInstalledChromium(searchPath: string, own: string): string | undefined {
  const folders = searchPath.split(path.delimiter).filter((folder) => folder !== '');
  const inFolders = (name: string) => folders.map((folder) => path.join(folder, name));
  const programs = [...inFolders(HEADLESS_SHELL), getHeadlessShellBeside(own), ...COMPLETE_BROWSERS.flatMap(inFolders), own];
  return programs.find((program) => program !== '' && isExecutable(program));
}

/** Where Playwright installs its headless build, which `executablePath()` doesn't say, with the complete browser. */
function getHeadlessShellBeside(own: string): string {
  const [, folder, revision, platform] = /^(.*)chromium-(\d+)[\\/]chrome-([^\\/]+)/.exec(own) ?? [];
  if (folder === undefined) return '';
  return path.join(`${folder}chromium_headless_shell-${revision}`, `chrome-headless-shell-${platform}`, 'chrome-headless-shell');
}

/**
 * Returns whether the system is Debian itself: on Ubuntu, the package of that name only points to another store.
 * @param release text of /etc/os-release
 */
export function isDebian(release: string): boolean {
  return /^ID="?debian"?$/m.test(release);
}

function readIfExists(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
