import type { SignInErrorCode } from '@/modules/account/client';
import { isRecord } from '@/platform/is-record';

/** Errors that only require signing in again (RFC 6749, section 4.1.2.1; OpenID Connect Core, section 3.1.2.6). */
const INTERRUPTED = new Set([
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
  'invalid_grant',
]);

/** Classifies an error code of the identity provider. */
function classifyErrorCode(code: string): SignInErrorCode {
  if (code === 'access_denied') return 'denied';
  return INTERRUPTED.has(code) ? 'stale' : 'provider';
}

/**
 * Classifies the callback URL before any request is sent.
 * @param search query string of the URL
 * @returns undefined when it contains a code to exchange for tokens
 */
export function classifyCallback(search: string): SignInErrorCode | undefined {
  const parameters = new URLSearchParams(search);
  const error = parameters.get('error');
  if (error !== null) return classifyErrorCode(error);
  return parameters.has('code') && parameters.has('state') ? undefined : 'opened-directly';
}

/**
 * Classifies an error of the SDK, which has no types for what it throws: `errorCode` is the provider's own code, and
 * `xhr` is the response, which has no status when there was none.
 */
export function classifySdkError(error: unknown): SignInErrorCode {
  if (!isRecord(error)) return 'provider';
  if (error['name'] === 'OAuthError' && typeof error['errorCode'] === 'string') return classifyErrorCode(error['errorCode']);
  if (error['name'] !== 'AuthApiError') return 'provider';
  const answer = error['xhr'];
  if (!isRecord(answer) || typeof answer['status'] !== 'number') return 'unreachable';
  const body = answer['responseJSON'];
  return isRecord(body) && typeof body['error'] === 'string' ? classifyErrorCode(body['error']) : 'provider';
}
