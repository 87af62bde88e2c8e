import { describe, expect, it } from 'vitest';
import { canEnter, chooseDataFolder } from './data-folder';

describe('the folder of the data', () => {
  it('is below the checkout when Postgres can go there', () => {
    expect(chooseDataFolder('/srv/site', 'postgres', (folder) => folder === '/srv/site/.data')).toEqual({ data: '/srv/site/.data/postgres' });
  });

  it('is outside when it cannot, another one for each checkout, the same one each time', () => {
    const [first, again, other] = ['/root/a', '/root/a', '/root/b'].map((checkout) => chooseDataFolder(checkout, 'postgres', () => false));
    expect(first?.outside).toMatch(/^\/var\/tmp\/postgres-vendor-site-[0-9a-f]{12}$/);
    expect(first?.data).toBe(`${first?.outside}/postgres`);
    expect(again).toEqual(first);
    expect(other?.outside).not.toBe(first?.outside);
  });

  it('keeps the data of the tests apart in both places', () => {
    for (const enters of [true, false]) {
      const [mine, tests] = (['postgres', 'test-postgres'] as const).map((name) => chooseDataFolder('/srv/site', name, () => enters).data);
      expect(mine).not.toBe(tests);
    }
  });

  it('needs no trial when Postgres runs as the present user', () => {
    expect(canEnter('/no/such/folder', undefined)).toBe(true);
  });
});
