import { describe, expect, it } from 'vitest';
import { rolesOf } from '@/cms/core/roles';

describe('the roles of somebody', () => {
  it.each([
    [[], []],
    [['Everyone', 'Engineering'], []],
    [['Everyone', 'editor'], ['editor']],
    [['sales', 'administrator'], ['administrator', 'sales']],
    [['Administrator', 'editors', ' editor'], []],
  ])('in the groups %j are %j', (groups, roles) => {
    expect(rolesOf(groups)).toEqual(roles);
  });
});
