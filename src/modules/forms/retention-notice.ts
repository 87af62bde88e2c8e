import { getEntryKind } from '@/cms/core/kinds/entry-kinds';
import { NEWSLETTER_FORM } from '@/cms/core/taxonomy/newsletter-topics';
import type { FormDefinition } from './definition';
import { formatDays } from './format';
import { findSubjectField } from './parse-subject';

/** Says how long a submission is kept: a registration from the end of what it is for. */
export function getRetentionNotice({ key, keepDays, fields }: Pick<FormDefinition, 'key' | 'keepDays' | 'fields'>): string {
  const time = formatDays(keepDays);
  if (key === NEWSLETTER_FORM)
    return `We keep your address for ${time} to wait for your confirmation, and after it until you unsubscribe. Then we delete it.`;
  const subject = findSubjectField(fields)?.subject;
  const kind = subject ? getEntryKind(subject) : undefined;
  const from = kind?.takesPlace ? ` after the ${kind.singular.toLowerCase()}` : '';
  return `We use what you send to answer it, keep it for ${time}${from}, and then delete it.`;
}
