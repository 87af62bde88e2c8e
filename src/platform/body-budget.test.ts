import { describe, expect, it } from 'vitest';
import { BodyBudget, BufferedBody, SMALL_BODY_BYTES } from './body-budget';
import { CLIENT_IP_HEADER } from './client-ip';

const from = (address: string) => ({ headers: new Headers({ [CLIENT_IP_HEADER]: address }) });
const budget = () => new BodyBudget({ all: 1_000_000, large: 600_000 }, { all: 500_000, large: 300_000 });
const large = new Uint8Array(200_000);
const small = new Uint8Array(10_000);

describe('concurrent request bodies', () => {
  it('are limited per network, with room left for small ones', () => {
    const shared = budget();
    const held = () => new BufferedBody(from('192.0.2.1'), shared);
    expect([held().append(large), held().append(large), held().append(small)]).toEqual([undefined, 'network', undefined]);
  });

  it('count against the network of an IPv6 address, not the address', () => {
    const shared = budget();
    expect(new BufferedBody(from('2001:db8::1'), shared).append(large)).toBeUndefined();
    expect(new BufferedBody(from('2001:db8::2'), shared).append(large)).toBe('network');
    expect(new BufferedBody(from('2001:db8:0:1::1'), shared).append(large)).toBeUndefined();
  });

  it('are limited in total, with room left for small ones', () => {
    const shared = budget();
    const held = (address: string) => new BufferedBody(from(address), shared);
    expect([held('192.0.2.1').append(large), held('192.0.2.2').append(large), held('192.0.2.3').append(large)]).toEqual([
      undefined,
      undefined,
      'process',
    ]);
    expect(held('192.0.2.3').append(small)).toBeUndefined();
  });

  it('count more than their bytes when they arrive in very small chunks', () => {
    const body = new BufferedBody(from('192.0.2.1'), budget());
    const taken = Array.from({ length: 3_000 }, () => body.append(new Uint8Array(1)));
    expect(taken.indexOf('network')).toBeGreaterThan(0);
  });

  it('are released completely or except for their beginning', () => {
    const shared = budget();
    const body = new BufferedBody(from('192.0.2.1'), shared);
    for (let count = 0; count < 20; count += 1) body.append(small);
    body.truncate();
    expect(shared.reserved).toBeGreaterThan(0);
    expect(shared.reserved).toBeLessThanOrEqual(SMALL_BODY_BYTES);
    expect(body.toBytes().length).toBeGreaterThan(60_000);
    body.release();
    expect(shared.reserved).toBe(0);
  });
});
