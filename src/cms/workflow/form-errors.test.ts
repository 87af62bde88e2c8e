import { describe, expect, it } from 'vitest';
import { addErrors, hasErrors } from './form-errors';

describe('errors in the state of a form', () => {
  const state = {
    layout: { value: 2, errorPaths: ['layout.0.lead'] },
    'layout.1.items': { value: 1 },
    'layout.1.items.0.href': { value: '/nowhere', valid: true },
    url: { value: '/company', valid: true },
  };

  it('are at their fields and counted by the rows around them; other fields stay as they are', () => {
    const path = 'layout.1.items.0.href';
    expect(addErrors(state, [{ path, message: 'There is no such page.' }])).toEqual({
      layout: { value: 2, errorPaths: ['layout.0.lead', path] },
      'layout.1.items': { value: 1, errorPaths: [path] },
      [path]: { value: '/nowhere', valid: false, errorMessage: 'There is no such page.' },
      url: state.url,
    });
  });

  it('are seen', () => {
    expect(hasErrors(state)).toBe(false);
    expect(hasErrors(addErrors(state, [{ path: 'url', message: 'Taken.' }]))).toBe(true);
  });

  it('are left out where the form has no such field', () => {
    expect(addErrors(state, [{ path: 'meta.title', message: 'Missing.' }])).toEqual(state);
  });
});
