import { sql } from '@payloadcms/db-postgres';
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionSlug,
  PayloadRequest,
  TextField,
  TextFieldSingleValidation,
} from 'payload';
import { APIError, ValidationError } from 'payload';
import { createKeyChoice } from '@/cms/admin-ui/fields/key-choice-component';
import { getDraftTable, getPublishedTable } from '@/cms/core/database/entry-tables';
import { queryRows } from '@/cms/core/database/transaction';

/** The collections whose entries have an author. */
const AUTHORED_COLLECTIONS = ['tutorials', 'posts', 'labs', 'white-papers'] as const satisfies readonly CollectionSlug[];

/** Maximum number of author keys listed in an error message. */
const NAMED_MAX = 12;

/**
 * Validates that the author exists, because the byline links to the author's page. An import validates all of its files
 * together instead.
 */
const validateAuthor: TextFieldSingleValidation = async (value, { req }) => {
  if (!value) return 'Choose an author.';
  if (req.context['importing'] === true) return true;
  const { docs } = await req.payload.find({
    collection: 'authors',
    sort: 'key',
    pagination: false,
    depth: 0,
    select: { key: true },
    req,
  });
  const keys = docs.map(({ key }) => key);
  if (keys.includes(value)) return true;
  const rest = keys.length - NAMED_MAX;
  const known = keys.slice(0, NAMED_MAX).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
  return `No author has the key “${value}”. Available keys: ${known}. To add an author, open Content > Authors.`;
};

/** The author of an entry. */
export const authorField: TextField = {
  name: 'author',
  type: 'text',
  required: true,
  index: true,
  validate: validateAuthor,
  admin: {
    description: 'Shown above the text, with a link to the author’s page. To add an author, open Content > Authors.',
    components: { Field: createKeyChoice('authors') },
  },
};

/** Prevents changing the key of an author while entries refer to it. */
export const preventRenamingUsedAuthor: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const before: unknown = originalDoc?.key;
  if (operation !== 'update' || typeof before !== 'string' || data['key'] === before) return data;
  const count = await countByAuthor(before, req);
  if (count > 0)
    throw new ValidationError({
      collection: 'authors',
      errors: [
        { path: 'key', message: `${describeUsage(count)} “${before}” as the author. Change them first, or keep the key.` },
      ],
      req,
    });
  return data;
};

/** Prevents deleting an author while entries refer to it: their bylines would link to a missing page. */
export const preventDeletingUsedAuthor: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { key } = await req.payload.findByID({ collection: 'authors', id, depth: 0, req });
  const count = await countByAuthor(key, req);
  if (count > 0)
    throw new APIError(`Nothing was deleted. ${describeUsage(count)} “${key}” as the author. Assign another author first.`, 409);
};

async function countByAuthor(key: string, req: PayloadRequest): Promise<number> {
  return (await queryRows(req, buildByAuthorQuery(key))).length;
}

/** Builds the query for the entries that name an author, in what is public or in their latest drafts. */
export function buildByAuthorQuery(key: string): ReturnType<typeof sql> {
  const queries = AUTHORED_COLLECTIONS.flatMap((collection) =>
    [getPublishedTable(collection), getDraftTable(collection)].map(
      ({ name, id, prefix, where }) =>
        sql`select ${collection}::text as collection, ${sql.identifier(id)} as id from ${sql.identifier(name)}
          where ${where} and ${sql.identifier(`${prefix}author`)} = ${key}`,
    ),
  );
  return sql.join(queries, sql` union `);
}

function describeUsage(count: number): string {
  return count === 1 ? '1 entry names' : `${count} entries name`;
}
