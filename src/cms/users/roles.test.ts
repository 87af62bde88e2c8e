import { describe, expect, it } from 'vitest';
import { getRolesFromGroups } from '@/cms/core/roles';

describe('the roles of somebody', () => {
  it.each([
    [[], []],
    [['Everyone', 'Engineering'], []],
    [['Everyone', 'editor'], ['editor']],
    [
      ['sales', 'administrator'],
      ['administrator', 'sales'],
    ],
    [['Administrator', 'editors', ' editor'], []],
  ])('in the groups %j are %j', (groups, roles) => {
    expect(getRolesFromGroups(groups)).toEqual(roles);
  });
});
