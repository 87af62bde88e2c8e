import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Role } from '@/cms/core/access/roles';
import { createUser, OTHER_ROLES, SALES_ROLES } from '@/cms/testing/users';
import { TrialsByEmail } from './trials-by-email';

const TRIAL = { id: 7, name: 'A trial of Jo', endsAt: '2020-01-31T12:00:00.000Z' };
const find = vi.fn().mockResolvedValue({ docs: [TRIAL] });

/** Renders the field for a role, with an address that the request names. */
const render = async (
  role: Role | undefined,
  data: Readonly<Record<string, unknown>> = { email: 'jo@example.com' },
): Promise<string> => {
  find.mockClear();
  return renderToStaticMarkup(await TrialsByEmail({ data, req: { user: createUser(role), payload: { find } } }));
};

it.each(SALES_ROLES)('%s sees the trials of the sender', async (role) => {
  expect(await render(role)).toContain('<a href="/admin/collections/trials/7">A trial of Jo</a>: ended');
});

it.each(OTHER_ROLES)('%s can’t read trials by having the field rendered', async (role) => {
  expect(await render(role)).toBe('');
  expect(find).not.toHaveBeenCalled();
});

it('an entry without an address has no trials', async () => {
  for (const data of [{}, { email: { not_equals: '' } }]) expect(await render('sales', data)).toBe('');
  expect(find).not.toHaveBeenCalled();
});
