import { z } from 'zod';
import { type Assessment, assess, type AssessmentFacts } from '@/platform/postgres-facts/assess';
import { assessmentFactsSchema } from '@/platform/postgres-facts/assessment-facts';
import { getReleaseFacts } from '../facts';

/** How many servers one request may contain. */
export const SERVERS_MAX = 100;

/** The parameter of the form, which may be missing or repeated. */
export const releaseParameterSchema = z
  .union([z.string(), z.array(z.string()).transform(([first = '']) => first)])
  .optional()
  .transform((text) => text ?? '');

/** Returns the facts of an assessment in the same format as for the browser. */
export async function getAssessmentFacts(): Promise<{ facts: AssessmentFacts; today: string }> {
  const { versions, releases, cves, today } = await getReleaseFacts();
  return { facts: assessmentFactsSchema.parse({ versions, releases, cves }), today };
}

/** Assesses one server, for the page without JavaScript. */
export async function assessOnServer(input: string): Promise<Assessment> {
  const { facts, today } = await getAssessmentFacts();
  return assess(input, facts, today);
}
