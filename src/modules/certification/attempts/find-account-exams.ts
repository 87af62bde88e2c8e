import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { queryRows } from '@/cms/core/database/transaction';
import { type AccountExams, accountAttemptSchema, accountCertificateSchema, topicResultsSchema } from '../exam';
import { getCertificateState } from '../certificates/certificate-state';

const numberSchema = z.coerce.number();
const momentSchema = z.coerce.date();
const attemptRowSchema = z
  .object({
    id: z.number(),
    level: accountAttemptSchema.shape.level,
    state: accountAttemptSchema.shape.state,
    started_at: momentSchema,
    ends_at: momentSchema,
    ended_at: momentSchema.nullable(),
    score: numberSchema.nullable(),
    total: numberSchema,
    passed: z.boolean().nullable(),
    topics: z.nullable(topicResultsSchema),
  })
  .transform(({ started_at: startedAt, ends_at: endsAt, ended_at: endedAt, topics, ...rest }) => ({
    ...rest,
    topics: topics ?? [],
    startedAt: startedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }));
const certificateRowSchema = z
  .object({
    number: z.string(),
    level: accountCertificateSchema.shape.level,
    issued_at: momentSchema,
    expires_at: momentSchema,
    revoked: z.boolean(),
    show_name: z.boolean(),
  })
  .transform(({ issued_at: issuedAt, expires_at: expiresAt, revoked, show_name: showName, ...rest }) => ({
    ...rest,
    showName,
    issuedAt: issuedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    state: getCertificateState({ expiresAt, revoked }, new Date()),
  }));

/** Returns the exams and certificates of a person, the newest first. */
export async function findAccountExams(req: PayloadRequest, subject: string): Promise<Omit<AccountExams, 'next'>> {
  const attempts = await queryRows(
    req,
    sql`
      select id, level, state, started_at, ends_at, ended_at, score, total, passed, topics
      from exam_attempts where subject = ${subject} order by started_at desc`,
  );
  const certificates = await queryRows(
    req,
    sql`
      select number, level, issued_at, expires_at, revoked, show_name from certificates
      where subject = ${subject} order by issued_at desc`,
  );
  return {
    attempts: z.array(attemptRowSchema).parse(attempts),
    certificates: z.array(certificateRowSchema).parse(certificates),
  };
}
