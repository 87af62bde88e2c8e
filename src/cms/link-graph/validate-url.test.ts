import { describe, expect, it } from 'vitest';
import { validateUrl } from './validate-url';

describe('validateUrl', () => {
  it.each(['/', '/products', '/products/replication', '/why-edb/leave-oracle', '/docs/18.4', '/404'])('accepts %s', (url) => {
    expect(validateUrl(url)).toBe(true);
  });

  it.each([
    ['', 'Enter a URL'],
    [undefined, 'Enter a URL'],
    [7, 'Enter a URL'],
    ['products', 'starts with a slash'],
    ['https://example.org/a', 'Leave out the domain'],
    ['/Products', 'lowercase'],
    ['/products/', 'doesn’t end with a slash'],
    ['//products', 'letters a to z'],
    ['/a//b', 'letters a to z'],
    ['/a b', 'letters a to z'],
    ['/a--b', 'letters a to z'],
    ['/-a', 'letters a to z'],
    ['/a/../b', 'letters a to z'],
    ['/a?b', 'letters a to z'],
    ['/straße', 'letters a to z'],
    ['/a\n', 'letters a to z'],
    [`/${'a'.repeat(200)}`, 'at most 200'],
  ])('rejects %j: %s', (url, reason) => {
    expect(validateUrl(url)).toContain(reason);
  });
});
