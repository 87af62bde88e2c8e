import { describe, expect, it } from 'vitest';
import { getRolesFromGroups } from '@/cms/core/access/roles';

describe('getRolesFromGroups', () => {
  it.each([
    [[], []],
    [['Everyone', 'Engineering'], []],
    [['Everyone', 'editor'], ['editor']],
    [
      ['sales', 'administrator'],
      ['administrator', 'sales'],
    ],
    [['Administrator', 'editors', ' editor'], []],
  ])('maps the groups %j to %j', (groups, roles) => {
    expect(getRolesFromGroups(groups)).toEqual(roles);
  });
});
