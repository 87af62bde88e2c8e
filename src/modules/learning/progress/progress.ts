import { z } from 'zod';

/** Most steps that one person can mark. */
export const MAX_COMPLETED_STEPS = 1_000;

/** A learning path, and how far somebody has come on it. */
export const pathProgressSchema = z.object({
  url: z.string().startsWith('/'),
  title: z.string().min(1),
  steps: z.number().int().positive(),
  done: z.number().int().nonnegative(),
  /** The first step that is not done. */
  next: z.object({ url: z.string().startsWith('/'), label: z.string().min(1) }).nullable(),
});
export type PathProgress = z.infer<typeof pathProgressSchema>;

/** Answer of GET, PUT and DELETE /account/learning: the steps that are done, and every path that has been begun. */
export const learningProgressSchema = z.object({ done: z.array(z.string()), paths: z.array(pathProgressSchema) });
export type LearningProgress = z.infer<typeof learningProgressSchema>;

/** What PUT and DELETE /account/learning are asked with, as JSON: the address of a step. */
export const learningStepRequestSchema = z.object({
  step: z
    .string()
    .max(200)
    .regex(/^\/(?!\/)[^?#\\]*$/, 'must be the path of a page of this site'),
});
