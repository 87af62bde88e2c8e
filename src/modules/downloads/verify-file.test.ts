import { expect, test } from 'vitest';
import { buildChecksumCommand, buildSourceArchive, formatSize, getShell } from './verify-file';

test('the command that compares a checksum fits the system', () => {
  expect(buildChecksumCommand('a.tar.gz', 'ab', 'debian-12')).toBe("echo 'ab  a.tar.gz' | sha256sum --check");
  expect(buildChecksumCommand('a.dmg', 'ab', 'macos')).toContain('shasum -a 256');
  expect(buildChecksumCommand('a.exe', 'ab', 'windows')).toContain('Get-FileHash a.exe');
  expect(['debian-12', 'macos', 'windows'].map(getShell)).toEqual(['bash', 'bash', 'powershell']);
});

test('sizes are in decimal units', () => {
  expect([0, 999, 1_000, 1_250_000, 3e9].map(formatSize)).toEqual(['0 bytes', '999 bytes', '1.0 kB', '1.3 MB', '3.0 GB']);
});

test('the source of a release and its checksum are at the project', () => {
  expect(buildSourceArchive('17.11').checksumUrl).toBe(
    'https://ftp.postgresql.org/pub/source/v17.11/postgresql-17.11.tar.bz2.sha256',
  );
});
