import { findAccountTrials } from './find-account-trials';
import type { AccountTrials } from './trial';
import { getPayloadClient } from '@/modules/payload-client';
import { type AuthenticatedRequest, createPrivateResponse, findVerifiedEmail } from '@/modules/account/server';

/** GET /account/trials: returns the user's trials, by the email address that the identity provider has verified. */
export async function handleTrials({ person: { subject }, accessToken }: AuthenticatedRequest): Promise<Response> {
  const found = await findVerifiedEmail(accessToken, 'Your trials');
  if (found instanceof Response) return found;
  const { email } = found;
  const response: AccountTrials = {
    trials: await findAccountTrials(await getPayloadClient(), { subject, verifiedEmail: email }),
    isAddressVerified: email !== undefined,
  };
  return createPrivateResponse(response);
}
