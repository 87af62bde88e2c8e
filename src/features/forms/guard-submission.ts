import type { FormDefinition } from '@/cms/forms/definition';
import type { SentValues } from './field-schema';
import type { Refused } from './read-form-post';

/** What decides whether a submission is taken. */
export interface GuardedSubmission {
  request: Request;
  form: FormDefinition;
  /** Everything that was sent as text, the site's own fields too. */
  sent: SentValues;
}

/**
 * Whether a submission that is otherwise good may be kept: the one place for rate limits and proofs that no program
 * sends it.
 * @returns undefined when it may, else the status to answer with and a sentence for the person
 */
export async function guardSubmission(_submission: GuardedSubmission): Promise<Refused | undefined> {
  return undefined;
}
