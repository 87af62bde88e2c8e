import { z } from 'zod';

/** The maximum number of steps one person can mark. */
export const MAX_COMPLETED_STEPS = 1_000;

/** What the learning platform has reported about a learning path: percent done, result, and score in percent. */
export const reportedProgressSchema = z.object({
  percent: z.number().int().min(0).max(100).nullable(),
  result: z.enum(['passed', 'failed']).nullable(),
  score: z.number().int().min(0).max(100).nullable(),
});
export type ReportedProgress = z.infer<typeof reportedProgressSchema>;

/** A learning path and a person's progress on it. */
export const pathProgressSchema = z.object({
  url: z.string().startsWith('/'),
  title: z.string().min(1),
  steps: z.number().int().positive(),
  done: z.number().int().nonnegative(),
  /** The first step that isn't done. */
  next: z.object({ url: z.string().startsWith('/'), label: z.string().min(1) }).nullable(),
  /** Null when the learning platform has reported nothing, or there is none. */
  reported: reportedProgressSchema.nullable(),
});
export type PathProgress = z.infer<typeof pathProgressSchema>;

/** The response of GET, PUT and DELETE /account/learning: the completed steps and every path that has been started. */
export const learningProgressSchema = z.object({
  done: z.array(z.string()),
  paths: z.array(pathProgressSchema),
  /** Whether paths can be opened in a learning platform. */
  hasPlatform: z.boolean(),
});
export type LearningProgress = z.infer<typeof learningProgressSchema>;

const pagePath = z
  .string()
  .max(200)
  .regex(/^\/(?!\/)[^?#\\]*$/, 'must be the path of a page of this site');

/** The JSON body of PUT and DELETE /account/learning: the path of a step. */
export const learningStepRequestSchema = z.object({ step: pagePath });

/** The JSON body of POST /account/learning/launch: the path of a learning path. */
export const launchRequestSchema = z.object({ path: pagePath });

/** The response of POST /account/learning/launch: where the browser goes next. */
export const launchSchema = z.object({ url: z.url({ protocol: /^https?$/ }) });
