import * as z from 'zod/mini';
import { PERSON_NAME_PATTERN } from '@/platform/person-name';
import { EXAM_LEVELS } from './blueprint';

/* The data about exams and certificates that the site and the browser exchange. */

const levelSchema = z.enum(EXAM_LEVELS.map(({ value }) => value));
const personNameSchema = z
  .string()
  .check(z.trim(), z.minLength(2), z.maxLength(80), z.regex(/^[^<>]*$/), z.regex(PERSON_NAME_PATTERN));

/** The results of an exam by topic. */
export const topicResultsSchema = z.array(z.object({ topic: z.string(), right: z.number(), total: z.number() }));

/** An exam that the person takes or has taken. */
export const accountAttemptSchema = z.object({
  id: z.int(),
  level: levelSchema,
  state: z.enum(['running', 'handed-in', 'timed-out']),
  startedAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
  /** Right answers; null while it runs. */
  score: z.nullable(z.number()),
  total: z.number(),
  passed: z.nullable(z.boolean()),
  topics: topicResultsSchema,
});
export type AccountAttempt = z.infer<typeof accountAttemptSchema>;

export const accountCertificateSchema = z.object({
  number: z.string(),
  level: levelSchema,
  issuedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(['valid', 'expired', 'revoked']),
  showName: z.boolean(),
});
export type AccountCertificate = z.infer<typeof accountCertificateSchema>;

/** Response of GET and POST /account/exams. */
export const accountExamsSchema = z.object({
  attempts: z.array(accountAttemptSchema),
  certificates: z.array(accountCertificateSchema),
  /** URL of the exam after it was started or resumed. */
  next: z.nullable(z.string().check(z.startsWith('/'))),
});
export type AccountExams = z.infer<typeof accountExamsSchema>;

/** JSON body of POST /account/exams. */
export const examRequestSchema = z.discriminatedUnion('action', [
  /** Starts an exam; resumes it in this browser if it is running. */
  z.object({ action: z.literal('start'), level: levelSchema, name: personNameSchema }),
  z.object({ action: z.literal('resume') }),
  z.object({ action: z.literal('show-name'), certificate: z.string().check(z.maxLength(40)), show: z.boolean() }),
]);
export type ExamRequest = z.infer<typeof examRequestSchema>;

/** The outcome of an answer that the browser sent. */
export const savedAnswerResultSchema = z.object({
  outcome: z.enum(['saved', 'conflict', 'invalid', 'over', 'unknown']),
  /** How often the question has been answered, which the next answer must include. */
  revision: z.optional(z.int()),
  /** The saved answer, when another tab has changed it. */
  choice: z.optional(z.array(z.int())),
  flagged: z.optional(z.boolean()),
  /** Seconds that are left, by the server's clock. */
  secondsLeft: z.optional(z.number()),
});
export type SavedAnswerResult = z.infer<typeof savedAnswerResultSchema>;

/** Response of GET /training/exam/clock: the seconds that are left by the server's clock; 0 when no exam runs here. */
export const examClockSchema = z.object({ secondsLeft: z.int() });
