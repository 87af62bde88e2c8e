import { z } from 'zod';
import type { RuleViolation } from '@/cms/entries/rule-violation';

const textSchema = z.string().catch('');
const whitePaperSchema = z.object({ published: textSchema, verified: textSchema });

/** Validates a white paper across its fields. */
export function validateWhitePaper(entry: Readonly<Record<string, unknown>>): RuleViolation[] {
  const { published, verified } = whitePaperSchema.parse(entry);
  return published !== '' && verified !== '' && verified < published
    ? [{ path: 'verified', message: 'The verification date can’t be before the publication date.' }]
    : [];
}
