import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type PayloadRequest } from 'payload';
import { queryRows } from '@/cms/core/database/transaction';
import { environment } from '@/platform/environment';
import { formatDay } from '@/platform/format-day';
import {
  type AuthenticatedRequest,
  createConflictResponse,
  createErrorResponse,
  createInvalidRequestResponse,
  createPrivateResponse,
  readBody,
  requireVerifiedEmail,
} from '@/modules/account/server';
import { getPayloadClient } from '@/modules/payload-client';
import { areExamsOffered, finishExpiredAttempts, resumeExam, startExam, type StartOutcome } from './attempts';
import { getLevelLabel } from '../blueprint';
import { type ExamRequest, examRequestSchema, type AccountExams } from '../exam';
import { buildExamCookie } from './exam-key';
import { buildQuestionPath } from '../exam-paths';
import { findAccountExams } from './find-account-exams';

/** GET /account/exams: the person's exams and certificates. */
export async function handleExamsRead({ person }: AuthenticatedRequest): Promise<Response> {
  const req = await createLocalReq({}, await getPayloadClient());
  await finishExpiredAttempts(req, person.subject);
  return createExamsResponse(req, person.subject);
}

/** POST /account/exams: starts or resumes an exam, or shows or hides the name on a certificate. */
export async function handleExamsChange(authenticated: AuthenticatedRequest): Promise<Response> {
  if (!areExamsOffered) return createConflictResponse('Exams are taken on the main site, not on this copy.');
  const data = await readBody(authenticated.request, examRequestSchema);
  if (data === undefined)
    return createInvalidRequestResponse('Choose an exam, and enter the name for the certificate with 2 to 80 characters.');
  const req = await createLocalReq({}, await getPayloadClient());
  if (data.action === 'show-name') return showName(req, authenticated.person.subject, data);
  const outcome =
    data.action === 'resume' ? await resumeExam(req, authenticated.person.subject) : await start(req, authenticated, data);
  if (outcome instanceof Response) return outcome;
  return outcome.outcome === 'running'
    ? createExamsResponse(req, authenticated.person.subject, outcome.key)
    : createConflictResponse(formatRefusal(outcome));
}

async function start(
  req: PayloadRequest,
  { person, accessToken }: AuthenticatedRequest,
  { level, name }: Extract<ExamRequest, { action: 'start' }>,
): Promise<StartOutcome | Response> {
  const email = await requireVerifiedEmail(
    accessToken,
    'The sign-on service has not verified your email address. Verify it there, then start the exam.',
  );
  if (email instanceof Response) return email;
  return startExam(req, level, { subject: person.subject, name, email });
}

async function showName(
  req: PayloadRequest,
  subject: string,
  { certificate, show }: Extract<ExamRequest, { action: 'show-name' }>,
): Promise<Response> {
  const rows = await queryRows(
    req,
    sql`
      update certificates set show_name = ${show}, updated_at = now()
      where number = ${certificate} and subject = ${subject} returning id`,
  );
  return rows.length === 0
    ? createErrorResponse(404, { error: 'not_found', message: 'This certificate isn’t yours, or it doesn’t exist anymore.' })
    : createExamsResponse(req, subject);
}

function formatRefusal(refusal: Exclude<StartOutcome, { outcome: 'running' }>): string {
  switch (refusal.outcome) {
    case 'other-running':
      return `You are taking the exam ${getLevelLabel(refusal.level)}. Submit it before you start another one.`;
    case 'too-soon':
      return `You can take this exam again starting ${formatDay(refusal.from)}.`;
    case 'certified':
      return `You have a valid certificate for this exam. You can renew it starting ${formatDay(refusal.from)}.`;
    case 'revoked':
      return `Your certificate for this exam was revoked. You can take the exam again starting ${formatDay(refusal.from)}.`;
    case 'none':
      return 'You have no exam in progress. If its time ran out, it was submitted with all saved answers.';
  }
}

/** @param key key of the exam that was started or resumed; only the requesting browser gets it */
async function createExamsResponse(req: PayloadRequest, subject: string, key?: string): Promise<Response> {
  const response: AccountExams = {
    ...(await findAccountExams(req, subject)),
    next: key === undefined ? null : buildQuestionPath(1),
  };
  return createPrivateResponse(
    response,
    200,
    key === undefined ? {} : { 'set-cookie': buildExamCookie(key, environment.SITE_URL) },
  );
}
