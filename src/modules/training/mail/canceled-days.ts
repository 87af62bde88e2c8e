import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { queryRows } from '@/cms/core/database/transaction';
import { formatIsoWithOffset, toZonedDateTime } from '@/platform/zoned-time';
import type { ClassDay } from './class-calendar';

const rowSchema = z.object({ number: z.number(), begins: z.string(), ends: z.string(), zone: z.string() });

/**
 * Records which days of a class were canceled, and when they would have been. A day that is reinstated is removed from the record.
 * @param left number of days that the class has now
 */
export async function recordCanceledDays(
  req: PayloadRequest,
  classId: number,
  { canceled, left }: { canceled: readonly ClassDay[]; left: number },
): Promise<void> {
  await queryRows(req, sql`delete from class_dropped_days where class_id = ${classId} and number <= ${left}`);
  for (const { number, begin, end } of canceled)
    await queryRows(
      req,
      sql`
        insert into class_dropped_days (class_id, number, begins, ends, zone)
        values (${classId}, ${number}, ${formatIsoWithOffset(begin)}, ${formatIsoWithOffset(end)}, ${begin.timeZoneId})
        on conflict (class_id, number) do update set begins = excluded.begins, ends = excluded.ends, zone = excluded.zone`,
    );
}

/** Finds the canceled days of a class. */
export async function findCanceledDays(req: PayloadRequest, classId: number): Promise<ClassDay[]> {
  const rows = await queryRows(
    req,
    sql`select number, begins, ends, zone from class_dropped_days where class_id = ${classId} order by number`,
  );
  return z
    .array(rowSchema)
    .parse(rows)
    .map(({ number, begins, ends, zone }) => ({
      number,
      begin: toZonedDateTime({ wall: begins, zone }),
      end: toZonedDateTime({ wall: ends, zone }),
    }));
}
