import { expect, it } from 'vitest';
import { ValidationError, type AfterErrorHook } from 'payload';
import { z } from 'zod';
import { formatErrorForAdmin } from './admin-errors';

type Args = Parameters<AfterErrorHook>[0];

const format = async (error: { message: string; data?: unknown }) =>
  formatErrorForAdmin(z.custom<Args>().parse({ req: { method: 'POST', routeParams: {} }, result: { errors: [error] } }));

it('a message about fields has the words of the site, also from a hook that passes no translation', async () => {
  const errors = [{ path: 'to', label: 'To URL', message: '/nowhere: no page has this URL.' }];
  const { message, data } = new ValidationError({ collection: 'redirects', errors });
  expect(await format({ message, data })).toMatchObject({
    response: { errors: [{ message: 'Correct this field first: To URL' }] },
  });
});

it('what follows a colon in another message isn’t taken for a list of fields', async () => {
  expect(await format({ message: 'Nothing was changed: busy' })).toMatchObject({
    response: { errors: [{ message: 'Nothing was changed; busy' }] },
  });
});
