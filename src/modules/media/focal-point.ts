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
  const asked = fromAdmin.safeParse(query);
  if (asked.success) return asked.data;
  const given = fromData.safeParse(data);
  return given.success ? given.data : undefined;
}
