import { describe, expect, it } from 'vitest';
import { environment } from './environment';
import { isSameOriginRequest } from './same-origin';

const ORIGIN = new URL(environment.SITE_URL).origin;
const post = (headers: Record<string, string>) => isSameOriginRequest({ method: 'POST', headers: new Headers(headers) });

describe('a change', () => {
  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin', origin: ORIGIN },
    // A page that sends no referrer, such as the one of a newsletter link, has the origin "null".
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { origin: ORIGIN },
    { referer: `${ORIGIN}/contact` },
  ])('is accepted from this site: %j', (headers) => {
    expect(post(headers)).toBe(true);
  });

  it.each<Record<string, string>>([
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site', origin: ORIGIN },
    { 'sec-fetch-site': 'same-site', origin: 'https://other.example.com' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://evil.example' },
    { origin: `${ORIGIN}.evil.example` },
    { origin: 'null' },
    { origin: 'https://evil.example', referer: `${ORIGIN}/contact` },
    { referer: `${ORIGIN}.evil.example/` },
    { referer: 'nonsense' },
  ])('is rejected from anywhere else: %j', (headers) => {
    expect(post(headers)).toBe(false);
  });
});

it('accepts a read from anywhere', () => {
  expect(isSameOriginRequest({ method: 'GET', headers: new Headers({ 'sec-fetch-site': 'cross-site' }) })).toBe(true);
});
