import { expect, it } from 'vitest';
import { CLIENT_IP_HEADER } from '@/platform/client-ip';
import { recordFirstOccurrence } from './first-occurrence';

const from = (address: string) => ({ headers: new Headers({ [CLIENT_IP_HEADER]: address }) });

it('a network counts once for each query and each result', () => {
  expect(recordFirstOccurrence(from('203.0.113.7'), 'vacuum')).toBe(true);
  expect(recordFirstOccurrence(from('203.0.113.7'), 'vacuum')).toBe(false);
  expect(recordFirstOccurrence(from('203.0.113.8'), 'vacuum')).toBe(true);
  expect(recordFirstOccurrence(from('203.0.113.7'), 'vacuum', '/docs')).toBe(true);
  expect(recordFirstOccurrence(from('2001:db8::1'), 'vacuum')).toBe(true);
  expect(recordFirstOccurrence(from('2001:db8::2'), 'vacuum'), 'another address of the same network').toBe(false);
});

it('a network that asks very much is not counted again for what it asked before', () => {
  const record = (address: string, query: string) =>
    recordFirstOccurrence({ headers: new Headers({ [CLIENT_IP_HEADER]: address }) }, query);
  expect(record('192.0.2.1', 'buy this')).toBe(true);
  // Far more than is remembered.
  const others = Array.from({ length: 25_000 }, (_each, index) => record('192.0.2.1', `made up ${index}`));
  expect(others.filter(Boolean).length).toBeGreaterThan(100);
  expect(record('192.0.2.1', 'buy this')).toBe(false);
  expect(record('192.0.2.2', 'buy this')).toBe(true);
});
