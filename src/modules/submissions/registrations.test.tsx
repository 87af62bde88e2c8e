import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Role } from '@/cms/core/roles';
import { createUser, OTHER_ROLES, SALES_ROLES } from '@/cms/testing/users';
import { Registrations } from './registrations';

const count = vi.fn();
const findDistinct = vi.fn();

/** Renders the field for a role, when there are that many registrations by that many people. */
const render = async (role: Role | undefined, totalDocs: number, people = totalDocs): Promise<string> => {
  count.mockReset().mockResolvedValue({ totalDocs });
  findDistinct.mockReset().mockResolvedValue({ totalDocs: people });
  return renderToStaticMarkup(
    await Registrations({ data: { title: 'Pools & queues' }, req: { user: createUser(role), payload: { count, findDistinct } } }),
  );
};

it.each(SALES_ROLES)('%s sees how many have registered, with a link to them', async (role) => {
  const query = 'where%5Bor%5D%5B0%5D%5Band%5D%5B0%5D%5Bvalues.value%5D%5Bequals%5D=Pools+%26+queues';
  expect(await render(role, 12)).toContain(`href="/admin/collections/form-entries?${query}">12 registrations<`);
  expect(count).toHaveBeenCalledWith({ collection: 'form-entries', where: { 'values.value': { equals: 'Pools & queues' } } });
  expect(await render(role, 1)).toContain('>1 registration<');
  expect(await render(role, 3, 2)).toContain('>3 registrations by 2 people<');
  expect(await render(role, 2, 1)).toContain('>2 registrations by 1 person<');
  expect(await render(role, 0)).toContain('No registrations under this title yet.');
});

it.each(OTHER_ROLES)('%s can’t count submissions by having the field rendered', async (role) => {
  expect(await render(role, 12)).toBe('');
  expect(count).not.toHaveBeenCalled();
});
