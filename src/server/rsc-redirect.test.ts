import { describe, expect, it } from 'vitest';
import { getRscRedirect } from './rsc-redirect';

const prefetch = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };

describe('getRscRedirect', () => {
  it('accepts requests for no payload, and payload requests without other headers', async () => {
    expect(await getRscRedirect('/a', '?utm_source=x', {})).toBeUndefined();
    expect(await getRscRedirect('/a', '?_rsc', { rsc: '1' })).toBeUndefined();
    expect(await getRscRedirect('/a', '?_rsc=', { rsc: '1' })).toBeUndefined();
  });

  it('redirects to the hash of the headers and accepts it', async () => {
    const target = (await getRscRedirect('/a', '?_rsc=other', prefetch)) ?? '';
    expect(target).toMatch(/^\/a\?_rsc=[\w-]{5,}$/);
    expect(await getRscRedirect('/a', target.slice('/a'.length), prefetch)).toBeUndefined();
    expect(await getRscRedirect('/a', target.slice('/a'.length), { rsc: '1' })).toBe('/a?_rsc=');
  });
});
