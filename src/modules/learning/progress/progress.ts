import { z } from 'zod';

/** The maximum number of steps one person can mark. */
export const MAX_COMPLETED_STEPS = 1_000;

/** A learning path and a person's progress on it. */
export const pathProgressSchema = z.object({
  url: z.string().startsWith('/'),
  title: z.string().min(1),
  steps: z.number().int().positive(),
  done: z.number().int().nonnegative(),
  /** The first step that isn't done. */
  next: z.object({ url: z.string().startsWith('/'), label: z.string().min(1) }).nullable(),
});
export type PathProgress = z.infer<typeof pathProgressSchema>;

/** The response of GET, PUT and DELETE /account/learning: the completed steps and every path that has been started. */
export const learningProgressSchema = z.object({ done: z.array(z.string()), paths: z.array(pathProgressSchema) });
export type LearningProgress = z.infer<typeof learningProgressSchema>;

/** The JSON body of PUT and DELETE /account/learning: the path of a step. */
export const learningStepRequestSchema = z.object({
  step: z
    .string()
    .max(200)
    .regex(/^\/(?!\/)[^?#\\]*$/, 'must be the path of a page of this site'),
});
