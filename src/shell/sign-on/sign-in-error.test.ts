import { AuthApiError, AuthSdkError, OAuthError } from '@okta/okta-auth-js';
import { describe, expect, it } from 'vitest';
import { classifyCallback, classifySdkError } from './sign-in-error';

describe('classifyCallback', () => {
  it.each([
    ['', 'opened-directly'],
    ['?', 'opened-directly'],
    ['?code=1', 'opened-directly'],
    ['?state=1', 'opened-directly'],
    ['?code=1&state=2', undefined],
    ['?code=1&state=2&iss=https%3A%2F%2Fid.example', undefined],
    ['?error=access_denied&state=2', 'denied'],
    ['?error=login_required', 'stale'],
    ['?error=interaction_required', 'stale'],
    ['?error=consent_required', 'stale'],
    ['?error=temporarily_unavailable', 'provider'],
    ['?error=', 'provider'],
    ['?error=anything&code=1&state=2', 'provider'],
  ])('classifies %s as %s', (search, problem) => {
    expect(classifyCallback(search)).toBe(problem);
  });
});

describe('classifySdkError', () => {
  const answered = (status: number, responseJSON?: Record<string, string>) =>
    new AuthApiError({ errorSummary: 'no' }, { status, responseText: '', headers: {}, responseJSON });

  it.each([
    ['a code that was used before', answered(400, { error: 'invalid_grant' }), 'stale'],
    ['a client that the provider does not know', answered(401, { error: 'invalid_client' }), 'provider'],
    ['a failure of the provider', answered(500), 'provider'],
    ['a refusal', new OAuthError('access_denied', 'no'), 'denied'],
    ['an answer that does not fit', new AuthSdkError('The nonce does not match'), 'provider'],
    ['something else', 'no error at all', 'provider'],
    ['nothing', undefined, 'provider'],
  ])('classifies %s', (_what, error, problem) => {
    expect(classifySdkError(error)).toBe(problem);
  });

  it('classifies a network failure, which the SDK wraps as it was thrown', () => {
    const error = Object.assign(new AuthApiError({ errorSummary: '' }), { xhr: new TypeError('Failed to fetch') });
    expect(classifySdkError(error)).toBe('unreachable');
    expect(
      classifySdkError(Object.assign(new AuthApiError({ errorSummary: '' }), { xhr: new DOMException('late', 'TimeoutError') })),
    ).toBe('unreachable');
  });
});
