import { z } from 'zod';
import type { FocalPoint } from './picture';

const percentSchema = z.coerce.number().min(0).max(100).transform(Math.round);
const fromAdminSchema = z
  .object({ uploadEdits: z.object({ focalPoint: z.object({ x: percentSchema, y: percentSchema }) }) })
  .transform(({ uploadEdits }) => uploadEdits.focalPoint);
const fromDataSchema = z
  .object({ focalX: percentSchema, focalY: percentSchema })
  .transform(({ focalX, focalY }) => ({ x: focalX, y: focalY }));

/**
 * Returns the focal point in a request. The admin sends it in the query, an uploaded file in its fields. Undefined when
 * the request has none.
 */
export function parseFocalPoint(query: unknown, data: unknown): FocalPoint | undefined {
  const inQuery = fromAdminSchema.safeParse(query);
  if (inQuery.success) return inQuery.data;
  const inFields = fromDataSchema.safeParse(data);
  return inFields.success ? inFields.data : undefined;
}
