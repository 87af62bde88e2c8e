import { expect, it, vi } from 'vitest';

const reader = vi.hoisted(() => ({ findFacts: vi.fn() }));
vi.mock('@/modules/entries', () => reader);
vi.mock('@/modules/payload-client', () => ({ getPayloadClient: () => Promise.reject(new Error('The database is down.')) }));
vi.mock('./contact-email', () => ({ cacheContactEmail: () => Promise.resolve(), hasContactEmail: () => true }));
const { findCurrentDefinition, getPageDefinition } = await import('./definitions');

const buildRow = (key: string) => ({ key, name: key, fields: [] });

it('a deleted form is forgotten, and others are known when the database is down', async () => {
  reader.findFacts.mockResolvedValue([buildRow('kept'), buildRow('deleted')]);
  expect(await getPageDefinition('deleted')).toMatchObject({ key: 'deleted' });
  reader.findFacts.mockResolvedValue([buildRow('kept')]);
  expect(await getPageDefinition('deleted')).toBeUndefined();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await findCurrentDefinition('deleted')).toEqual({ definition: undefined, isDatabaseUnavailable: true });
  expect(await findCurrentDefinition('kept')).toMatchObject({ definition: { key: 'kept' }, isDatabaseUnavailable: true });
  vi.restoreAllMocks();
});
