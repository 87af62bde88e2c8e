import { expect, it } from 'vitest';
import { validateCoverage } from './validate-coverage';

const ROWS: Readonly<Record<string, readonly object[]>> = {
  'postgres-versions': [{ major: 17 }, { major: 18 }],
  products: [{ key: 'barman' }, { key: 'cloudnativepg' }],
};

/** Saves a course, and returns the collections that were read. */
async function save(data: object): Promise<string[]> {
  const read: string[] = [];
  const find = async ({ collection }: { collection: string }) => {
    read.push(collection);
    return { docs: ROWS[collection] };
  };
  const req = { payload: { db: { find } }, t: (key: string) => key };
  await Reflect.apply(validateCoverage, undefined, [{ data, collection: { slug: 'courses' }, req }]);
  return read;
}

it('the versions and products of a course are looked up with one query each', async () => {
  const course = { versions: [18, 17], productKeys: ['barman', 'cloudnativepg'] };
  expect(await save(course)).toEqual(['postgres-versions', 'products']);
  expect(await save({ versions: [], productKeys: null })).toEqual([]);
});

it('each version and product that doesn’t exist is named', async () => {
  await expect(save({ versions: [18, 99], productKeys: ['no-such', 'barman', 'none'] })).rejects.toMatchObject({
    data: {
      errors: [
        expect.objectContaining({ path: 'versions', message: 'There is no PostgreSQL version “99”.' }),
        expect.objectContaining({ path: 'productKeys', message: 'There is no product with the key “no-such”.' }),
        expect.objectContaining({ path: 'productKeys', message: 'There is no product with the key “none”.' }),
      ],
    },
  });
});
