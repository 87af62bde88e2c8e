import { describe, expect, it } from 'vitest';
import { getRedirectProblem } from './redirect-problem';

const urls = new Set(['/', '/products']);

describe('a redirect', () => {
  it('from an address that no page has to one that a page has is good', () => {
    expect(getRedirectProblem({ from: '/old', to: '/products' }, urls, new Set(['/older', '/old']))).toBeUndefined();
  });

  it('from the address of a page is refused', () => {
    expect(getRedirectProblem({ from: '/products', to: '/' }, urls, new Set())).toEqual({
      field: 'from',
      message: '/products: a page has this address.',
    });
  });

  it('to itself is refused', () => {
    expect(getRedirectProblem({ from: '/old', to: '/old' }, urls, new Set(['/old']))).toMatchObject({
      field: 'to',
      message: expect.stringContaining('itself'),
    });
  });

  it('to another old address is refused: a chain, or a loop of two', () => {
    expect(getRedirectProblem({ from: '/older', to: '/old' }, urls, new Set(['/old', '/older']))).toMatchObject({
      field: 'to',
      message: expect.stringContaining('old address'),
    });
  });

  it('to an address that no page has is refused', () => {
    expect(getRedirectProblem({ from: '/old', to: '/absent' }, urls, new Set())).toEqual({
      field: 'to',
      message: '/absent: no page has this address.',
    });
  });
});
