import { expect, test } from 'vitest';
import { limitQuery, MAX_ROWS } from './query-limits';

const limited = (search: string) => {
  const query = limitQuery(search);
  return typeof query === 'string' ? query : Object.fromEntries(query);
};

test('an ordinary query stays as it is', () => {
  expect(limited('?limit=25&depth=1&where[and][0][title][like]=vacuum%20full')).toEqual({
    limit: '25',
    depth: '1',
    'where[and][0][title][like]': 'vacuum full',
  });
});

test.each(['limit=0', 'limit=&pagination=false', 'limit=999999999', 'pagination=false'])(
  'no answer has all entries: %s',
  (search) => {
    expect(limited(search)).toMatchObject({ limit: String(MAX_ROWS) });
  },
);

test('the limits of joins and the depth are limited, too', () => {
  expect(limited('joins[docs][limit]=0&depth=99')).toEqual({ 'joins[docs][limit]': String(MAX_ROWS), depth: '3' });
});

test.each([
  'limit=1e99',
  'limit=-1',
  'limit=x',
  'depth=1.5',
  'page=99999999999999999999',
  'page=100000000',
  'where=x',
  'where={"id":{"equals":1}}',
])('what cannot be asked is refused in words: %s', (search) => {
  expect(limited(search)).toMatch(/\.$/);
});

test('very many conditions are refused', () => {
  const conditions = Array.from({ length: 20_000 }, (_, index) => `where[or][${index}][title][like]=a`);
  expect(limited(conditions.join('&'))).toMatch(/more than 1000 parameters/);
});
