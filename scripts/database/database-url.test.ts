import { describe, expect, it } from 'vitest';
import { formatError } from '../command-error';
import { checkDatabaseUrl, toConnectionError, parseDatabaseUrl } from './database-url';

const url = 'postgres://anna:s%40cret@db.example:6543/shop';

function failure(code: string, message = 'failed'): Error {
  return Object.assign(new Error(message), { code });
}

describe('reading DATABASE_URL', () => {
  it('gives everything but the password', () => {
    expect(parseDatabaseUrl(url)).toEqual({ host: 'db.example', port: '6543', user: 'anna', database: 'shop' });
  });

  it('fills in what may be left out', () => {
    expect(parseDatabaseUrl('postgresql://anna@/')).toEqual({ host: 'localhost', port: '5432', user: 'anna', database: 'anna' });
  });

  it.each(['nonsense s@cret', 'postgres://u:s@cret@db:port/y', 'mysql://anna:s@cret@db/shop'])(
    'refuses %s without repeating it',
    (text) => {
      expect(() => parseDatabaseUrl(text)).toThrow(/^DATABASE_URL (is not a valid address|begins with)/);
      expect(() => parseDatabaseUrl(text)).not.toThrow(/cret/);
    },
  );
});

describe('a failed connection in words', () => {
  it.each([
    ['ECONNREFUSED', /No database answers at db\.example:6543/],
    ['ENOTFOUND', /"db\.example" of DATABASE_URL is not known/],
    ['EAI_AGAIN', /"db\.example" of DATABASE_URL is not known/],
    ['ETIMEDOUT', /does not answer in time/],
    ['28P01', /password of user "anna"/],
    ['28000', /does not let user "anna" into "shop"/],
    ['3D000', /no database "shop" at db\.example:6543[^]*createdb/],
    ['53300', /no connection left/],
    ['57P03', /starting up or shutting down/],
    ['XX000', /cannot be used as user "anna"[^]*\(XX000\)/],
  ])('%s', (code, words) => {
    const text = formatError(toConnectionError(url, failure(code))).join('\n');
    expect(text).toMatch(words);
    expect(text).toContain('DATABASE_URL');
    expect(text).not.toMatch(/s@cret|s%40cret/);
  });

  it('knows a time limit of the driver, which has no code', () => {
    expect(toConnectionError(url, new Error('timeout expired')).message).toMatch(/does not answer in time/);
  });

  it('hides the password in a message that it does not know, however it is written', () => {
    const text = formatError(toConnectionError(url, new Error(`cannot parse ${url} near s@cret`))).join('\n');
    expect(text).not.toMatch(/s@cret|s%40cret/);
  });

  it('comes from a real refused connection', async () => {
    await expect(checkDatabaseUrl('postgres://anna:s3cret@127.0.0.1:1/shop')).rejects.toThrow(
      'No database answers at 127.0.0.1:1 (DATABASE_URL).',
    );
  });
});
