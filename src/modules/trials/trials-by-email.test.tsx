import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ROLES, type Role } from '@/cms/core/roles';
import type { User } from '@/payload-types';
import { TrialsByEmail } from './trials-by-email';

const TRIAL = { id: 7, name: 'A trial of Jo', endsAt: '2020-01-31T12:00:00.000Z' };
const find = vi.fn().mockResolvedValue({ docs: [TRIAL] });

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

/** Renders the field for a role, with an address that the request names. */
const render = async (
  role: Role | undefined,
  data: Readonly<Record<string, unknown>> = { email: 'jo@example.com' },
): Promise<string> => {
  find.mockClear();
  const user = role === undefined ? null : createUser(role);
  return renderToStaticMarkup(await TrialsByEmail({ data, req: { user, payload: { find } } }));
};

it.each(['sales', 'administrator'] as const)('%s sees the trials of the sender', async (role) => {
  expect(await render(role)).toContain('<a href="/admin/collections/trials/7">A trial of Jo</a>: ended');
});

it.each([undefined, ...ROLES.filter((role) => role !== 'sales' && role !== 'administrator')])(
  '%s can’t read trials by having the field rendered',
  async (role) => {
    expect(await render(role)).toBe('');
    expect(find).not.toHaveBeenCalled();
  },
);

it('an entry without an address has no trials', async () => {
  for (const data of [{}, { email: { not_equals: '' } }]) expect(await render('sales', data)).toBe('');
  expect(find).not.toHaveBeenCalled();
});
