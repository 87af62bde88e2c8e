import { z } from 'zod';
import type { FocalPoint } from './picture';

const percent = z.coerce.number().min(0).max(100).transform(Math.round);
const fromAdmin = z
  .object({ uploadEdits: z.object({ focalPoint: z.object({ x: percent, y: percent }) }) })
  .transform(({ uploadEdits }) => uploadEdits.focalPoint);
const fromData = z.object({ focalX: percent, focalY: percent }).transform(({ focalX, focalY }) => ({ x: focalX, y: focalY }));

/**
 * Returns the focal point in a request. The admin sends it in the query, an uploaded file in its fields. Undefined when
 * the request has none.
 */
export function parseFocalPoint(query: unknown, data: unknown): FocalPoint | undefined {
  const inQuery = fromAdmin.safeParse(query);
  if (inQuery.success) return inQuery.data;
  const inFields = fromData.safeParse(data);
  return inFields.success ? inFields.data : undefined;
}
