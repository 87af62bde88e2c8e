import { fetchVerifiedEmail, type VerifiedEmail } from '@/services/identity';
import { createConflictResponse, createNotConfiguredResponse, createUpstreamResponse } from './responses';

/**
 * Looks up the address that the identity provider has verified.
 * @param what the subject of the message when that fails: "Your trials"
 * @returns the response to send when it can't be looked up
 */
export async function findVerifiedEmail(accessToken: string, what: string): Promise<VerifiedEmail | Response> {
  if (fetchVerifiedEmail === undefined) return createNotConfiguredResponse(what);
  const response = await fetchVerifiedEmail(accessToken);
  return response.outcome === 'answered' ? response.answer : createUpstreamResponse(what, response);
}

/**
 * Looks up the verified address for something that emails are sent about.
 * @param refusal what the person has to do when there is none
 * @returns the response to send without an address
 */
export async function requireVerifiedEmail(accessToken: string, refusal: string): Promise<string | Response> {
  const found = await findVerifiedEmail(accessToken, 'Your email address');
  if (found instanceof Response) return found;
  return found.email ?? createConflictResponse(refusal);
}
