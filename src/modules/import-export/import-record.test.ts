import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compareFile, hashFiles, hashFolder, matchesRecord, readRecord, writeRecord } from './import-record';

it.each([
  ['same', 'a file that was exported', { file: 'new', stored: 'new', recorded: { file: 'old', stored: 'old' } }],
  ['unchanged', 'a file whose page an editor changed', { file: 'old', stored: 'new', recorded: { file: 'old', stored: 'old' } }],
  [
    'unchanged',
    'a file whose page an editor deleted',
    { file: 'old', stored: undefined, recorded: { file: 'old', stored: 'old' } },
  ],
  ['unchanged', 'a file in another format than the export', { file: 'x', stored: 'old', recorded: { file: 'x', stored: 'old' } }],
  ['changed', 'a file that was edited', { file: 'new', stored: 'old', recorded: { file: 'old', stored: 'old' } }],
  ['changed', 'a new file', { file: 'new', stored: undefined, recorded: undefined }],
  ['conflicting', 'a file that was edited in both places', { file: 'a', stored: 'b', recorded: { file: 'old', stored: 'old' } }],
  ['conflicting', 'a file without a record', { file: 'a', stored: 'b', recorded: undefined }],
])('%s: %s', (expected, _what, versions) => expect(compareFile(versions)).toBe(expected));

it('a record matches until a file is changed, added, or removed; hidden files don’t count', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'import-record-'));
  const recordFile = `${root}.json`;
  try {
    const write = (file: string, text: string) => writeFileSync(path.join(root, file), text);
    write('settings.yaml', 'name: One\n');
    write('pages.yaml', '[]\n');
    write('.dictionary.txt', 'word\n');
    expect(await matchesRecord(root, recordFile), 'no record').toBe(false);
    const record = Object.fromEntries([...(await hashFolder(root))].map(([file, hash]) => [file, { file: hash }]));
    expect(Object.keys(record)).toEqual(['pages.yaml', 'settings.yaml']);
    await writeRecord(recordFile, record);
    expect(await readRecord(recordFile)).toEqual(record);
    expect(await matchesRecord(root, recordFile)).toBe(true);
    write('redirects.yaml', '[]\n');
    expect(await matchesRecord(root, recordFile), 'added').toBe(false);
    rmSync(path.join(root, 'redirects.yaml'));
    write('settings.yaml', 'name: Two\n');
    expect(await matchesRecord(root, recordFile), 'changed').toBe(false);
    write('settings.yaml', 'name: One\n');
    writeFileSync(recordFile, '{');
    expect(await matchesRecord(root, recordFile), 'not readable').toBe(false);
  } finally {
    rmSync(root, { recursive: true });
    rmSync(recordFile);
  }
});

it('a picture is one file with its metadata, whichever of the two changes', () => {
  const hash = (image: string, metadata: string) =>
    hashFiles(
      new Map([
        ['media/a.yaml', metadata],
        ['media/a.svg', image],
      ]),
    );
  expect([...hash('x', 'y').keys()]).toEqual(['media/a.yaml']);
  const hashes = [hash('x', 'y'), hash('x', 'z'), hash('z', 'y')].map((each) => each.get('media/a.yaml'));
  expect(new Set(hashes).size).toBe(3);
});
