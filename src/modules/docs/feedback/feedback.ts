import { z } from 'zod';

/** Maximum length of a reader's comment, in characters. */
export const DOC_FEEDBACK_LENGTH_MAX = 1_000;

/** Control characters, which no text contains (Unicode category Cc), except tab and line breaks. */
// eslint-disable-next-line no-control-regex -- these are the characters to reject
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/;

/** The form data of a handbook page's feedback form. */
export const docFeedbackSchema = z.object({
  page: z.string().max(200),
  helped: z.enum(['yes', 'no']),
  words: z
    .string()
    // Forms submit line breaks as two characters, which the browser counts as one.
    .transform((words) => words.replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string()
        .max(DOC_FEEDBACK_LENGTH_MAX)
        .refine((words) => !CONTROL_CHARACTERS.test(words)),
    )
    .default(''),
});
export type DocFeedback = z.output<typeof docFeedbackSchema>;
