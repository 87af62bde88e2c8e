import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isDebian, findInstalledChromium } from './find-chromium';

let folder = '';

function program(name: string, mode = 0o755): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, mode);
  return file;
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chromium-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('finding Chromium', () => {
  it('prefers a headless build, of the system or of Playwright, to a complete browser', () => {
    const own = program('playwright/chromium-1255/chrome-linux64/chrome');
    expect(findInstalledChromium(folder, own)).toBe(own);
    const chrome = program('google-chrome');
    expect(findInstalledChromium(folder, own)).toBe(chrome);
    const chromium = program('chromium');
    expect(findInstalledChromium(`/no/such:${folder}`, own)).toBe(chromium);
    const ownHeadless = program('playwright/chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell');
    expect(findInstalledChromium(folder, own)).toBe(ownHeadless);
    const headless = program('chromium-headless-shell');
    expect(findInstalledChromium(folder, own)).toBe(headless);
  });

  it('requires an existing executable', () => {
    program('chromium', 0o644);
    expect(findInstalledChromium(folder, path.join(folder, 'own'))).toBeUndefined();
    expect(findInstalledChromium('', '')).toBeUndefined();
  });
});

it('installs a package only on Debian itself', () => {
  expect(isDebian('NAME="Debian GNU/Linux"\nID=debian\n')).toBe(true);
  expect(isDebian('ID=ubuntu\nID_LIKE=debian\n')).toBe(false);
  expect(isDebian('')).toBe(false);
});
