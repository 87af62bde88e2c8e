import { findAccountTrials } from './find-account-trials';
import type { AccountTrials } from './trial';
import { fetchVerifiedEmail } from '@/services/identity';
import { getPayloadClient } from '@/modules/payload-client';
import {
  createPrivateResponse,
  type AuthenticatedRequest,
  createNotConfiguredResponse,
  createUpstreamResponse,
} from '@/modules/account/server';

const SUBJECT_LABEL = 'Your trials';

/** GET /account/trials: returns the user's trials, by the email address that the identity provider has verified. */
export async function handleTrials({ person: { subject }, accessToken }: AuthenticatedRequest): Promise<Response> {
  if (fetchVerifiedEmail === undefined) return createNotConfiguredResponse(SUBJECT_LABEL);
  const asked = await fetchVerifiedEmail(accessToken);
  if (asked.outcome !== 'answered') return createUpstreamResponse(SUBJECT_LABEL, asked);
  const { email } = asked.answer;
  const response: AccountTrials = {
    trials: await findAccountTrials(await getPayloadClient(), { subject, verifiedEmail: email }),
    isAddressVerified: email !== undefined,
  };
  return createPrivateResponse(response);
}
