import { expect, test } from 'vitest';
import { findAddedParts, findServerFeatures } from './plan-cards';

const plans = (community360: string, standard: string, enterprise: string) => ({ community360, standard, enterprise });

test('a plan names what it adds to the plan before it, support first', () => {
  const products = [
    { name: 'Barman', plans: plans('yes', 'yes', 'yes') },
    { name: 'Failover Manager', plans: plans('no', 'yes', 'yes') },
    { name: 'Distributed', plans: plans('no', 'add-on', 'add-on') },
  ];
  const terms = [{ group: 'Support', label: 'Basic', plans: plans('no', 'yes', 'yes') }];
  expect(findAddedParts({ products, terms }, 'community360', undefined)).toEqual(['Barman']);
  expect(findAddedParts({ products, terms }, 'standard', 'community360')).toEqual(['Failover Manager', 'Support option: Basic']);
  expect(findAddedParts({ products, terms }, 'enterprise', 'standard')).toEqual([]);
});

test('a plan names the features that its server has and the servers of the plans before it don’t', () => {
  const servers = (community: string, extended: string, advanced: string) => ({ community, extended, advanced });
  const features = [
    { label: 'Encryption', servers: servers('no', 'yes', 'yes') },
    { label: 'Packages', servers: servers('no', 'no', 'yes') },
    { label: 'Many packages', servers: servers('no', 'no', 'Many') },
    { label: 'Collections', servers: servers('Arrays', 'no', 'yes') },
    { label: 'SQL', servers: servers('yes', 'yes', 'yes') },
  ];
  expect([0, 1, 2, 3].map((index) => findServerFeatures(features, index))).toEqual([['SQL'], ['Encryption'], ['Packages'], []]);
});
