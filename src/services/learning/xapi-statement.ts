import { z } from 'zod';

const ADL = 'http://adlnet.gov/expapi/verbs';

/** The verbs that count as progress, and the one that voids a statement (ADL registry of verbs). */
export const VERBS = {
  completed: `${ADL}/completed`,
  passed: `${ADL}/passed`,
  failed: `${ADL}/failed`,
  scored: `${ADL}/scored`,
  progressed: `${ADL}/progressed`,
  voided: `${ADL}/voided`,
} as const;

/** The extension of a result that says how much is done, in percent (cmi5, section 9.5.5.1). */
export const PROGRESS_EXTENSION = 'https://w3id.org/xapi/cmi5/result/extensions/progress';

const iriSchema = z
  .string()
  .max(2_000)
  .regex(/^[a-z][a-z0-9+.-]*:\S+$/i, 'must be an IRI');
const languageMapSchema = z.record(z.string().max(35), z.string().max(1_000));
const extensionsSchema = z.record(iriSchema, z.json());
const timestampSchema = z.iso.datetime({ offset: true });

/** A learner is identified only by account: no email address, and no name even if one is sent. */
const actorSchema = z
  .strictObject({
    objectType: z.literal('Agent').optional(),
    name: z.string().optional(),
    account: z.strictObject({ homePage: iriSchema, name: z.uuid() }),
  })
  .transform(({ account }) => ({ objectType: 'Agent' as const, account }));

const activitySchema = z.strictObject({
  objectType: z.literal('Activity').default('Activity'),
  id: iriSchema,
  definition: z
    .strictObject({
      name: languageMapSchema.optional(),
      description: languageMapSchema.optional(),
      type: iriSchema.optional(),
      moreInfo: iriSchema.optional(),
      extensions: extensionsSchema.optional(),
    })
    .optional(),
});
const statementRefSchema = z.strictObject({ objectType: z.literal('StatementRef'), id: z.uuid() });

const resultSchema = z.strictObject({
  score: z
    .strictObject({
      scaled: z.number().min(-1).max(1).optional(),
      raw: z.number().optional(),
      min: z.number().optional(),
      max: z.number().optional(),
    })
    .optional(),
  success: z.boolean().optional(),
  completion: z.boolean().optional(),
  response: z.string().max(1_000).optional(),
  duration: z.iso.duration().optional(),
  extensions: extensionsSchema.optional(),
});

/**
 * A statement as a learning platform sends it (xAPI 1.0.3, part 2), as far as this site takes them: agents by account,
 * activities, no attachments. Properties that the specification doesn't have are refused, as it demands.
 */
export const statementSchema = z
  .strictObject({
    id: z.uuid().optional(),
    actor: actorSchema,
    verb: z.strictObject({ id: iriSchema, display: languageMapSchema.optional() }),
    object: z.union([statementRefSchema, activitySchema]),
    result: resultSchema.optional(),
    context: z.record(z.string(), z.json()).optional(),
    timestamp: timestampSchema.optional(),
    version: z
      .string()
      .regex(/^1\.0(?:\.\d+)?$/, 'must be 1.0.x')
      .optional(),
    // Set by this site, whatever is sent.
    stored: z.unknown().optional(),
    authority: z.unknown().optional(),
  })
  .transform(({ stored: _stored, authority: _authority, ...statement }) => statement)
  .refine(
    ({ verb, object }) => (verb.id === VERBS.voided) === (object.objectType === 'StatementRef'),
    'voided, and nothing else, refers to a statement',
  );
export type Statement = z.output<typeof statementSchema>;
