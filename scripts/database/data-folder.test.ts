import { describe, expect, it } from 'vitest';
import { canEnter, chooseDataFolder, getFormerExternalDataFolder, getExternalDataFolder } from './data-folder';

const never = () => false;
const outside = getExternalDataFolder('/srv/site');

describe('data folder', () => {
  it('is below the checkout when Postgres can enter it', () => {
    const isOpen = (folder: string) => folder === '/srv/site/.data';
    expect(chooseDataFolder('/srv/site', 'postgres', { canEnter: isOpen, exists: never })).toEqual({
      data: '/srv/site/.data/postgres',
    });
  });

  it('stays outside when the checkout becomes accessible later, so existing data are not replaced', () => {
    const exists = (folder: string) => folder === `${outside}/postgres`;
    expect(chooseDataFolder('/srv/site', 'postgres', { canEnter: () => true, exists })).toEqual({
      data: `${outside}/postgres`,
      outside,
    });
  });

  it('is rejected when the checkout becomes inaccessible later, so existing data are not replaced', () => {
    const exists = (folder: string) => folder === '/srv/site/.data/postgres';
    expect(() => chooseDataFolder('/srv/site', 'postgres', { canEnter: never, exists })).toThrow(
      'cannot enter /srv/site anymore, and the data is there, in /srv/site/.data/postgres',
    );
  });

  it('is outside when Postgres cannot enter the checkout, with one stable folder per checkout', () => {
    const [first, again, other] = ['/root/a', '/root/a', '/root/b'].map((checkout) =>
      chooseDataFolder(checkout, 'postgres', { canEnter: never, exists: never }),
    );
    expect(first?.outside).toMatch(/^\/var\/lib\/postgres-vendor-site-[0-9a-f]{12}$/);
    expect(first?.data).toBe(`${first?.outside}/postgres`);
    expect(again).toEqual(first);
    expect(other?.outside).not.toBe(first?.outside);
  });

  it.each([true, false])('stays where earlier versions put it below /var/tmp, when the checkout is accessible: %s', (isOpen) => {
    const former = getFormerExternalDataFolder('/srv/site');
    const exists = (folder: string) => folder === `${former}/postgres`;
    expect(former).toBe(outside.replace('/var/lib/', '/var/tmp/'));
    expect(chooseDataFolder('/srv/site', 'postgres', { canEnter: () => isOpen, exists })).toEqual({
      data: `${former}/postgres`,
      outside: former,
    });
  });

  it('separates test data in both locations', () => {
    for (const enters of [true, false]) {
      const [mine, tests] = (['postgres', 'test-postgres'] as const).map(
        (name) => chooseDataFolder('/srv/site', name, { canEnter: () => enters, exists: never }).data,
      );
      expect(mine).not.toBe(tests);
    }
  });

  it('needs no access check when Postgres runs as the current user', () => {
    expect(canEnter('/no/such/folder', undefined)).toBe(true);
  });
});
