import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSources, withCurrentTsconfig, hashSources } from './source-hash';

let root = '';

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

function stamp(): string {
  return hashSources(readSources(root));
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'stamp-'));
  write('package-lock.json', '{}');
  write('next.config.ts', 'export default {}');
  write('tsconfig.json', '{}');
  write('src/app/page.tsx', 'page');
  write('public/icon.svg', '<svg/>');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('source hash', () => {
  it('ignores file timestamps', () => {
    const before = stamp();
    utimesSync(path.join(root, 'src/app/page.tsx'), 1, 1);
    expect(stamp()).toBe(before);
  });

  it('ignores files that a build generates', () => {
    const before = stamp();
    write('public/sql/worker.js', 'made');
    expect(stamp()).toBe(before);
  });

  it.each([
    ['src/app/page.tsx', 'other'],
    ['src/app/new.tsx', ''],
    ['public/icon.svg', '<svg></svg>'],
    ['package-lock.json', '{"a":1}'],
    ['next.config.ts', 'export default { a: 1 }'],
    ['tsconfig.json', '{"a":1}'],
  ])('changes with %s', (file, content) => {
    const before = stamp();
    write(file, content);
    expect(stamp()).not.toBe(before);
  });

  it('changes when a file moves', () => {
    const before = stamp();
    rmSync(path.join(root, 'src/app/page.tsx'));
    write('src/app/(site)/page.tsx', 'page');
    expect(stamp()).not.toBe(before);
  });

  it.each(['src/app/page.test.tsx', 'src/a.test.ts', 'README.md', 'tests/a.ts'])('does not change with %s', (file) => {
    const before = stamp();
    write(file, 'x');
    expect(stamp()).toBe(before);
  });

  it('works without a public folder', () => {
    rmSync(path.join(root, 'public'), { recursive: true });
    expect(stamp()).toMatch(/^[0-9a-f]{64}$/);
  });

  it('accepts only the tsconfig.json changes that Next makes during a build', () => {
    const before = readSources(root);
    write('tsconfig.json', '{"written":"by next"}');
    expect(hashSources(withCurrentTsconfig(root, before))).toBe(stamp());
    write('src/app/page.tsx', 'changed while building');
    expect(hashSources(withCurrentTsconfig(root, before))).not.toBe(stamp());
  });
});
