import * as z from 'zod/mini';

/** The maximum number of steps one person can mark. */
export const COMPLETED_STEPS_MAX = 1_000;

/** What the learning platform has reported about a learning path: percent done, result, and score in percent. */
const reportedProgressSchema = z.object({
  percent: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
  result: z.nullable(z.enum(['passed', 'failed'])),
  score: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
});
export type ReportedProgress = z.infer<typeof reportedProgressSchema>;

/** A learning path and a person's progress on it. */
const pathProgressSchema = z.object({
  url: z.string().check(z.startsWith('/')),
  title: z.string().check(z.minLength(1)),
  steps: z.int().check(z.positive()),
  done: z.int().check(z.nonnegative()),
  /** The first step that isn't done. */
  next: z.nullable(z.object({ url: z.string().check(z.startsWith('/')), label: z.string().check(z.minLength(1)) })),
  /** Null when the learning platform has reported nothing, or there is none. */
  reported: z.nullable(reportedProgressSchema),
});

/** The response of GET, PUT and DELETE /account/learning: the completed steps and every path that has been started. */
export const learningProgressSchema = z.object({
  done: z.array(z.string()),
  paths: z.array(pathProgressSchema),
  /** Whether paths can be opened in a learning platform. */
  hasPlatform: z.boolean(),
});
export type LearningProgress = z.infer<typeof learningProgressSchema>;

const pagePathSchema = z
  .string()
  .check(z.maxLength(200), z.regex(/^\/(?!\/)[^?#\\]*$/, 'must be the path of a page of this site'));

/** The JSON body of PUT and DELETE /account/learning: the path of a step. */
export const learningStepRequestSchema = z.object({ step: pagePathSchema });

/** The JSON body of POST /account/learning/launch: the path of a learning path. */
export const launchRequestSchema = z.object({ path: pagePathSchema });

/** The response of POST /account/learning/launch: the URL that the browser opens next. */
export const launchSchema = z.object({ url: z.url({ protocol: /^https?$/ }) });
