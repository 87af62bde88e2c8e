import * as z from 'zod/mini';

/*
 * What the form of a webinar or an event shows about those who have registered, for the browser, too.
 */

const changeSchema = z.enum(['canceled', 'resumed', 'moved']);

/** The email that publishing the newest draft would send. */
const noticeSchema = z.object({
  change: changeSchema,
  /** What is new: “time and place”. */
  difference: z.nullable(z.string()),
  subject: z.string(),
  text: z.string(),
  startsAt: z.iso.datetime(),
});
export type Notice = z.infer<typeof noticeSchema>;

/** The emails that a publish has caused. */
const sentNoticeSchema = z.object({
  change: changeSchema,
  at: z.iso.datetime(),
  sent: z.number(),
  waiting: z.number(),
  failed: z.number(),
});
export type SentNotice = z.infer<typeof sentNoticeSchema>;

/** Response of GET /api/:collection/:id/registrations. */
export const registrationsStateSchema = z.object({
  registrations: z.number(),
  people: z.number(),
  /** The list of the registrations in the admin, for those who may read it. */
  listUrl: z.nullable(z.string()),
  notice: z.nullable(noticeSchema),
  sent: z.array(sentNoticeSchema),
});
export type RegistrationsState = z.infer<typeof registrationsStateSchema>;
