import { z } from 'zod';

/** Most characters that a reader can send. */
export const DOC_FEEDBACK_MAX_LENGTH = 1_000;

/** Characters that steer a terminal or a program and that no text has (Unicode, category Cc), but for tab and line ends. */
// eslint-disable-next-line no-control-regex -- these are the characters to refuse
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/;

/** What the form below a page of the handbook sends. */
export const docFeedbackSchema = z.object({
  page: z.string().max(200),
  helped: z.enum(['yes', 'no']),
  words: z
    .string()
    // A form sends line ends as two characters, which the browser counts as one.
    .transform((words) => words.replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string()
        .max(DOC_FEEDBACK_MAX_LENGTH)
        .refine((words) => !CONTROL_CHARACTERS.test(words)),
    )
    .default(''),
});
export type DocFeedback = z.output<typeof docFeedbackSchema>;
