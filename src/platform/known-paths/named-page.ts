import { z } from 'zod';

export const namedPageSchema = z.object({ url: z.string(), label: z.string(), description: z.string() });

/** A page or an entry, as a 404 page suggests it. */
export type NamedPage = z.infer<typeof namedPageSchema>;
