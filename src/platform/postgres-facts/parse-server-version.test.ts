import { describe, expect, it } from 'vitest';
import { parseServerVersion } from './parse-server-version';

describe('a release is read from', () => {
  it.each([
    ['18.7', '18.7'],
    ['v18.7', '18.7'],
    ['9.6.24', '9.6.24'],
    ['PostgreSQL 18.4 on x86_64-pc-linux-gnu, compiled by gcc (Debian 14.2.0-19) 14.2.0, 64-bit', '18.4'],
    ['PostgreSQL 16.4 (Ubuntu 16.4-0ubuntu0.24.04.2) on aarch64-unknown-linux-gnu, compiled by gcc 13.2.0, 64-bit', '16.4'],
    ['PostgreSQL 9.6.24 on x86_64-pc-linux-gnu, compiled by gcc (GCC) 4.8.5, 64-bit', '9.6.24'],
    ['postgres (PostgreSQL) 17.12', '17.12'],
    ['psql (PostgreSQL) 15.20 (Debian 15.20-0+deb12u1)', '15.20'],
    ['PostgreSQL 14.25', '14.25'],
    ['postgres:16.4-alpine', '16.4'],
    ['docker.io/library/postgres:15.20-bookworm', '15.20'],
    ['ghcr.io/cloudnative-pg/postgresql:18.6-minimal-trixie', '18.6'],
    ['bitnami/postgresql:16.4.0-debian-12-r14', '16.4'],
    ['registry.example.com:5000/postgres:16.4', '16.4'],
    ['localhost:5000/team/postgres:v17.6', '17.6'],
    ['postgresql-16 16.4-1.pgdg120+1', '16.4'],
    ['17.6-1.pgdg13+1', '17.6'],
    ['180007', '18.7'],
    ['server_version_num: 160004', '16.4'],
    ['90624', '9.6.24'],
    [' server_version \n----------------\n 18.4', '18.4'],
  ])('%s', (text, release) => {
    expect(parseServerVersion(text)).toEqual({ kind: 'release', product: 'postgresql', release });
  });

  it('the last line of pg_config', () => {
    const output = `BINDIR = /usr/lib/postgresql/16/bin\r\nCONFIGURE = ${"'--with-icu' ".repeat(200)}\r\nVERSION = PostgreSQL 16.4\r\n`;
    expect(parseServerVersion(output)).toEqual({ kind: 'release', product: 'postgresql', release: '16.4' });
  });

  it.each([
    [
      'PostgreSQL 18.6 (EnterpriseDB Advanced Server 18.6.0) on x86_64-pc-linux-gnu, compiled by gcc, 64-bit',
      'advanced-server',
      '18.6',
    ],
    ['EnterpriseDB 16.4.1', 'advanced-server', '16.4'],
    ['EPAS 17.7', 'advanced-server', '17.7'],
    ['PostgreSQL 16.2 (EnterpriseDB Postgres Extended Server 16.2.0) on x86_64-pc-linux-gnu', 'extended-server', '16.2'],
  ])('%s, with its product', (text, product, release) => {
    expect(parseServerVersion(text)).toEqual({ kind: 'release', product, release });
  });
});

describe('a text that names no release', () => {
  it.each([
    ['16', 16],
    ['PostgreSQL 16', 16],
    ['postgres:16', 16],
    ['postgres:16-alpine', 16],
    ['9.6', 9.6],
    ['registry.example.com:5000/postgres:16', 16],
  ])('can name a major version: %s', (text, major) => {
    expect(parseServerVersion(text)).toEqual({ kind: 'major', product: 'postgresql', major });
  });

  it.each([
    ['PostgreSQL 19beta2 on x86_64', '19 beta2'],
    ['postgres:19rc1', '19 rc1'],
    ['19~rc1-1', '19 rc1'],
    ['PostgreSQL 20devel on x86_64', '20 devel'],
  ])('can name a pre-release: %s', (text, name) => {
    expect(parseServerVersion(text)).toMatchObject({ kind: 'prerelease', name });
  });

  it.each([
    ['PostgreSQL 8.0.2 on i686-pc-linux-gnu, compiled by GCC, Redshift 1.0.54321', 'Amazon Redshift'],
    ['PostgreSQL 9.4.26 (Greenplum Database 6.25.3)', 'Greenplum'],
    ['PostgreSQL 11.2-YB-2.21.0.0-b0 on x86_64', 'YugabyteDB'],
    ['CockroachDB CCL v23.1.11', 'CockroachDB'],
    ['8.0.36 MySQL Community Server', 'MySQL or MariaDB'],
  ])('can be of another product: %s', (text, name) => {
    expect(parseServerVersion(text)).toEqual({ kind: 'other-product', name });
  });

  it.each(['', 'latest', 'postgres:latest', 'hello', '1', '123', '99999999', '<script>', `${' '.repeat(400)}18.7`.slice(0, 300)])(
    'is not guessed: %j',
    (text) => {
      expect(parseServerVersion(text)).toEqual({ kind: 'unreadable' });
    },
  );
});
