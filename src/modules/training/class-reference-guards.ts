import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';

/** What a class refers to by its key, and the collection with those rows. */
const REFERENCES = { course: 'courses', instructor: 'instructors' } as const;
type ClassReference = keyof typeof REFERENCES;

interface ClassReferenceGuards {
  beforeChange: CollectionBeforeChangeHook[];
  beforeDelete: CollectionBeforeDeleteHook[];
}

/**
 * Creates hooks that prevent changing the key of a row, or deleting the row, while classes refer to it. An import may do
 * both, because it writes and deletes the classes in the same transaction.
 */
export function createClassReferenceGuards(reference: ClassReference): ClassReferenceGuards {
  return { beforeChange: [preventRenaming(reference)], beforeDelete: [preventDeleting(reference)] };
}

function preventRenaming(reference: ClassReference): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, operation, collection, req }) => {
    const before: unknown = originalDoc?.['key'];
    if (operation !== 'update' || typeof before !== 'string' || data['key'] === before) return data;
    const usage = await describeUsage(reference, before, req);
    if (usage !== undefined)
      throw new ValidationError({
        collection: collection.slug,
        errors: [{ path: 'key', label: 'key', message: `${usage} Change them first, or keep the key.` }],
        req,
      });
    return data;
  };
}

function preventDeleting(reference: ClassReference): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const { key } = await req.payload.findByID({ collection: REFERENCES[reference], id, depth: 0, req });
    const usage = await describeUsage(reference, key, req);
    if (usage !== undefined)
      throw new APIError(
        `Nothing was deleted. ${usage} Assign another ${reference} or delete them first (Training > Live classes).`,
        409,
      );
  };
}

/** Says how many classes name the row; undefined when it may be changed and deleted. */
async function describeUsage(reference: ClassReference, key: string, req: PayloadRequest): Promise<string | undefined> {
  if (req.context['importing'] === true) return undefined;
  const { totalDocs: count } = await req.payload.count({
    collection: 'training-classes',
    where: { [reference]: { equals: key } },
    req,
  });
  if (count === 0) return undefined;
  return `${count === 1 ? '1 class names' : `${count} classes name`} the ${reference} “${key}”.`;
}
