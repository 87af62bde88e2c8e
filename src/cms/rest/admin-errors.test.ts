import { expect, it } from 'vitest';
import { ValidationError, type AfterErrorHook, type Field } from 'payload';
import { z } from 'zod';
import { formatErrorForAdmin } from './admin-errors';

type Args = Parameters<AfterErrorHook>[0];

const format = async (error: { message: string; data?: unknown }, fields: readonly Field[] = []) =>
  formatErrorForAdmin(
    z.custom<Args>().parse({ collection: { fields }, req: { method: 'POST', routeParams: {} }, result: { errors: [error] } }),
  );

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

it('the fields of a message are in the order of the form, and have their labels', async () => {
  const fields: Field[] = [
    { name: 'title', type: 'text' },
    { name: 'url', type: 'text', label: 'URL' },
  ];
  const errors = [
    { path: 'url', message: 'Enter the URL of the article.' },
    { path: 'title', label: 'Title', message: 'This field is required.' },
  ];
  const { message, data } = new ValidationError({ collection: 'media-coverage', errors });
  const response = { errors: [{ message: 'Correct these fields first: Title, URL', data: { errors: errors.toReversed() } }] };
  expect(await format({ message, data }, fields)).toMatchObject({ response });
});
