import { describe, expect, it } from 'vitest';
import { reactDataRedirect } from './react-data';

const prefetch = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };

describe('reactDataRedirect', () => {
  it('lets through what asks for no data, and data without other headers', async () => {
    expect(await reactDataRedirect('/a', '?utm_source=x', {})).toBeUndefined();
    expect(await reactDataRedirect('/a', '?_rsc', { rsc: '1' })).toBeUndefined();
    expect(await reactDataRedirect('/a', '?_rsc=', { rsc: '1' })).toBeUndefined();
  });

  it('redirects to the hash of the headers, and lets that through', async () => {
    const target = (await reactDataRedirect('/a', '?_rsc=other', prefetch)) ?? '';
    expect(target).toMatch(/^\/a\?_rsc=[\w-]{5,}$/);
    expect(await reactDataRedirect('/a', target.slice('/a'.length), prefetch)).toBeUndefined();
    expect(await reactDataRedirect('/a', target.slice('/a'.length), { rsc: '1' })).toBe('/a?_rsc=');
  });
});
