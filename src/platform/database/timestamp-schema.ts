import { z } from 'zod';

/** A timestamp in a row of a query, which is a date or text, depending on how the query was sent. Its result is in ISO 8601. */
export const timestampSchema = z.union([z.date(), z.string()]).transform((value) => new Date(value).toISOString());
