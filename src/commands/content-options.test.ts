import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parseExportOptions, parseImportOptions } from './content-options';

const folder = mkdtempSync(path.join(os.tmpdir(), 'content-options-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('an import has its options and one folder', () => {
  expect(parseImportOptions([])).toEqual({ folder: undefined });
  expect(parseImportOptions(['--dry-run', folder])).toEqual({ 'dry-run': true, folder });
  expect(parseImportOptions([folder, '--record', 'file'])).toEqual({ record: 'file', folder });
});

it('an export has one folder, which need not exist', () => {
  expect(parseExportOptions([])).toEqual({ folder: undefined });
  expect(parseExportOptions(['none'])).toEqual({ folder: 'none' });
});

it.each([parseImportOptions, parseExportOptions])('a second folder and an unknown option are refused (%o)', (parse) => {
  expect(() => parse([folder, folder])).toThrow('Only one folder can be given, and there are 2');
  expect(() => parse([folder, '--dryrun'])).toThrow("Unknown option '--dryrun'");
});

it('an import from a folder that doesn’t exist, or from a file, is refused', () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  for (const given of [path.join(folder, 'none'), file])
    expect(() => parseImportOptions([given])).toThrow(`“${given}” isn’t a folder`);
});
