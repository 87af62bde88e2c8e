import { expect, test } from 'vitest';
import { limitQuery, ROWS_MAX } from './query-limits';

const limited = (search: string) => {
  const query = limitQuery(search);
  return typeof query === 'string' ? query : Object.fromEntries(query);
};

test('leaves an ordinary query unchanged', () => {
  expect(limited('?limit=25&depth=1&where[and][0][title][like]=vacuum%20full')).toEqual({
    limit: '25',
    depth: '1',
    'where[and][0][title][like]': 'vacuum full',
  });
});

test.each([
  'where[id][in][0]=1',
  'where[id][in][]=1',
  'where[document.relationTo][equals]=pages',
  'where[or][0][and][1][_status][not_equals]=draft',
  'joins[docs][where][id][equals]=1',
])('leaves the condition %s as it is', (search) => {
  const [name = '', value] = search.split('=');
  expect(limited(search)).toEqual({ [name]: value });
});

test.each(['limit=0', 'limit=&pagination=false', 'limit=999999999', 'pagination=false'])(
  'caps the number of rows: %s',
  (search) => {
    expect(limited(search)).toMatchObject({ limit: String(ROWS_MAX) });
  },
);

test('caps the depth and the limits of joins', () => {
  expect(limited('joins[docs][limit]=0&depth=99')).toEqual({ 'joins[docs][limit]': String(ROWS_MAX), depth: '3' });
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
  'where[id][near]=1',
  'where[or][0][title][within]=1',
  'limit[]=0',
  'limit[0]=0',
  '[limit]=0',
  '%5Blimit%5D=0',
  'depth[]=9',
  '[page]=100000000',
  'pagination[]=false',
  'joins[docs][limit][]=0',
  '[joins][docs][limit]=0',
  '[where]={',
  'where[constructor][equals]=5',
  'where[and][0][__proto__][equals]=5',
  'where[id][toString]=5',
  'where[or]=',
  'where[OR]=',
  'where[and][0][or]=',
  'where[and][0]=5',
  'where[or][equals]=5',
  'where[id]=5',
  'where[]=5',
])('rejects an invalid query with a message: %s', (search) => {
  expect(limited(search)).toMatch(/\.$/);
});
