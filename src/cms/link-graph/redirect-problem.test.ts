import { describe, expect, it } from 'vitest';
import { getRedirectProblem } from './redirect-problem';

const published = new Set(['/', '/products']);
const urls = { published, all: new Set([...published, '/drafted']) };

describe('getRedirectProblem', () => {
  it('accepts a redirect from an unused URL to a page', () => {
    expect(getRedirectProblem({ from: '/old', to: '/products' }, urls, new Set(['/older', '/old']))).toBeUndefined();
  });

  it('rejects a redirect from the URL of a page', () => {
    expect(getRedirectProblem({ from: '/products', to: '/' }, urls, new Set())).toEqual({
      field: 'from',
      message: '/products: a page has this URL.',
    });
  });

  it('rejects a redirect from a URL of the site itself, which would never be followed', () => {
    expect(getRedirectProblem({ from: '/status', to: '/products' }, urls, new Set())).toEqual({
      field: 'from',
      message: '/status: the site itself uses this URL.',
    });
  });

  it('rejects a redirect from or to a draft', () => {
    expect(getRedirectProblem({ from: '/drafted', to: '/' }, urls, new Set())).toEqual({
      field: 'from',
      message: '/drafted: a draft has this URL. Change it there first.',
    });
    expect(getRedirectProblem({ from: '/old', to: '/drafted' }, urls, new Set())).toEqual({
      field: 'to',
      message: '/drafted: this page isn’t published. Publish it first.',
    });
  });

  it('rejects a redirect to itself', () => {
    expect(getRedirectProblem({ from: '/old', to: '/old' }, urls, new Set(['/old']))).toMatchObject({
      field: 'to',
      message: expect.stringContaining('itself'),
    });
  });

  it('rejects a redirect to another redirect: a chain, or a loop of two', () => {
    expect(getRedirectProblem({ from: '/older', to: '/old' }, urls, new Set(['/old', '/older']))).toMatchObject({
      field: 'to',
      message: expect.stringContaining('redirects, too'),
    });
  });

  it('rejects a redirect to an unused URL', () => {
    expect(getRedirectProblem({ from: '/old', to: '/absent' }, urls, new Set())).toEqual({
      field: 'to',
      message: '/absent: no page has this URL.',
    });
  });
});
