import { ownTrialsOf } from './own-trials';
import type { OwnTrials } from './trial';
import { verifiedEmailOf } from '@/services/identity';
import { payload } from '@/modules/payload';
import { personalAnswer, type PersonalRequest, switchedOff, systemAnswer } from '@/modules/account/server';

const WHAT = 'Your trials';

/** GET /account/trials: which are whose is decided by the mail address that the identity provider has made sure of. */
export async function answerTrials({ person: { subject }, accessToken }: PersonalRequest): Promise<Response> {
  if (verifiedEmailOf === undefined) return switchedOff(WHAT);
  const asked = await verifiedEmailOf(accessToken);
  if (asked.outcome !== 'answered') return systemAnswer(WHAT, asked);
  const { email } = asked.answer;
  const answer: OwnTrials = { trials: await ownTrialsOf(await payload(), { subject, verifiedEmail: email }), isAddressVerified: email !== undefined };
  return personalAnswer(answer);
}
