import { z } from 'zod';

const listSchema = z
  .array(z.string())
  .nullish()
  .transform((list) => list ?? []);

const actionSchema = z.object({ kind: z.string(), title: z.string(), majors: listSchema, text: z.string() });

/** What an assessment is computed from: rows of the collections, of the content files, or of the file for the browser. */
export const assessmentFactsSchema = z.object({
  versions: z.array(
    z.object({
      major: z.number(),
      released: z.string(),
      endOfLife: z.string().nullish(),
      lastRelease: z.string().nullish(),
    }),
  ),
  releases: z.array(
    z.object({
      released: z.string(),
      versions: listSchema,
      notesRead: listSchema,
      actions: z
        .array(actionSchema)
        .nullish()
        .transform((list) => list ?? []),
    }),
  ),
  cves: z.array(
    z.object({
      key: z.string(),
      description: z.string().nullish(),
      score: z.number().nullish(),
      affected: z.array(z.object({ from: z.string(), fixedIn: z.string() })),
      notRead: listSchema,
    }),
  ),
});
