import { z } from 'zod';
import { getPayloadClient } from '@/modules/payload-client';
import {
  createErrorResponse,
  createInvalidRequestResponse,
  createPrivateResponse,
  type AuthenticatedRequest,
  findVerifiedEmail,
  readBody,
} from '@/modules/account/server';
import { confirmSubmission } from './confirm-submission';
import { findAccountSubmission, findAccountSubmissions } from './find-account-submissions';
import type { AccountSubmissions } from './account-submission';

const SUBJECT_LABEL = 'Your forms';
const confirmBodySchema = z.object({ reference: z.string().regex(/^[0-9a-z]{10}$/) });

/** GET /account/forms: returns the person's forms, by the email address that the identity provider has verified. */
export async function handleFormsRead({ person: { subject }, accessToken }: AuthenticatedRequest): Promise<Response> {
  const found = await findVerifiedEmail(accessToken, SUBJECT_LABEL);
  return found instanceof Response ? found : createPrivateResponse(await listForms(subject, found.email));
}

/**
 * POST /account/forms: confirms a form of the person, as the link in the email does. That the provider has verified the
 * address now shows as much as an email to it.
 */
export async function handleFormConfirmation({
  request,
  person: { subject },
  accessToken,
}: AuthenticatedRequest): Promise<Response> {
  const body = await readBody(request, confirmBodySchema);
  if (body === undefined) return createInvalidRequestResponse('No reference number was sent.');
  const found = await findVerifiedEmail(accessToken, SUBJECT_LABEL);
  if (found instanceof Response) return found;
  const { email } = found;
  const entry = await findAccountSubmission(await getPayloadClient(), subject, body.reference);
  if (entry === undefined || email === undefined || entry.email !== email)
    return createErrorResponse(404, { error: 'not_found', message: 'You have no form with this number.' });
  await confirmSubmission(await getPayloadClient(), entry.id);
  return createPrivateResponse(await listForms(subject, email));
}

async function listForms(subject: string, email: string | undefined): Promise<AccountSubmissions> {
  return {
    forms: await findAccountSubmissions(await getPayloadClient(), { subject, verifiedEmail: email }),
    isAddressVerified: email !== undefined,
  };
}
