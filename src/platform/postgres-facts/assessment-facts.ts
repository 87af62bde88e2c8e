import * as z from 'zod/mini';

const listSchema = z.pipe(
  z.nullish(z.array(z.string())),
  z.transform((list) => list ?? []),
);

const actionSchema = z.object({ kind: z.string(), title: z.string(), majors: listSchema, text: z.string() });

/** The input of an assessment: rows of the collections, of the content files, or of the file for the browser. */
export const assessmentFactsSchema = z.object({
  versions: z.array(
    z.object({
      major: z.number(),
      released: z.string(),
      endOfLife: z.nullish(z.string()),
      lastRelease: z.nullish(z.string()),
    }),
  ),
  releases: z.array(
    z.object({
      released: z.string(),
      versions: listSchema,
      notesRead: listSchema,
      actions: z.pipe(
        z.nullish(z.array(actionSchema)),
        z.transform((list) => list ?? []),
      ),
    }),
  ),
  cves: z.array(
    z.object({
      key: z.string(),
      description: z.nullish(z.string()),
      score: z.nullish(z.number()),
      affected: z.array(z.object({ from: z.string(), fixedIn: z.string() })),
      notRead: listSchema,
    }),
  ),
});
