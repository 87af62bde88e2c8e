import { z } from 'zod';

/** The steps that a user has marked as done, by URL. Response of the platform (GET and POST /api/learning/progress). */
export const completedStepsSchema = z.object({ done: z.array(z.string().min(1).max(200)).max(5_000) });
export type CompletedSteps = z.infer<typeof completedStepsSchema>;
