import { z } from 'zod';
import type { RuleViolation } from '@/cms/entries/rule-violation';

const text = z.string().catch('');
const whitePaper = z.object({ published: text, verified: text });

/** Validates a white paper across its fields. */
export function validateWhitePaper(entry: Readonly<Record<string, unknown>>): RuleViolation[] {
  const { published, verified } = whitePaper.parse(entry);
  return published !== '' && verified !== '' && verified < published
    ? [{ path: 'verified', message: 'The verification date can’t be before the publication date.' }]
    : [];
}
