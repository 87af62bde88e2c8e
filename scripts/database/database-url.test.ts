import { describe, expect, it } from 'vitest';
import { formatError } from '../command-error';
import { checkDatabaseUrl, toConnectionError, parseDatabaseUrl } from './database-url';

const url = 'postgres://anna:s%40cret@db.example:6543/shop';

function failure(code: string, message = 'failed'): Error {
  return Object.assign(new Error(message), { code });
}

describe('parsing DATABASE_URL', () => {
  it('returns everything but the password', () => {
    expect(parseDatabaseUrl(url)).toEqual({ host: 'db.example', port: '6543', user: 'anna', database: 'shop' });
  });

  it('fills in defaults', () => {
    expect(parseDatabaseUrl('postgresql://anna@/')).toEqual({ host: 'localhost', port: '5432', user: 'anna', database: 'anna' });
  });

  it.each(['nonsense s@cret', 'postgres://u:s@cret@db:port/y', 'mysql://anna:s@cret@db/shop'])(
    'rejects %s without repeating it',
    (text) => {
      expect(() => parseDatabaseUrl(text)).toThrow(/^DATABASE_URL (is not a valid URL|begins with)/);
      expect(() => parseDatabaseUrl(text)).not.toThrow(/cret/);
    },
  );
});

describe('connection error messages', () => {
  it.each([
    ['ECONNREFUSED', /No database is listening at db\.example:6543/],
    ['ENOTFOUND', /"db\.example" of DATABASE_URL is unknown/],
    ['EAI_AGAIN', /"db\.example" of DATABASE_URL is unknown/],
    ['ETIMEDOUT', /did not respond in time/],
    ['28P01', /password of user "anna"/],
    ['28000', /rejected user "anna" for database "shop"/],
    ['3D000', /no database "shop" at db\.example:6543[^]*createdb/],
    ['53300', /no free connections/],
    ['57P03', /starting up or shutting down/],
    ['XX000', /cannot be used as user "anna"[^]*\(XX000\)/],
  ])('%s', (code, words) => {
    const text = formatError(toConnectionError(url, failure(code))).join('\n');
    expect(text).toMatch(words);
    expect(text).toContain('DATABASE_URL');
    expect(text).not.toMatch(/s@cret|s%40cret/);
  });

  it('recognizes a driver timeout, which has no code', () => {
    expect(toConnectionError(url, new Error('timeout expired')).message).toMatch(/did not respond in time/);
  });

  it('hides the password in an unknown message, however it is encoded', () => {
    const text = formatError(toConnectionError(url, new Error(`cannot parse ${url} near s@cret`))).join('\n');
    expect(text).not.toMatch(/s@cret|s%40cret/);
  });

  it('describes an actual refused connection', async () => {
    await expect(checkDatabaseUrl('postgres://anna:s3cret@127.0.0.1:1/shop')).rejects.toThrow(
      'No database is listening at 127.0.0.1:1 (DATABASE_URL).',
    );
  });
});
