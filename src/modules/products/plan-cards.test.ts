import { expect, test } from 'vitest';
import { findAddedParts } from './plan-cards';

const plans = (community360: string, standard: string, enterprise: string) => ({ community360, standard, enterprise });

test('a plan names what it adds to the plan before it, support first', () => {
  const products = [
    { name: 'Barman', plans: plans('yes', 'yes', 'yes') },
    { name: 'Failover Manager', plans: plans('no', 'yes', 'yes') },
    { name: 'Distributed', plans: plans('no', 'add-on', 'add-on') },
  ];
  const terms = [{ group: 'Support', label: 'Basic', plans: plans('no', 'yes', 'yes') }];
  expect(findAddedParts(products, terms, 'community360', undefined)).toEqual(['Barman']);
  expect(findAddedParts(products, terms, 'standard', 'community360')).toEqual(['Failover Manager', 'Support option: Basic']);
  expect(findAddedParts(products, terms, 'enterprise', 'standard')).toEqual([]);
});
