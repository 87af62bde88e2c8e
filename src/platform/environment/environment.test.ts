import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './environment';

const SECRET = 'a-secret-of-at-least-24-characters';

describe('the environment', () => {
  it('is usable with nothing set', () => {
    expect(parseEnvironment({})).toMatchObject({ NODE_ENV: 'production', PORT: 3000, SITE_URL: 'http://localhost:3000', ROLE: 'both' });
  });

  it('takes an empty variable as one that is not set', () => {
    expect(parseEnvironment({ PORT: '', SITE_URL: '', TAG_MANAGER_ID: '' })).toEqual(parseEnvironment({}));
  });

  it('knows the site by its port when nobody says otherwise', () => {
    expect(parseEnvironment({ PORT: '8080' }).SITE_URL).toBe('http://localhost:8080');
  });

  it('takes the address without a slash at its end', () => {
    expect(parseEnvironment({ SITE_URL: 'https://www.example.org/', PAYLOAD_SECRET: SECRET }).SITE_URL).toBe('https://www.example.org');
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:81', 'http://[::1]:3000'])('needs no secret at %s', (url) => {
    expect(parseEnvironment({ SITE_URL: url }).PAYLOAD_SECRET.length).toBeGreaterThanOrEqual(24);
  });

  it('needs a secret of its own at a public address', () => {
    expect(() => parseEnvironment({ SITE_URL: 'https://www.example.org' })).toThrow(/PAYLOAD_SECRET: must be set/);
    expect(() => parseEnvironment({ SITE_URL: 'https://localhost.example.org' })).toThrow(/PAYLOAD_SECRET/);
    expect(parseEnvironment({ SITE_URL: 'https://www.example.org', PAYLOAD_SECRET: SECRET }).PAYLOAD_SECRET).toBe(SECRET);
  });

  it.each([
    ['PORT', '99999'],
    ['PORT', 'port-value'],
    ['SITE_URL', 'ftp://user:hidden@example.org'],
    ['SITE_URL', 'not an address'],
    ['DATABASE_URL', 'mysql://user:hidden@host/db'],
    ['PAYLOAD_SECRET', 'short-hidden'],
    ['ROLE', 'hidden-role'],
    ['NODE_ENV', 'staging'],
    ['TAG_MANAGER_ID', 'UA-hidden'],
  ])('names %s when it is wrong, and never its value', (name, value) => {
    const refused = () => parseEnvironment({ [name]: value });
    expect(refused).toThrow(`  ${name}: `);
    expect(refused).not.toThrow(value);
  });

  it('names all that is wrong at once', () => {
    expect(() => parseEnvironment({ PORT: '0', ROLE: 'x' })).toThrow(/PORT: [^\n]*\n[^\n]*ROLE: /);
  });
});
