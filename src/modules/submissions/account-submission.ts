import * as z from 'zod/mini';

/*
 * The forms that a signed-in person has sent, for the browser, too.
 */

/** How far a form is, as its sender sees it. */
const ACCOUNT_SUBMISSION_STATUSES = ['unconfirmed', 'received', 'in-progress', 'answered'] as const;
export type AccountSubmissionStatus = (typeof ACCOUNT_SUBMISSION_STATUSES)[number];

/** A form that the signed-in person has sent. */
const accountSubmissionSchema = z.object({
  reference: z.string(),
  name: z.string(),
  receivedAt: z.iso.datetime(),
  status: z.enum(ACCOUNT_SUBMISSION_STATUSES),
  /** When it can no longer be confirmed; only for one that is unconfirmed. */
  confirmBefore: z.nullable(z.iso.datetime()),
  /** What happens next; empty when the form is no longer there. */
  nextSteps: z.string(),
  values: z.array(z.object({ label: z.string(), value: z.string() })),
  files: z.array(z.string()),
});
export type AccountSubmission = z.infer<typeof accountSubmissionSchema>;

/** Response of GET /account/forms: the person's forms, newest first. */
export const accountSubmissionsSchema = z.object({
  forms: z.array(accountSubmissionSchema),
  /** Whether the identity provider has verified the person's email address. Otherwise its forms aren't listed. */
  isAddressVerified: z.boolean(),
});
export type AccountSubmissions = z.infer<typeof accountSubmissionsSchema>;

/** Returns the element ID of a form on the dashboard. */
export function buildAccountSubmissionId(reference: string): string {
  return `form-${reference}`;
}
