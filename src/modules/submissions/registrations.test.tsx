import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ROLES, type Role } from '@/cms/core/roles';
import type { User } from '@/payload-types';
import { Registrations } from './registrations';

const count = vi.fn();

const createUser = (role: Role): User => ({
  id: 1,
  name: 'Someone',
  email: 'someone@example.com',
  subject: 'someone',
  roles: [role],
  updatedAt: '2026-11-01T00:00:00.000Z',
  createdAt: '2026-11-01T00:00:00.000Z',
  collection: 'users',
});

/** Renders the field for a role, when there are that many registrations. */
const render = async (role: Role | undefined, totalDocs: number): Promise<string> => {
  count.mockReset().mockResolvedValue({ totalDocs });
  const user = role === undefined ? null : createUser(role);
  return renderToStaticMarkup(await Registrations({ data: { title: 'Pools & queues' }, req: { user, payload: { count } } }));
};

it.each(['sales', 'administrator'] as const)('%s sees how many have registered, with a link to them', async (role) => {
  const query = 'where%5Bor%5D%5B0%5D%5Band%5D%5B0%5D%5Bvalues.value%5D%5Bequals%5D=Pools+%26+queues';
  expect(await render(role, 12)).toContain(`href="/admin/collections/form-entries?${query}">12 registrations<`);
  expect(count).toHaveBeenCalledWith({ collection: 'form-entries', where: { 'values.value': { equals: 'Pools & queues' } } });
  expect(await render(role, 1)).toContain('>1 registration<');
  expect(await render(role, 0)).toContain('No registrations under this title yet.');
});

it.each([undefined, ...ROLES.filter((role) => role !== 'sales' && role !== 'administrator')])(
  '%s can’t count submissions by having the field rendered',
  async (role) => {
    expect(await render(role, 12)).toBe('');
    expect(count).not.toHaveBeenCalled();
  },
);
